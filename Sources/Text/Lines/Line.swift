/// A piece of a line in one style.
public struct Run: Hashable, Sendable {
  public var text: String
  public var style: Style

  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  public var columns: Int { TextWidth.columns(of: text) }
}

/// A line of text, without its line break.
public typealias Line = [Run]

extension Line {
  public var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The characters without their styles.
  public var text: String { map(\.text).joined() }

  /// The same line with a run for each character.
  package var characters: Line { flatMap { run in run.text.map { Run(String($0), run.style) } } }

  /// The same line with as few runs as possible.
  var merged: Line {
    var runs: Line = []
    for run in self where !run.text.isEmpty {
      if let last = runs.last, last.style == run.style {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  /// The line with spaces before it.
  public func indented(by columns: Int) -> Line {
    [Run(String(repeating: " ", count: columns))] + self
  }
}

extension [Line] {
  public func indented(by columns: Int) -> [Line] {
    map { $0.indented(by: columns) }
  }
}

extension String {
  /// The text padded with trailing spaces to a number of columns; a longer text stays as it is.
  public func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - TextWidth.columns(of: self)))
  }
}

/// Turns lines into text for standard output: the only place that writes escape sequences for them.
public enum StyledText {
  /// The lines in order, each ending in a line break and without trailing spaces.
  ///
  /// - Parameter usesColor: Whether to set styles; if not, only the characters are left.
  public static func text(_ lines: [Line], usesColor: Bool) -> String {
    lines.map { text($0, usesColor: usesColor) + "\n" }.joined()
  }

  private static func text(_ line: Line, usesColor: Bool) -> String {
    let characters = line.map { run in
      Run(String(run.text.map { $0 == "\t" ? $0 : TextWidth.printable($0) }), run.style)
    }.characters
    let end = characters.lastIndex { $0.text != " " }.map { $0 + 1 } ?? 0
    let line = Line(characters[..<end]).merged
    guard usesColor else { return line.text }
    var text = ""
    var current = Style.plain
    for run in line + [Run("")] {
      if run.style != current { text += run.style.escapeSequence }
      text += run.text
      current = run.style
    }
    return text
  }
}
