"""For the site: pages that lie in the root of the repository, with links that work from here."""

import re
from pathlib import Path
from typing import Any

ROOT_PAGES = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    name = ROOT_PAGES.get(page.file.src_uri)
    if name is None:
        return markdown
    text = Path(config.config_file_path).with_name(name).read_text(encoding="utf-8")
    text = text.replace("](docs/", "](")
    # What is not a page of the site is a file of the repository.
    return re.sub(r"\]\((\w+/[\w/.-]+)\)", rf"]({config.repo_url}/blob/main/\1)", text)
