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
    var text: String

    /// Where its other lines begin.
    var column: Int { mark.count }

    func lines(width: Int) -> [Line] {
      // Where little room is left beside a long mark, the text stands below it.
      guard width - column < 16, column > 8 else {
        let lines = TextFlow(width: width - column).lines(text)
        return (lines.isEmpty ? [[]] : lines)
          .prefixed(by: Line().indented(by: column), first: [Run(mark)])
      }
      return [[Run(mark)]] + TextFlow(width: width - 8).lines(text).indented(by: 8)
    }
  }

  private func paragraphs(_ lines: [String]) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var isOpen = false
    for line in lines {
      let words = line.drop { $0 == " " }
      let text =
        words.firstRange(of: "  ").map { words[$0.upperBound...].drop { $0 == " " } } ?? words
      let mark = line.dropLast(text.count)
      if isOpen, text == words, !words.isEmpty, paragraphs.last?.column == mark.count {
        paragraphs[paragraphs.count - 1].text += " " + words
      } else {
        paragraphs.append(Paragraph(mark: String(mark), text: String(text)))
      }
      isOpen = !words.isEmpty
    }
    return paragraphs
  }
}
