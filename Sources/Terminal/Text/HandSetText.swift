/// Fits a text that is set by hand, such as that of a help, to a screen that is narrower.
///
/// Lines that begin in the same column are one paragraph. What stands after two spaces or more
/// explains the word before them, and goes on below itself.
public struct HandSetText {
  private let width: Int

  public init(width: Int) {
    self.width = width
  }

  /// The text unchanged if it fits, otherwise its paragraphs broken anew.
  public func lines(_ text: String) -> [Line] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let kept = lines.last == "" ? lines.dropLast() : lines
    guard kept.contains(where: { TextWidth.columns(of: $0) > width }) else {
      return kept.map { [Run($0)] }
    }
    return paragraphs(kept).flatMap { $0.lines(width: width) }
  }

  private struct Paragraph {
    /// What stands before the text on its first line.
    let mark: String
    /// Where its other lines begin.
    let column: Int
    var text: String

    func lines(width: Int) -> [Line] {
      // Where little room is left beside a long mark, the text stands below it.
      guard width - column < 16, column > 8 else {
        return TextFlow(width: width - column).lines(text).behind(mark, column: column)
      }
      return [[Run(mark)]] + TextFlow(width: width - 8).lines(text).indented(by: 8)
    }
  }

  private func paragraphs(_ lines: [String]) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var isOpen = false
    for line in lines {
      let indent = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indent)
      let gap = words.firstRange(of: "  ")
      if isOpen, !words.isEmpty, gap == nil, let last = paragraphs.last, last.column == indent {
        paragraphs[paragraphs.count - 1].text += " " + words
      } else if let gap {
        let text = words[gap.upperBound...].drop { $0 == " " }
        let mark = String(line.prefix(line.count - text.count))
        paragraphs.append(Paragraph(mark: mark, column: mark.count, text: String(text)))
      } else {
        let mark = String(repeating: " ", count: indent)
        paragraphs.append(Paragraph(mark: mark, column: indent, text: String(words)))
      }
      isOpen = !words.isEmpty
    }
    return paragraphs
  }
}

extension [Line] {
  fileprivate func behind(_ mark: String, column: Int) -> [Line] {
    isEmpty ? [[]] : prefixed(by: [Run(String(repeating: " ", count: column))], first: [Run(mark)])
  }
}
