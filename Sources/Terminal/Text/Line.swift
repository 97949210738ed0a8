/// A piece of a line in one style.
public struct Run: Hashable, Sendable {
  public var text: String
  public var style: Style

  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// How many columns the run takes on the screen.
  public var columns: Int { TextWidth.columns(of: text) }
}

/// A line of text, without its line break.
public typealias Line = [Run]

extension Line {
  /// How many columns the line takes on the screen.
  public var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The characters without their styles.
  public var text: String { map(\.text).joined() }

  /// The same line with as few runs as possible.
  public var merged: Line {
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

  /// The line padded with trailing spaces to a number of columns; a longer one stays as it is.
  public func padded(to columns: Int) -> Line {
    let missing = columns - self.columns
    return missing > 0 ? self + [Run(String(repeating: " ", count: missing))] : self
  }

  /// The line with spaces before it.
  public func indented(by columns: Int) -> Line {
    [Run(String(repeating: " ", count: columns))] + self
  }
}

extension [Line] {
  /// The lines with spaces before each.
  public func indented(by columns: Int) -> [Line] {
    map { $0.indented(by: columns) }
  }

  /// The lines with a prefix before each.
  ///
  /// - Parameter first: The prefix of the first line, if different, such as the marker of a list
  ///   item.
  public func prefixed(by prefix: Line, first: Line? = nil) -> [Line] {
    enumerated().map { ($0 == 0 ? first ?? prefix : prefix) + $1 }
  }
}

extension String {
  /// The text padded with trailing spaces to a number of columns; a longer one stays as it is.
  public func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - TextWidth.columns(of: self)))
  }
}
