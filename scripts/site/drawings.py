"""What the site draws: one chart of what was measured."""
import json
from collections import Counter

FIGURES = {"linesEdited": "lines edited", "linesAdded": "lines added", "filesOpened": "files opened"}
RESULTS = {-1: "better", 0: "the same", 1: "worse"}  # After beside before: less is better.


def changes(lesson):
    """What was measured for a lesson's changes, by their names."""
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
