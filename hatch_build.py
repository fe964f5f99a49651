"""The build hook: mypyc compiles the rules into the wheel, npm builds the browser client for it.

Nothing is compiled in place: a stale extension would shadow the edited source next to it.

``ELGRANDE_COMPILE=0`` builds a pure-Python wheel and ``=1`` compiles or fails. Unset, the build
compiles if a C compiler works, and otherwise warns. ``ELGRANDE_OPT=0`` compiles fast and runs slow;
``ELGRANDE_LTO=1`` optimises across modules as it links: slower to build, faster games.
``ELGRANDE_UI=0`` leaves the browser client out; unset, a build without it fails.
"""

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

C_FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-fvisibility=hidden"]
# mypyc does not tell the C compiler that an index is seldom wrong and a count of references seldom
# zero. A branch that leads to a cold function counts as unlikely and is moved out of the way.
COLD = """#include <Python.h>
PyAPI_FUNC(void) PyErr_SetNone(PyObject *) __attribute__((cold));
PyAPI_FUNC(void) _Py_Dealloc(PyObject *) __attribute__((cold));
"""

sys.path.insert(0, str(Path(__file__).parent))  # build backends do not search here

from hatch_client import build_client, needed_to_build  # noqa: E402


class ReadmeHook(MetadataHookInterface):
    """The README as the package's description: its links work outside the repository."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = metadata["urls"]["Homepage"]
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = re.sub(r"!\[([^]]*)\]\((docs/)", rf"![\1]({home}/raw/main/\2", text)
        text = re.sub(r"\]\((?!https?:)", f"]({home}/blob/main/", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


class BuildHook(BuildHookInterface[Any]):
    """Adds what is not a source file, one method for each artefact."""

    def dependencies(self) -> list[str]:
        return needed_to_build(Path(self.root)) if client_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.target_name == "wheel":
            self.add_compiled_rules(build_data)
        self.add_browser_client(build_data)

    def add_browser_client(self, build_data: dict[str, Any]) -> None:
        """The client is built among the sources, ignored by git, and packed as an artefact."""
        if client_wanted():
            self.app.display_info(f"elgrande: {build_client(Path(self.root))}")
            build_data["artifacts"] += ["/src/elgrande/server/static", "/build/client.sha256"]
        else:
            self.app.display_info("elgrande: without the browser's client, as ELGRANDE_UI=0 asks")

    def add_compiled_rules(self, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("ELGRANDE_COMPILE", "")
        if wanted not in ("", "0", "1"):
            raise SystemExit(f"elgrande: ELGRANDE_COMPILE is {wanted!r}; use 0, 1 or unset it")
        if wanted == "0":
            self.app.display_info("elgrande: pure Python, as ELGRANDE_COMPILE=0 asks")
            return
        if not c_compiler_works():
            if wanted == "1":
                raise SystemExit("elgrande: ELGRANDE_COMPILE=1, but no working C compiler found")
            self.app.display_warning(
                "elgrande: no working C compiler (with Python.h), so this build is pure Python:"
                " the same game, many times slower"
            )
            return
        root = Path(self.root)
        modules = list(modules_to_compile(root / "src", self.config["compile"]))
        build_data["force_include"].update(compile_modules(root, modules))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"elgrande: {len(modules)} modules compiled to C")


def client_wanted() -> bool:
    wanted = os.environ.get("ELGRANDE_UI", "1")
    if wanted not in ("0", "1"):
        raise SystemExit(f"elgrande: ELGRANDE_UI is {wanted!r}; use 0, 1 or unset it")
    return wanted == "1"


def modules_to_compile(source: Path, names: Sequence[str]) -> Iterator[Path]:
    """The files behind the names; a package's ``__init__`` only re-exports and stays Python."""
    for name in names:
        path = source / name
        if path.is_dir():
            yield from (file for file in sorted(path.glob("*.py")) if file.stem != "__init__")
        else:
            yield path.with_suffix(".py")


def c_compiler_works() -> bool:
    """Try it: a compiler may be installed without Python's headers."""
    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\nvoid *PyInit_probe(void) { return 0; }\n")
        try:
            build_extensions([Extension("probe", [str(probe)])], Path(scratch))
        except (Exception, SystemExit):  # each platform's tools raise their own
            return False
    return True


def compile_modules(root: Path, modules: Sequence[Path]) -> dict[str, str]:
    """Compile the modules as one group: they call each other as C functions do.

    Returns each extension file with its place in the wheel.
    """
    from mypyc.build import mypycify  # not needed for pure Python

    work = root / "build" / "native"
    extensions = mypycify(
        [
            f"--config-file={root / 'pyproject.toml'}",
            f"--cache-dir={os.devnull}",
            # The compiled modules know only each other, but mypy also reads the packages they lie
            # in and what those import. An isolated build lacks these libraries and does not need
            # their types.
            "--follow-imports=silent",
            "--ignore-missing-imports",
            *(str(module.relative_to(root)) for module in modules),
        ],
        opt_level=os.environ.get("ELGRANDE_OPT", "3"),
        debug_level="0",
        multi_file=True,  # one C file a module: they compile side by side, and only when changed
        group_name="elgrande",
        target_dir=str(work / "c"),
    )
    flags = list(C_FLAGS)
    if sys.platform != "win32":
        cold = work / "c" / "cold.h"
        cold.write_text(COLD)
        flags += ["-include", str(cold)]
    lto = ["-flto"] if os.environ.get("ELGRANDE_LTO") == "1" else []
    for extension in extensions:  # which share one list of arguments
        extension.extra_compile_args = [*extension.extra_compile_args, *flags, *lto]
        extension.extra_link_args = [*extension.extra_link_args, *lto]
        extension.include_dirs.sort()  # mypyc lists them in any order; the cache wants one
    built = build_extensions(extensions, work)
    return {str(file): file.relative_to(built).as_posix() for file in built.rglob("*.*")}


def build_extensions(extensions: Sequence[Any], work: Path) -> Path:
    """Compile and link below ``work``; return the folder with the results."""
    library = work / "lib"
    shutil.rmtree(library, ignore_errors=True)
    command = CachingBuild(Distribution({"ext_modules": list(extensions)}))
    command.build_lib = str(library)
    command.build_temp = str(work / "tmp")
    command.objects = work / "objects"
    command.ensure_finalized()
    command.run()
    return library


class CachingBuild(build_ext):
    """Compiles on all processors, and a C file only if it or a header changed since last time."""

    objects: Path
    versions = (sys.version, version("mypy"))

    def build_extensions(self) -> None:
        compile_now = self.compiler.compile
        used: set[Path] = set()

        def compile_one(source: str, options: dict[str, Any]) -> str:
            program = getattr(self.compiler, "compiler_so", None)  # not on Windows
            digest = sha256(repr((self.versions, program, options)).encode())
            for file in (Path(source), *sorted(Path(source).parent.glob("*.h"))):
                digest.update(file.read_bytes())
            cached = self.objects / f"{digest.hexdigest()}{self.compiler.obj_extension}"
            used.add(cached)
            if not cached.exists():
                [fresh] = compile_now([source], **options)
                Path(fresh).replace(cached)
            return str(cached)

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            options.pop("depends")  # what compile_one looks at itself
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(lambda source: compile_one(source, options), sources))

        self.objects.mkdir(parents=True, exist_ok=True)
        self.compiler.compile = compile_all
        super().build_extensions()
        for stale in set(self.objects.iterdir()) - used:
            stale.unlink()
