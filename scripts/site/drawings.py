"""What the site draws: class diagrams, and one chart of what was measured."""
import html, json, re, subprocess
from collections import Counter

GRAPH = ('digraph { bgcolor=none nodesep=.35 ranksep=.45 node [shape=box fontname=Helvetica fontsize=13 '
         'margin="0.16,0.08"] edge [fontname=Helvetica fontsize=12 arrowsize=.8]\n')
# The arrows of a diagram: how Graphviz draws them, and what they say.
ARROWS = {
    "*--": ("dir=back arrowtail=diamond", "has"), "<|--": ("dir=back arrowtail=empty", "is the base of"),
    "<|..": ("dir=back arrowtail=empty style=dashed", "is adopted by"), "-->": ("arrowhead=vee", "uses"),
    "..>": ("arrowhead=vee style=dashed", "depends on")}
FIGURES = {"linesEdited": "lines edited", "linesAdded": "lines added", "filesOpened": "files opened"}
RESULTS = {-1: "better", 0: "the same", 1: "worse"}  # After beside before: less is better.


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


def changes(lesson):
    """What was measured of a lesson's changes, by their names."""
    return {change["name"]: change for change in json.loads((lesson / "Evidence.json").read_text())["changes"]}


def chart(changes):
    """In how many changes the last version takes less, the same and more: a bar for each figure."""
    text = " ".join(f'<span class="{word}">{word}</span>' for word in RESULTS.values())
    text = f'<p class="place">The <em>after</em> version is {text}</p>'
    for heading, expected in ("Expected by the principle", True), ("Not expected", False):
        chosen = [change["figures"] for change in changes if change["isExpected"] == expected]
        text += f'<table class="bars"><caption>{heading}: {len(chosen)} changes</caption>'
        for key, words in FIGURES.items():
            pairs = [(found["before"][key], found["after"][key]) for found in chosen if {"before", "after"} <= {*found}]
            count = Counter((last > first) - (last < first) for first, last in pairs)
            bars = "".join(f'<span class="{word}" title="{word}" style="flex-grow:{count[sign]}">{count[sign]}</span>'
                           for sign, word in RESULTS.items() if count[sign])
            text += f'<tr><th scope="row">{words}</th><td><div>{bars}</div></td></tr>'
        text += "</table>"
    return text
