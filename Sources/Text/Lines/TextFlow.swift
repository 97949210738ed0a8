/// Breaks running text into lines at spaces.
public struct TextFlow {
  private let width: Int
  private let cutsAddresses: Bool

  /// - Parameters:
  ///   - width: The maximum number of columns in a line; less than one counts as one.
  ///   - cutsAddresses: Whether to cut even an address in two, so that no line is wider.
  public init(width: Int, cutsAddresses: Bool = false) {
    self.width = max(1, width)
    self.cutsAddresses = cutsAddresses
  }

  /// The text broken into lines; its own line breaks are kept.
  ///
  /// A word longer than a line is cut, unless it is an address, a path or a place in a source file:
  /// once cut, it could not be opened, and the terminal wraps it anyway.
  public func lines(_ text: Line) -> [Line] {
    let paragraphs = text.characters.split(omittingEmptySubsequences: false) { $0.text == "\n" }
    var lines = paragraphs.flatMap(lines)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(\.merged)
  }

  /// Breaks a text in one style into lines.
  public func lines(_ text: String, _ style: Style = .plain) -> [Line] {
    lines([Run(text, style)])
  }

  private func lines(_ paragraph: ArraySlice<Run>) -> [Line] {
    var lines: [Line] = []
    var line: Line = []
    var used = 0
    func endLine() {
      lines.append(line)
      (line, used) = ([], 0)
    }
    for word in paragraph.split(whereSeparator: { $0.text == " " }) {
      let columns = Line(word).columns
      if !line.isEmpty, used + 1 + columns > width { endLine() }
      if !line.isEmpty {
        line.append(paragraph[word.startIndex - 1])
        used += 1
      }
      let isAddress = !cutsAddresses && ["/", ".swift"].contains(where: Line(word).text.contains)
      let isCut = used + columns > width && !isAddress
      for character in word {
        if isCut, used > 0, used + character.columns > width { endLine() }
        line.append(character)
        used += character.columns
      }
    }
    endLine()
    return lines
  }
}

extension Line {
  /// A line of code, or of a compiler's message, in as many lines as it takes: further lines stand
  /// below its text, after the diff sign or the margin.
  public func wrapped(to width: Int, cutsAddresses: Bool = false) -> [Line] {
    guard columns > width else { return [self] }
    let margin = text.prefixMatch(of: #/ *\d* *\| *|[-+]? *(?:\S+ {2,})?/#)?.0.count ?? 0
    let (all, start) = (characters, Swift.min(margin, width / 2))
    let flow = TextFlow(width: width - start - 2, cutsAddresses: cutsAddresses)
    let lines = flow.lines(Line(all[start...]))
    return lines.prefix(1).map { all[..<start] + $0 }
      + lines.dropFirst().map { $0.indented(by: start + 2) }
  }
}
