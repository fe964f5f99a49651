"""Game reviews: what each decision cost, where the game turned, and how much was luck.

from elgrande.review import review
"""

from elgrande.review.findings import Effort, Finding, Line, Verdict, examine
from elgrande.review.review import Moment, PlayerReview, Review, assemble, review
from elgrande.review.steps import UnfinishedError, course_of

__all__ = [
    "Effort",
    "Finding",
    "Line",
    "Moment",
    "PlayerReview",
    "Review",
    "UnfinishedError",
    "Verdict",
    "assemble",
    "course_of",
    "examine",
    "review",
]
