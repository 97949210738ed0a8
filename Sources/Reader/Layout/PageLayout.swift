import Book
import Foundation
import Text

/// Lays out a page of the book for a terminal: its blocks in order, then the collapsed parts, such
/// as the answers to its questions.
package struct PageLayout {
  private let styling: SpanStyling
  /// The columns by which code may exceed prose.
  private let codeSurplus: Int
  /// The questions so far, whose answers are collapsed.
  private var questions: [(text: [Span], answer: [Block])] = []
  /// The other collapsed parts so far.
  private var collapsed: [(title: [Span], content: [Block])] = []

  /// - Parameters:
  ///   - folder: The page's folder, as a path in the book; links are relative to it.
  ///   - usesColor: Whether styles are visible; if not, the marks of Markdown are kept.
  package static func lines(
    of markdown: String, folder: String, width: Int, usesColor: Bool = true
  ) -> [Line] {
    let prose = min(width, Layout.widestProse)
    var layout = PageLayout(
      styling: SpanStyling(usesColor: usesColor, folder: folder), codeSurplus: width - prose)
    return layout.page(MarkdownParser(markdown).blocks(), width: prose)
  }

  private mutating func page(_ blocks: [Block], width: Int) -> [Line] {
    var parts = [lines(blocks, width: width)]
    for part in collapsed {
      parts += [heading(2, part.title, width), lines(part.content, width: width)]
    }
    if !questions.isEmpty { parts.append(heading(2, [Span(text: "Answers")], width)) }
    for (index, asked) in questions.enumerated() {
      let answer = self.lines(asked.answer, width: width - 3).indented(by: 3)
      parts.append(question(index + 1, asked.text, width) + answer)
    }
    return separated(parts)
  }

  private mutating func lines(_ blocks: [Block], width: Int, isTight: Bool = false) -> [Line] {
    var parts: [[Line]] = []
    for (index, block) in blocks.enumerated() {
      parts.append(lines(block, width: max(1, width)))
      if block.isQuestion, blocks.dropFirst(index + 1).first?.isQuestion != true {
        parts.append([[Run("The answers are at the end of the page.", .dim)]])
      }
    }
    return isTight ? parts.flatMap { $0 } : separated(parts)
  }

  private mutating func lines(_ block: Block, width: Int) -> [Line] {
    switch block {
    case .heading(let level, let text): return heading(level, text, width)
    case .paragraph(let text): return TextFlow(width: width).lines(styling.runs(text))
    case .code(let language, let code): return self.code(code, language, width)
    case .list(let start, let items): return list(start, items, width)
    case .table(let table):
      return TableLayout(
        headings: table.headings.map { runs($0, .bold) },
        rows: table.rows.map { $0.map { runs($0) } }, alignments: table.alignments,
        width: width
      ).lines
    case .marker: return []
    case .details(let text, let content) where block.isQuestion:
      questions.append((text, content))
      return question(questions.count, text, width)
    case .details(let text, let content):
      collapsed.append((text, content))
      let place = Run(": at the end of the page.", .dim)
      return TextFlow(width: width).lines(styling.runs(text, base: .bold) + [place])
    }
  }

  private func runs(_ cell: String, _ base: Style = .plain) -> Line {
    styling.runs(SpanParser.shared.spans(in: cell), base: base)
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

  private func question(_ number: Int, _ text: [Span], _ width: Int) -> [Line] {
    let mark = Run("\(number). ", .bold)
    return TextFlow(width: width - mark.columns).lines(styling.runs(text, base: .bold))
      .behind(first: [mark])
  }

  private func code(_ code: [String], _ language: String, _ width: Int) -> [Line] {
    if language == "mermaid", let diagram = MermaidDiagram(code) {
      return diagram.sentences.flatMap { TextFlow(width: width - 2).lines($0) }.indented(by: 2)
    }
    let lines =
      language == "swift"
      ? SwiftPiece.lines(code).map { $0.map { Run($0.text, $0.style) } }
      : code.map { [Run($0, language == "diff" ? PageLayout.style(ofChange: $0) : .plain)] }
    // Commands are for copying: if the terminal wraps one, it is still copied in one piece.
    let isCommand = ["bash", "console", "sh", "shell", "zsh"].contains(language)
    let flow = CodeFlow(width: isCommand ? Int.max : width + codeSurplus - 2)
    return lines.flatMap { flow.lines($0) }.indented(by: 2)
  }

  private static func style(ofChange line: String) -> Style {
    line.hasPrefix("+") ? .green : line.hasPrefix("-") ? .red : .plain
  }

  private mutating func list(_ start: Int?, _ items: [[Block]], _ width: Int) -> [Line] {
    let isTight = items.allSatisfy { $0.dropFirst().allSatisfy(\.isList) }
    let marks = items.indices.map { index in start.map { "\($0 + index). " } ?? "• " }
    let markWidth = marks.last?.count ?? 0
    var parts: [[Line]] = []
    for (item, mark) in zip(items, marks) {
      let text = lines(item, width: width - markWidth, isTight: isTight)
      let first = Line([Run(mark)]).indented(by: markWidth - mark.count)
      parts.append((text.isEmpty ? [[]] : text).behind(first: first))
    }
    return isTight ? parts.flatMap { $0 } : separated(parts)
  }
}

extension Block {
  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }

  fileprivate var isQuestion: Bool {
    if case .details(let text, _) = self { text.contains { $0.text.contains("?") } } else { false }
  }
}

extension SwiftPiece {
  fileprivate var style: Style {
    switch kind {
    case .keyword: .magenta
    case .type: .cyan
    case .string: .green
    case .comment: .dim
    case .other: .plain
    }
  }
}

/// Styles running text: with colours if they are wanted, otherwise with the marks of Markdown.
package struct SpanStyling {
  private let usesColor: Bool
  /// The page's folder, as a path in the book; links are relative to it.
  private let folder: String

  package init(usesColor: Bool, folder: String) {
    self.usesColor = usesColor
    self.folder = folder
  }

  /// - Parameter base: The style of the whole text, such as that of a heading.
  package func runs(_ spans: [Span], base: Style = .plain) -> Line {
    var runs: Line = []
    var open: Set<Span.Mark> = []
    for span in withTargets(spans) + [Span(text: "")] {
      let isTarget = span.marks.contains(.address)
      if !usesColor, base == .plain, !isTarget {
        runs.append(Run(delimiters(from: open, to: span.marks)))
        open = span.marks
      }
      let isQuotedCode = span.marks.contains(.code) && !usesColor
      let text = isQuotedCode ? "`\(span.text)`" : span.text
      runs.append(Run(text, isTarget ? .dim : base + style(span.marks)))
    }
    return runs
  }

  /// Shows the target of each link after its text, unless it is on the same page, already visible,
  /// or one of the page's own steps or requests, which have their own commands.
  ///
  /// If the text is only the end of its file's path, it is replaced with the full path.
  private func withTargets(_ spans: [Span]) -> [Span] {
    let ownFolders = ["Steps", "Requests"].map { "\(folder)/\($0)/" }
    var shown: [Span] = []
    for span in spans {
      guard span.marks.contains(.address) else {
        shown.append(span)
        continue
      }
      let target = resolved(span.text)
      let start = (shown.lastIndex { !$0.marks.contains(.link) } ?? -1) + 1
      let text = shown[start...].map(\.text).joined()
      let end = text.trimmingCharacters(in: ["/"])
      if !end.isEmpty, !target.contains(":"), target.hasSuffix("/" + end) {
        shown[start...] = [Span(text: target, marks: shown[start].marks)]
      } else if !target.isEmpty, target != text, !ownFolders.contains(where: target.hasPrefix) {
        shown.append(Span(text: " (\(target))", marks: [.address]))
      }
    }
    return shown
  }

  private func style(_ marks: Set<Span.Mark>) -> Style {
    var style = Style.plain
    if marks.contains(.strong) { style = style + .bold }
    if marks.contains(.emphasis) { style = style + .italic }
    if marks.contains(.code) { style = style + .cyan }
    if marks.contains(.link) { style = style + .underlined }
    return style
  }

  private func delimiters(from old: Set<Span.Mark>, to new: Set<Span.Mark>) -> String {
    let changed = old.symmetricDifference(new)
    return (changed.contains(.emphasis) ? "*" : "") + (changed.contains(.strong) ? "**" : "")
  }

  /// The target of a link as a path in the book; empty if it is on the same page.
  private func resolved(_ address: String) -> String {
    if address.contains("://") || address.hasPrefix("mailto:") || address.hasPrefix("/") {
      return address
    }
    let path = address.prefix { $0 != "#" }
    guard !path.isEmpty else { return "" }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
