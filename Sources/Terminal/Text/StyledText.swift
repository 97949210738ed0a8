/// Turns lines into text for standard output: the only place that writes escape sequences for them.
public enum StyledText {
  /// The lines in order, each ending in a line break and without trailing spaces.
  ///
  /// - Parameter usesColor: Whether to set styles; if not, only the characters are left.
  public static func text(_ lines: [Line], usesColor: Bool) -> String {
    lines.map { text($0, usesColor: usesColor) + "\n" }.joined()
  }

  private static func text(_ line: Line, usesColor: Bool) -> String {
    let line = withoutTrailingSpaces(line.merged)
    guard usesColor else { return line.text }
    var text = ""
    var current = Style.plain
    for run in line {
      if run.style != current { text += run.style.escapeSequence }
      text += run.text
      current = run.style
    }
    return current == .plain ? text : text + Style.plain.escapeSequence
  }

  private static func withoutTrailingSpaces(_ line: Line) -> Line {
    var line = line
    while let last = line.popLast() {
      let kept = last.text.reversed().drop { $0 == " " }.reversed()
      if !kept.isEmpty { return line + [Run(String(kept), last.style)] }
    }
    return []
  }
}
