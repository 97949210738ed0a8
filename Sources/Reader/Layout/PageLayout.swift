import Book
import Shell
import Terminal

/// Lays out a page of the book for a terminal: its blocks one below the other, and the answers to
/// its questions at the end.
struct PageLayout {
  /// Prose is never wider than this: longer lines are hard to read.
  static let widestProse = 88

  /// The lines of a page or part of a page.
  ///
  /// - Parameters:
  ///   - folder: The page's folder, as a path in the book; links are relative to it.
  ///   - width: Columns of the terminal.
  ///   - usesColor: Whether styles are visible; if not, the marks of Markdown are kept.
  static func lines(
    of markdown: String, folder: String, width: Int, usesColor: Bool = true
  ) -> [Line] {
    let prose = min(width, widestProse)
    var layout = PageLayout(
      styling: SpanStyling(usesColor: usesColor, folder: folder), codeSurplus: width - prose)
    return layout.page(MarkdownParser(markdown).blocks(), width: prose)
  }

  /// A question whose answer is collapsed.
  private struct Question {
    let number: Int
    let text: [Span]
    let answer: [Block]
  }

  let styling: SpanStyling
  /// How many columns wider than prose code may be.
  let codeSurplus: Int
  private var questions: [Question] = []

  /// A whole page: its blocks, then the answers to its questions.
  private mutating func page(_ blocks: [Block], width: Int) -> [Line] {
    var lines = lines(blocks, width: width)
    guard !questions.isEmpty else { return lines }
    lines += [[]] + heading(2, [Span(text: "Answers")], width)
    var next = 0
    // An answer may contain further questions.
    while next < questions.count {
      let question = questions[next]
      let answer = self.lines(question.answer, width: width - 3)
      lines += [[]] + asked(question, width) + answer.indented(by: 3)
      next += 1
    }
    return lines
  }

  private mutating func lines(_ blocks: [Block], width: Int, isTight: Bool = false) -> [Line] {
    var lines: [Line] = []
    for (index, block) in blocks.enumerated() {
      let block = self.lines(block, width: max(1, width))
      guard !block.isEmpty else { continue }
      if !lines.isEmpty, !isTight { lines.append([]) }
      lines += block
      if case .details = blocks[index], !blocks.dropFirst(index + 1).startsWithDetails {
        lines += [[], [Run("The answers stand at the end of the page.", .dim)]]
      }
    }
    return lines
  }

  private mutating func lines(_ block: Block, width: Int) -> [Line] {
    switch block {
    case .heading(let level, let text): return heading(level, text, width)
    case .paragraph(let text): return TextFlow(width: width).lines(styling.runs(text))
    case .code(let language, let code): return self.code(code, language, width)
    case .list(let start, let items): return list(start, items, width)
    case .quote(let blocks):
      return lines(blocks, width: width - 2).prefixed(by: [Run("│ ", .dim)])
    case .table(let table):
      return TableLayout(table: table, styling: styling, width: width).lines()
    case .details(let text, let answer):
      let question = Question(number: questions.count + 1, text: text, answer: answer)
      questions.append(question)
      return asked(question, width)
    case .rule: return [[Run(String(repeating: "─", count: width), .dim)]]
    }
  }

  private func heading(_ level: Int, _ text: [Span], _ width: Int) -> [Line] {
    let lines = TextFlow(width: width).lines(styling.runs(text, base: .bold))
    let longest = lines.map(\.columns).max() ?? 0
    switch level {
    case 1: return lines + [[Run(String(repeating: "═", count: longest), .bold)]]
    case 2: return lines + [[Run(String(repeating: "─", count: longest), .dim)]]
    default: return lines
    }
  }

  private func code(_ code: [String], _ language: String, _ width: Int) -> [Line] {
    if language == "mermaid", let diagram = MermaidDiagram(code) {
      return diagram.outline.flatMap { CodeFlow(width: width).lines($0) }
    }
    let lines = language == "swift" ? SwiftColouring.lines(code) : code.map { [Run($0)] }
    // A command is there to be copied: if the terminal wraps it, it is still copied in one piece.
    let isCommand = ["bash", "console", "sh", "shell", "zsh"].contains(language)
    let flow = CodeFlow(width: isCommand ? Int.max : width + codeSurplus - 2)
    return lines.flatMap { flow.lines($0) }.indented(by: 2)
  }

  private mutating func list(_ start: Int?, _ items: [[Block]], _ width: Int) -> [Line] {
    let isTight = items.allSatisfy { $0.dropFirst().allSatisfy(\.isList) }
    let last = (start ?? 0) + items.count - 1
    let markWidth = start == nil ? 2 : "\(last). ".count
    var lines: [Line] = []
    for (index, item) in items.enumerated() {
      if index > 0, !isTight { lines.append([]) }
      let mark = start.map { "\($0 + index). " } ?? "• "
      let first = String(repeating: " ", count: max(0, markWidth - mark.count)) + mark
      let text = self.lines(item, width: width - markWidth, isTight: isTight)
      lines += (text.isEmpty ? [[]] : text).behind(first: [Run(first)])
    }
    return lines
  }

  private func asked(_ question: Question, _ width: Int) -> [Line] {
    let number = "\(question.number). "
    let lines = TextFlow(width: width - number.count).lines(
      styling.runs(question.text, base: .bold))
    return lines.behind(first: [Run(number, .bold)])
  }
}

extension Block {
  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }
}

extension ArraySlice<Block> {
  fileprivate var startsWithDetails: Bool {
    if case .details = first { true } else { false }
  }
}
