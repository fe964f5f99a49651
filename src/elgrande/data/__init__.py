"""Games as tables: for statistics, notebooks and learning. `docs/data.md` describes them.

>>> from elgrande.data import TABLES, rows_of
>>> sorted(TABLES)
['bids', 'cards', 'decisions', 'games', 'placements', 'scorings', 'seats']
"""

from elgrande.data.frames import to_frame
from elgrande.data.rows import rows_of
from elgrande.data.tables import TABLES, Rows

__all__ = ["TABLES", "Rows", "rows_of", "to_frame"]
