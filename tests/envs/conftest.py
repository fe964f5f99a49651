"""Small matrices: the threads of several test workers would only get in each other's way."""

import os
from importlib.util import find_spec

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# There is no OpenSpiel for Windows.
collect_ignore = [] if find_spec("pyspiel") else ["test_openspiel.py"]
