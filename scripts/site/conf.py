"""The book as a site: the settings for Sphinx, which `scripts/site/build` starts.

The pages are the book's own files, and a step's patch is a page too. `Page` turns each file into the Markdown that
Sphinx reads; a lesson's `Lesson.json` becomes the page that shows its first and last versions beside each other."""
import html, itertools, json, os, re, shutil, subprocess, sys, tempfile
from collections import Counter
from pathlib import Path

from docutils import nodes
from sphinx.highlighting import PygmentsBridge

sys.path.insert(0, str(Path(__file__).parent))
import swift_code

# How the book names its files. Beside the page of a change or a mistake are its patches, named after the versions;
# beside that of a cure, one for our code and one for our next release.
VERSIONS = ["Before", "Fix", "After"]
CHANGES, MISTAKES, CURES = "Changes/*/Change.md", "Mistakes/*/Mistake.md", "Cures/*/Cure.md"
PATCHES = "Steps/*.diff"
STEPS, EVIDENCE, RESULTS, SIDES = "Steps.md", "Evidence.md", "Results.md", "Lesson.json"
FIGURES = {"linesEdited": "lines edited", "linesAdded": "lines added", "filesOpened": "files opened"}
NO_EDIT = re.compile("It does not arise")
SNIPPET = r"[ +-]*// (?:snippet|end): .*"  # A comment that marks a part of a source that pages quote.

project = author = html_title = "Shipshape"
extensions, html_theme, root_doc = ["myst_parser"], "furo", "README"
source_suffix = {".md": "markdown", ".diff": "markdown", ".json": "markdown"}
include_patterns = ["README.md", "CONTRIBUTING.md", "Lessons/*.md", *(
    f"Lessons/*/{page}" for page in ("README.md", SIDES, STEPS, PATCHES, EVIDENCE, CHANGES, MISTAKES, CURES))]
myst_heading_anchors, smartquotes_action = 4, "q"  # Quotes only: `--mine` is an option.
html_copy_source = html_show_sphinx = html_show_copyright = html_use_index = False
html_css_files, html_js_files = ["book.css"], ["book.js"]
html_static_path = html_css_files + html_js_files
html_favicon, templates_path, highlight_language = "icon.svg", ["templates"], "text"
html_theme_options = {"navigation_with_keys": True}
pygments_style = pygments_dark_style = "none"


def block(kind, text):
    """A directive or code, between fences longer than those inside."""
    fence = "`" * max([3, *(len(ticks) + 1 for ticks in re.findall("`{3,}", text))])
    return f"\n{fence}{kind}\n{text}\n{fence}\n"


def figure(caption, contents):
    return block("{container} figure", block("{container} file", caption) + contents)


def fold(summary, contents):
    return f"\n<details><summary>{summary}</summary>\n{contents}\n</details>\n"


def bars(table):
    """A table of counts as bars, one for each row. The table says the same, so a screen reader passes them over."""
    (_, *heads), _, *rows = (re.findall(r"[^|]+", row[1:-1]) for row in table.strip().splitlines())
    names = [f'<span class="bar-{at}">{head.partition("(")[0].strip()}</span>' for at, head in enumerate(heads[:-1])]
    text = f'<p class="bars">{" ".join(names)}</p>'
    for name, *cells in rows:
        counts = (cell.split()[0] for cell in cells[:-1])
        parts = [f'<span class="bar-{at}" style="flex:{count}">{count}</span>'
                 for at, count in enumerate(counts) if count != "0"]
        text += f'<div class="bars" aria-hidden="true"><b>{name.strip()}</b>{"".join(parts)}</div>'
    return block("{raw} html", text)


def numbered(folder, pattern):
    """The pages of a kind, in the order of the numbers with which their folders begin."""
    return sorted(folder.glob(pattern), key=lambda page: int(page.parent.name.split("-")[0]))


def tree(*pages, options=":hidden:\n:glob:\n"):
    """The pages below a page, for the contents and the links onward."""
    return block("{toctree}", options + "\n" + re.sub(r"\.(md|json|diff)\b", "", "\n".join(pages)))


LEGEND = block("{raw} html", """<p class="legend"><span class="gd">− removed</span> <span class="gi">+ added</span>
<span class="gd-Moved">&lt; moved from here</span> <span class="gi-Moved">&gt; moved to here</span></p>""")


def changed_files(patch):
    """Each file of a patch: its path in a version, and its lines: `<` and `>` mark moved ones, `…` those left out.

    Files that are new or gone come last."""
    files = []
    for part in re.split(r"(?m)^diff --git ", patch)[1:]:
        path = re.findall(r"(?m)^(?:---|\+\+\+) [ab]/(.+)$", part)[-1]
        end, lines = 1, []
        hunk = r"(?m)^@@ -(\d+).*\n((?: \n)*)((?:[-+ ].*\n)+?)(?: \n)*(?![-+ ])"  # Without empty lines around it.
        hunks = re.findall(hunk, part)
        assert len(hunks) == len(re.findall("(?m)^@@ -", part)), f"a patch of {path} has a part of another form"
        for start, blank, group in hunks:
            start = int(start) + blank.count("\n")
            if start > end:
                lines.append(f"… {start - end} unchanged line{'s' * (start - end > 1)}")
            group = group.splitlines()
            end = start + sum(line[0] != "+" for line in group)
            lines += [line for line in group if not re.match(SNIPPET, line)]
        files.append((re.sub(rf"^(Sources/Lessons/[^/]+/)?({'|'.join(VERSIONS)})/", "", path), lines))
    removed, added = ({line[1:].strip() for _, lines in files for line in lines if line[0] == mark} for mark in "-+")
    moved = {line for line in removed & added if len(line) > 12}
    marks = str.maketrans("-+", "<>")
    files = [(path, [line[0].translate(marks) + line[1:] if line[1:].strip() in moved else line for line in lines])
             for path, lines in files]
    return sorted(files, key=lambda file: is_whole(file[1]))


def is_whole(lines):
    """Whether a file is new or gone: a difference shows all of it."""
    return all(line[0] not in " …" for line in lines)


def difference(path, lines, more=""):
    """A file's differences, old lines above new ones."""
    count = Counter(line[0] for line in lines)
    numbers = {"removed": count["-"], "added": count["+"], "moved": max(count["<"], count[">"])}
    words = ", ".join(f"{number} {word}" for word, number in numbers.items() if number)
    return figure(f"**{path}** {words}", block("diff", "\n".join(lines)) + more)


class Page:
    """A file of the book as a page of the site."""

    def __init__(self, app, name):
        self.root, self.path = Path(app.srcdir).resolve(), Path(app.env.doc2path(name)).resolve()
        self.folder, self.env, self.host = self.path.parent, app.env, app.config.code_host
        folders = (one for one in self.path.parents if one.is_relative_to(self.root))
        self.lesson = next((one for one in folders if (one / SIDES).exists()), None)

    def link(self, words, file, mark=""):
        """A link to the page that shows a file, or else to the code host; the words alone if there is neither."""
        others = [file / "README.md", *(file.parent.glob("*.md") if file.suffix == ".diff" else [])]
        for page in file, *others:
            if self.env.path2doc(str(page)) in self.env.found_docs:
                return f"[{words}]({os.path.relpath(page, self.folder)}{mark})"
        return f"[{words}]({self.host}/{file.relative_to(self.root)})" if self.host else words

    def linked(self, found):
        file = (self.folder / found[2]).resolve()
        is_ours = found[2] and file.is_relative_to(self.root) and file.exists()
        return self.link(found[1], file, found[3]) if is_ours else found[0]

    def quoted(self, found):
        """Code, below a line that says where it is from; Sphinx fills in the title of a patch."""
        file = self.root / found[1].split("#")[0]
        words = "" if file.suffix == ".diff" else "/".join(file.parts[-2:])
        version = f", {file.stem.lower()}" if file.stem in VERSIONS else ""
        return figure(self.link(words, file) + version, "\n" + found[2])

    def place(self, words=""):
        """The line above a title: a link to the lesson, whose title Sphinx fills in, and what the page is."""
        return block("{container} place", self.link("", self.lesson) + words) + "\n"

    def step(self):
        """A step's patch: its reason, its differences, and each file as a whole in a fold."""
        patches, patch = sorted(self.folder.glob("*.diff")), self.path.read_text()
        kind, title, reason = re.search(r"(?ms)^Subject: \[PATCH.*?\] (.+?): (.+?)\n\n(.*?)^---$", patch).groups()
        number, version = patches.index(self.path) + 1, Path("Sources/Lessons", self.lesson.name, VERSIONS[0])
        text = self.place(f" · step {number} of {len(patches)} · {kind}") + f"# {' '.join(title.split())}\n\n"
        text += reason + LEGEND
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(self.root / version, folder / version)
            subprocess.run(["git", "apply", "--include=Sources/*", *patches[:number]], cwd=folder, check=True)
            for path, lines in changed_files(patch):
                file = folder / version / path
                is_folded = file.exists() and not is_whole(lines)
                code = re.sub(rf"(?m)^{SNIPPET}\n", "", file.read_text()) if is_folded else ""
                text += difference(path, lines, more=code and fold(f"{path} as a whole", block("swift", code)))
        return text

    def outcomes(self, title):
        """What a change takes, or what catches a mistake, in each version."""
        if self.path.match(CHANGES):
            changes = json.loads((self.lesson / "Evidence.json").read_text())["changes"]
            figures = next((change["figures"] for change in changes if change["name"] == self.folder.name), {})
            return {version: ", ".join(f"{words}: {found[key]}" for key, words in FIGURES.items())
                    for version, found in figures.items()}
        section = (self.lesson / EVIDENCE).read_text().partition(f"\n### {title}\n")[2].partition("\n#")[0]
        assert section, f"{EVIDENCE} must say what catches “{title}”"
        return dict(re.findall(r"(?m)^- \*(\w+)\*: (.*)", section))

    def introduction(self, words):
        """The link to the lesson, which of its changes, mistakes or cures this is, and its words."""
        kind, pages = self.path.stem.lower(), numbered(self.folder.parent, f"*/{self.path.name}")
        place = self.place(f" · {kind} {pages.index(self.path) + 1} of {len(pages)}")
        return place + re.sub(r"(?m)^- ([A-Z][a-z ]+):", r"- **\1**:", words)

    def modules(self, pattern):
        """Sources beside a page: modules that are all new."""
        files = sorted(self.folder.glob(pattern), reverse=True)
        return [(file.name, re.sub(f"(?m)^{SNIPPET}\n", "", re.sub("(?m)^", "+", file.read_text())).splitlines()[:-1])
                for file in files]

    def patched(self, pattern):
        return [file for patch in sorted(self.folder.glob(pattern)) for file in changed_files(patch.read_text())]

    def cure(self):
        """What else would serve the request: what was measured, our code, the partners' modules, and our release."""
        rows = re.findall(r"(?m)^\| (.*) \|$", (self.lesson / EVIDENCE).read_text().partition("<!-- cures -->")[2])
        row = next((row for row in rows if f"({self.path.relative_to(self.lesson)})" in row), None)
        assert row, f"{EVIDENCE} must have a row for {self.folder.name}"
        found = "; ".join(f"{head}: {cell}" for head, cell in list(zip(rows[0].split(" | "), row.split(" | ")))[1:])
        words = self.path.read_text()
        on = re.search(r"(?m)^- On: (\w+)$", words)[1]
        words = re.sub(r"(?m)^- (On|Alone|All|Module): .*\n", "", words)
        text = self.introduction(words) + block("{container} place", found[:1].upper() + found[1:])
        ours, modules, release = self.patched("Ours.diff"), self.modules("*.swift"), self.patched("Release.diff")
        on = {"fix": "the fix"}.get(on, f"the *{on}* version")
        text += f"\n## Our code\n\n{f'We change {on}:' if ours else f'We leave {on} as it is.'}\n"
        for title, files in ("", ours), ("The partners’ modules", modules), ("Our next release", release):
            text += f"\n## {title}\n" if title and files else ""
            text += "".join(itertools.starmap(difference, files))
        return text

    def edit(self):
        """A change or a mistake: its words, what came of it, and what each version has to change."""
        words = self.path.read_text()
        outcomes = self.outcomes(words.split("\n", 1)[0][2:])
        notes = dict(re.findall(rf"(?m)^- ({'|'.join(VERSIONS)}): (.*)", words))
        # What concerns one version stands below its heading.
        text = self.introduction(
            re.sub(rf"(?m)^- ({'|'.join(VERSIONS)}|Does not arise in .*):.*\n", "", words))
        for version in VERSIONS:
            files = self.patched(f"{version}*.diff") + self.modules(f"{version}*Other.swift")
            if files or version.lower() in outcomes:
                found = outcomes.get(version.lower(), "Not measured.")
                text += f"\n## {version}\n" + block("{container} place", found[:1].upper() + found[1:])
                note = notes.get(version, "")
                if not (note or files or NO_EDIT.match(found)):
                    note = f"The edit is that of the {VERSIONS[0].lower()} version."
                text += note + "\n" + "".join(itertools.starmap(difference, files))
        for tests in self.folder.glob("*Tests.swift"):
            text += "\n## Its tests\n" + fold(tests.name, block("swift", tests.read_text()))
        return text

    def sides(self):
        """The first and the last version of a lesson, in columns if there is room."""
        command = ["git", "diff", "--no-index", "--histogram", "-U9", VERSIONS[0], VERSIONS[-1]]
        sources = self.root / "Sources/Lessons" / self.lesson.name
        files = changed_files(subprocess.run(command, cwd=sources, capture_output=True, text=True).stdout)
        differences = "".join(itertools.starmap(difference, files))
        number = int(self.lesson.name.partition("-")[0])
        words = f"# Before and after\n\nAll that differs between the two versions of lesson {number}.\n{LEGEND}"
        return self.place() + words + block("{container} beside", differences)

    def results(self, text):
        """The numbers, a picture of what catches the mistakes, and each lesson's changes and mistakes in a fold."""
        text, count = re.subn(r"(?s)<!-- results -->\n\n(\|.*?\n)\n", lambda table: bars(table[1]) + table[0], text)
        assert count == 1, f"{RESULTS} must have one table of results"
        lesson = r"(?ms)^## (\d+\. [^\n]+)\n(\n\|.*?\n)(?=\n(?:## |<!-- end))"
        text, count = re.subn(lesson, lambda found: fold(found[1], found[2]), text)
        assert count, f"{RESULTS} must list every lesson's changes and mistakes"
        return text

    def front(self, text):
        """The README, with buttons below its first code."""
        first = min(self.folder.glob("Lessons/*/README.md"))
        minutes = re.search(r"Reading this page takes (\w+ min)", first.read_text())[1]
        other = ("Get the code", self.host.partition("/blob/")[0]) if self.host else ("First commands", "#two-commands")
        links = self.link(f"Read lesson 1 ({minutes})", first) + " [{}]({})".format(*other)
        code = re.search(r"(?s)\n(`{4,})\{container\} figure\n.*?\n\1\n", text)
        assert code, "README.md must quote code"
        text = text[:code.end()] + block("{container} buttons", links) + text[code.end():]
        lessons = tree("Lessons/*/README.md", options=":hidden:\n:glob:\n:numbered: 1\n")
        others = ("The path <Lessons/README>", f"Results <Lessons/{RESULTS}>", "Lessons/YourOwnCode", "Lessons/Teaching",
                  "Lessons/Glossary", "Lessons/Editors")
        return text + lessons + tree(*others, "CONTRIBUTING")

    def markdown(self, text):
        if self.path.suffix == ".diff":
            return self.step()
        if self.path.name == SIDES:
            return self.sides()
        if self.path.match(CHANGES) or self.path.match(MISTAKES):
            return self.edit()
        if self.path.match(CURES):
            return self.cure()
        text = re.sub(r"(?s)(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s#:]*)(#[^)\s]*|)\)", self.linked, text)
        text = re.sub(r"(?ms)^<!-- code: (\S+) -->\n((`{3,}).*?^\3\n)", self.quoted, text)
        assert self.path.name == "CONTRIBUTING.md" or "<!-- code:" not in text, f"{self.path}: no code below its origin"
        text = re.sub(r"(?m)^Reading this page .*$", lambda line: block("{container} place", line[0]), text)
        if self.path.name == RESULTS:
            return self.results(text)
        if self.path.name == EVIDENCE:
            text = text.replace("\n### ", "\n## ")
        if self.lesson:
            parts = f"Before and after <{SIDES}>", f"Step by step <{STEPS}>", f"Evidence <{EVIDENCE}>"
            link = block("{container} place", f"[Before and after, beside each other]({SIDES})")
            text = text.replace("\n## After\n", "\n## After\n" + link, 1)
            edits = [str(page.relative_to(self.folder)) for kind in (CURES, CHANGES, MISTAKES)
                     for page in numbered(self.folder, kind)]
            return text + tree(*{STEPS: [PATCHES], EVIDENCE: edits}.get(self.path.name, parts))
        return self.front(text) if self.folder == self.root and self.path.stem == root_doc else text


def complete(app, name, template, context, doctree):
    """Shortens the contents to the parts of the open lesson, leads from lesson to lesson, and describes the page."""
    def contents(**options):
        tree = whole(**options | {"collapse": True})
        assert 'href="#"' in tree or name in ("genindex", "search", root_doc), f"the contents of {name} do not show it"
        # The open page's link names it, for the headings above changes and mistakes.
        return tree.replace('href="#"', f'href="{name.rpartition("/")[2]}.html"')

    if whole := context.get("toctree"):
        context["toctree"] = contents
    body = context.get("body") or ""
    lessons = sorted(page for page in app.env.found_docs if re.fullmatch(r"Lessons/\d[^/]*/README", page))
    if name in lessons:
        at, pages = lessons.index(name), [root_doc, *lessons, f"Lessons/{Path(RESULTS).stem}"]
        for key, there in ("prev", at), ("next", at + 2):
            number, page = f"{there}. " if pages[there] in lessons else "", pages[there]
            title = number + app.env.titles[page].astext()
            context[key] = {"link": app.builder.get_relative_uri(name, page), "title": title}
        assert '<h2>After' in body and SIDES.replace("json", "html") in body, f"{name} must have a section “After”"
    if first := doctree and next(iter(doctree.findall(is_text)), None):
        words = html.escape(" ".join(first.astext().split()))
        context["metatags"] += f'<meta name="description" property="og:description" content="{words}">'
    body, count = re.subn(r'(?s)<table class="[^"]*docutils.*?</table>', labelled, body)
    assert count == body.count("<table"), f"{name} has a table of another form"
    assert '<span class="pre">' in body or "<code" not in body, f"{name} has code of another form"
    context["body"] = re.sub(r'<span class="pre">(?=[^<]{25})', '<span class="pre long">', body)


def is_text(node):
    """Whether a node is a paragraph of the page's own text, such as that which describes the page in a preview."""
    return isinstance(node, nodes.paragraph) and isinstance(node.parent, (nodes.section, nodes.block_quote))


def labelled(table):
    """A table whose cells know their headings, so that a phone can show each row as a card."""
    assert table[0].count("<thead>") == table[0].count("<tbody>") == 1, f"a table without headings: {table[0][:200]}"
    head, body = table[0].split("<tbody>")
    labels = itertools.cycle(re.sub("<[^>]+>|\n", "", heading) for heading in re.findall("(?s)<th .*?</th>", head))
    head = head.replace('<th class="head"><p></p></th>', "<td></td>")
    assert "<p></p>" not in head, "a heading without words must become a cell"
    body = re.sub(r"<td(?=[^>]*><p>\d+</p></td>)", "<td data-number", body)
    return f"{head}<tbody>" + re.sub("<td", lambda _: f'<td data-label="{next(labels)}"', body)


def named(page):
    """Furo's page, with names for a screen reader: two asides differ, labels without words are passed over."""
    for old, new in (('<aside class="sidebar-drawer"', '<aside aria-label="Contents" class="sidebar-drawer"'),
                     ('<aside class="toc-drawer', '<aside aria-label="On this page" class="toc-drawer'),
                     ('<label class="', '<label aria-hidden="true" class="')):
        assert old in page, f"Furo's page has no {old}"
        page = page.replace(old, new)
    return page


def setup(app):
    def read(app, name, source):
        source[0] = Page(app, name).markdown(source[0])

    app.add_config_value("code_host", "", "env")
    app.connect("builder-inited", lambda app: app.builder.templates.environment.filters.update(named=named))
    PygmentsBridge.html_formatter = swift_code.Lines
    app.add_lexer("swift", swift_code.Swift)
    app.add_lexer("diff", swift_code.SwiftDiff)
    app.connect("source-read", read)
    app.connect("html-page-context", complete, priority=400)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
