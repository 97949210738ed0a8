"""What the site draws: class diagrams, tables of what was measured, and one chart."""
import html, json, re, subprocess
from collections import Counter

GRAPH = ('digraph { bgcolor=none nodesep=.35 ranksep=.45 node [shape=box fontname=Helvetica fontsize=13 '
         'margin="0.16,0.08"] edge [fontname=Helvetica fontsize=12 arrowsize=.8]\n')
# The arrows of a diagram: how Graphviz draws them, and what they say.
ARROWS = {
    "*--": ("dir=back arrowtail=diamond", "has"), "<|--": ("dir=back arrowtail=empty", "is the base of"),
    "<|..": ("dir=back arrowtail=empty style=dashed", "is adopted by"), "-->": ("arrowhead=vee", "uses"),
    "..>": ("arrowhead=vee style=dashed", "depends on")}
FIGURES = {
    "linesEdited": "lines edited", "linesAdded": "lines added", "filesOpened": "files opened", "places": "spots"}
RESULTS = {-1: "better", 0: "the same", 1: "worse"}  # The last version beside the first: less is better.


def diagram(mermaid):
    """A class diagram in Mermaid's notation, laid out by Graphviz; its label says the same in words."""
    graph, words = GRAPH, []
    for name, kind, members in re.findall(r"class (\w+) \{\s*<<(.+?)>>\s*([^}]*)\}", mermaid):
        cells = [f'<td><font point-size="11">{kind}</font></td>', f"<td><b>{name}</b></td>"]
        cells += [f'<td align="left">{html.escape(one.strip())}</td>' for one in members.strip().splitlines()]
        rows = "".join(f"{'<hr/>' * (number == 2)}<tr>{cell}</tr>" for number, cell in enumerate(cells))
        graph += f'{name} [class="{kind.split()[-1]}" label=<<table border="0" cellspacing="0">{rows}</table>>]\n'
    arrows = re.findall(r'(?m)^ *(\w+) (\S+) (?:"(\S+)" )?(\w+)(?: : (.+))?$', mermaid)
    for left, arrow, many, right, label in arrows:
        look, verb = ARROWS[arrow]
        graph += f'{left} -> {right} [{look} label="  {many} {label} "]\n'
        words.append(f"{left} {verb} {'many ' * (many == '*')}{right}")
    drawn = subprocess.run(["dot", "-Tsvg"], input=graph + "}", capture_output=True, text=True, check=True).stdout
    drawn = re.sub(r"(?s)^.*?(?=<svg )|<title>.*?</title>|<!--.*?-->", "", drawn)
    label = html.escape(f"Class diagram. {'; '.join(words)}.")
    return drawn.replace("<svg ", f'<svg role="img" class="diagram" aria-label="{label}" ', 1)


def outcome(page, versions):
    """What was measured of a change or a mistake: for each version, its figures by their headings."""
    measured = json.loads((page.parents[2] / "Evidence.json").read_text())
    title = re.match("# (.*)", page.read_text())[1]
    one = next((one for one in measured["requests"] + measured["slips"] if one["title"] == title), {})
    found = one.get("effort") or one.get("outcome", {})
    return {version: cells(found[version.lower()]) for version in versions if version.lower() in found}


def cells(found):
    if "figures" in found:
        return {heading: str(found["figures"][key]) for key, heading in FIGURES.items()}
    broken, unrelated = len(found["broken"]), len(found["unrelated"])
    tests = f"{broken} test{'s' * (broken > 1)}" + f", {unrelated} unrelated" * (unrelated > 0)
    compiler = f"the compiler: `{found['error']}`" if "error" in found else ""
    return {"what catches it": compiler or (tests if broken else "nothing")}


def table(outcomes, names):
    """Changes or mistakes, by their links: a column for each figure or, if there is but one, for each version."""
    names = [name for name in names if any(name in versions for versions in outcomes.values())]
    figures = [*next(iter(next(iter(outcomes.values())).values()))]
    rows = [["title", *(figures if len(figures) > 1 else names)]]
    rows.append(["---"] * len(rows[0]))
    for link, versions in outcomes.items():
        found = [[versions.get(name, {}).get(figure, "–") for name in names] for figure in figures]
        rows.append([link, *(map(" → ".join, found) if len(figures) > 1 else found[0])])
    return "\n" + "".join(f"| {' | '.join(row)} |\n" for row in rows)


def chart(changes, versions):
    """In how many changes the last version takes less, the same and more: a bar for each figure."""
    text = " ".join(f'<span class="{word}">{word}</span>' for word in RESULTS.values())
    text = f'<p class="legend">The <em>{versions[-1].lower()}</em> version is {text}</p>'
    for heading, expected in ("Expected by the principle", True), ("Not expected", False):
        chosen = [[*outcome(page, versions).values()] for page in changes
                  if ("- Kind: expected" in page.read_text()) == expected]
        text += f'<table class="bars"><caption>{heading}: {len(chosen)} changes</caption>'
        for figure in FIGURES.values():
            pairs = [(int(found[0][figure]), int(found[-1][figure])) for found in chosen]
            count = Counter((last > first) - (last < first) for first, last in pairs)
            bars = "".join(f'<span class="{word}" style="flex-grow:{count[sign]}">{count[sign]}<i> {word}</i></span>'
                           for sign, word in RESULTS.items() if count[sign])
            text += f'<tr><th scope="row">{figure}</th><td><div>{bars}</div></td></tr>'
        text += "</table>"
    return text
