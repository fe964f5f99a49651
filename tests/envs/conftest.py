"""Small matrices: the threads of several test workers would only get in each other's way."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
