"""For the site: pages from the root of the repository, and links into the repository."""

import re
from pathlib import Path
from typing import Any

ROOT_PAGES = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
TEST = re.compile(r"`((?:\w+/)?)(test_\w+\.py)::(test_\w+)`")


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    repository = f"{config.repo_url}/blob/main"
    name = ROOT_PAGES.get(page.file.src_uri)
    if name is None:
        return TEST.sub(lambda found: link_to_test(*found.groups(), repository), markdown)
    text = Path(config.config_file_path).with_name(name).read_text(encoding="utf-8")
    text = text.replace("](docs/", "](")
    # What is not a page of the site is a file of the repository.
    return re.sub(r"\]\((\w+/[\w/.-]+)\)", rf"]({repository}/\1)", text)


def link_to_test(folder: str, file: str, test: str, repository: str) -> str:
    """A short link instead of a long name, which would leave the table no room."""
    return f'[test]({repository}/tests/{folder or "rules/"}{file} "{test}")'
