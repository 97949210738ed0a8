"""How the site shows Swift and its differences: lexers, and a formatter whose lines wrap."""
import html, itertools, re

from pygments.formatters import HtmlFormatter
from pygments.lexer import Lexer, inherit
from pygments.lexers import SwiftLexer
from pygments.token import Comment, Generic, Keyword, Name, Operator, Punctuation, String, Whitespace


class Swift(SwiftLexer):
    """Pygments' Swift, with key paths, raw strings, more keywords, names in backticks, and types by their capital."""
    tokens = {
        "root": [
            (r'(#+)"(?:.|\n)*?"\1', String), (r"->", Operator), (r"\\|'", Punctuation), (r"_\b|`\w+`", Name),
            (r"(?<=\.)(?!self\b|init\b)[a-z]\w*", Name), (r"(?!default\b|self\b)[a-z]\w*(?=:)", Name),
            (r"(left|right|none|optional|prefix|postfix|infix|precedence|associativity)\b", Name),
            (r"(some|any|fileprivate|open|package|nonisolated|sending|consuming|borrowing)\b", Keyword),
            (r"(isolated|convenience|async|await)\b|#\w+", Keyword), (r"@\w+", Name.Decorator),
            (r"(?!Self\b)[A-Z]\w*", Name.Class), inherit, (r".", Punctuation)],
        "string-multi": [(r'"(?!"")', String), inherit, (r".", String)],
    }


class SwiftDiff(Lexer):
    """A difference: each line's mark, as in a patch or for a moved line, then its code, read in its version."""
    name, aliases = "Swift difference", ["diff"]
    marks = {"+": Generic.Inserted, "-": Generic.Deleted, ">": Generic.Inserted.Moved,
             "<": Generic.Deleted.Moved, " ": Generic.Output, "…": Generic.Subheading}

    def get_tokens_unprocessed(self, text):
        lines = [(line[:1] or " ", line[1:]) for line in text.split("\n")[:-1]]
        # The book's own quotations have a blank between the mark and the code, whose indentation is even.
        if all((len(code) - len(code.lstrip())) % 2 for _, code in lines if code):
            lines = [(mark, code[1:]) for mark, code in lines]
        old, new = (self.tokens_by_line("\n".join(code for mark, code in lines if mark in marks))
                    for marks in (" -<", " +>"))
        for mark, code in lines:
            yield 0, self.marks[mark], mark
            found = next(old) if mark in " -<" else [(Comment, code)]
            found = next(new) if mark in " +>" else found
            yield from ((0, kind, value) for kind, value in found + [(Whitespace, "\n")])

    def tokens_by_line(self, code):
        lines = [[]]
        for kind, value in Swift(stripnl=False, ensurenl=False).get_tokens(code):
            first, *others = value.split("\n")
            lines[-1].append((kind, first))
            lines += [[(kind, other)] for other in others]
        return iter(lines)


class Lines(HtmlFormatter):
    """Each line is an element that knows its indentation, and whether it is added or removed, as is a run of them.

    The element around them knows how wide the widest is."""

    def _format_lines(self, tokens):
        is_changed, all_lines = re.compile('<span class="line g[di]').match, list(self.lines(tokens))
        widest = max((len(html.unescape(re.sub("<[^>]+>|\n", "", line))) for _, line in all_lines), default=1)
        yield 0, f'<span class="columns" style="--columns:{widest}">'
        for is_run, lines in itertools.groupby(all_lines, key=lambda one: bool(is_changed(one[1]))):
            yield from [(0, '<span class="run">'), *lines, (0, "</span>")] if is_run else lines
        yield 0, "</span>"

    def lines(self, tokens):
        for is_code, line in super()._format_lines(tokens):
            mark = re.match(r'<span class="(g[iduo][^"]*)">(&[lg]t;|[-+… ])</span>(.*)', line, re.S)
            code = html.unescape(re.sub("<[^>]+>", "", mark[3] if mark else line))
            looks = f"line {mark[1]}" if mark else "line"
            if mark and mark[2] == "-":
                line = line.replace(">-<", ">−<", 1)
            # Only what has a colour is an element.
            line = re.sub(r'<span class="(?!k|s|c|g|nc|nb|nd|bp)\w*">([^<]*)</span>', r"\1", line)
            # A browser would break an arrow or an option after its first letter.
            line = re.sub(r"-&gt;|(?<![\w-])--\w[\w-]*", r"<u>\g<0></u>", line)
            indentation = min(len(code) - len(code.lstrip(" ")), 20)
            yield is_code, f'<span class="{looks}" style="--in:{indentation}">{line}</span>'
