"""Game reviews: what each decision cost, where the game turned, and how much was luck.

from elgrande.review import review
"""

from elgrande.review.findings import (
    Alternatives,
    Assessment,
    Comparison,
    Effort,
    Finding,
    Line,
    Margin,
    alternatives,
    compare,
    examine,
)
from elgrande.review.review import PlayerReview, Review, ReviewMoment, assemble, review
from elgrande.review.steps import UnfinishedError, course_of

__all__ = [
    "Alternatives",
    "Comparison",
    "Effort",
    "Finding",
    "Line",
    "Margin",
    "ReviewMoment",
    "PlayerReview",
    "Review",
    "UnfinishedError",
    "Assessment",
    "alternatives",
    "assemble",
    "compare",
    "course_of",
    "examine",
    "review",
]
