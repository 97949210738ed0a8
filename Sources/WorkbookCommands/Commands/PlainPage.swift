import Foundation
import Text

/// A page of Markdown as plain text: no markers, code indented, and what folds hide at the end.
struct PlainPage {
  private(set) var lines: [Line] = []
  private let width: Int

  init(_ markdown: String, width: Int) {
    self.width = max(16, min(width, String.mostColumns))
    let page = markdown.replacing(#/(?m)^<!--(?s:.*?)-->\n?/#, with: "")
      .replacing(#/<\/?code>/#, with: "`").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    // A reader should meet a question without its answer.
    var answers = ""
    let open = page.replacing(#/<details><summary>(.*?)<\/summary>((?s:.*?))<\/details>\n/#) {
      answers += "\n▸ \($0.1)\n\($0.2)"
      return "▸ \($0.1)\n"
    }
    add(open + (answers.isEmpty ? "" : "\n# Answers\n\(answers)"))
    while lines.last?.isEmpty == true { lines.removeLast() }
  }

  private mutating func add(_ text: String) {
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    /// Takes the lines up to one that does not belong to the block.
    func take(while belongs: (Substring) -> Bool) -> [Substring] {
      let taken = rest.prefix(while: belongs)
      rest = rest.dropFirst(taken.count)
      return Array(taken)
    }
    while let first = rest.first {
      if let fence = first.wholeMatch(of: #/ *```(\w*).*/#) {
        rest = rest.dropFirst()
        lines += take { !$0.contains(#/^ *```$/#) }.map { PlainPage.code($0, in: fence.1) }
        rest = rest.dropFirst()
      } else if let heading = first.wholeMatch(of: #/#+ (.*)/#) {
        rest = rest.dropFirst()
        lines += flow(String(heading.1), .bold)
      } else if first.hasPrefix("|") {
        addTable(take { $0.hasPrefix("|") })
      } else if first.hasPrefix(">") {
        let quote = take { $0.hasPrefix(">") }.map { $0.drop { ">" == $0 }.trimmingPrefix(" ") }
        lines += PlainPage(quote.joined(separator: "\n"), width: width - 2).lines.indented(by: 2)
      } else if first.allSatisfy(\.isWhitespace) {
        rest = rest.dropFirst()
        if lines.last?.isEmpty == false { lines.append([]) }
      } else {
        let start = first.prefixMatch(of: #/ *(?:[-*] |\d+\. |▸ )?/#)?.0 ?? ""
        rest = rest.dropFirst()
        let more = take { !$0.contains(#/^\s*($|[-*] |\d+\. |▸ |>|#|\||```)/#) }
        let text =
          ([first.dropFirst(start.count)] + more.map { $0.trimmingPrefix(while: \.isWhitespace) })
        let item = flow(text.joined(separator: " "), less: start.count)
        lines +=
          item.prefix(1).map { [Run(String(start))] + $0 }
          + item.dropFirst().map { $0.indented(by: start.count) }
      }
    }
  }

  private func flow(_ text: String, _ style: Style = .plain, less indent: Int = 0) -> [Line] {
    TextFlow(width: width - indent).lines(PlainPage.line(text, style))
  }

  /// A line of code, never wrapped; in a difference, with its colour.
  private static func code(_ text: Substring, in language: Substring) -> Line {
    let style: Style =
      switch (language, text.first) {
      case ("diff", "+"): .green
      case ("diff", "-"): .red
      default: .plain
      }
    return [Run(String(text), style)].indented(by: 4)
  }

  /// A table in columns if it is narrow enough, else with a paragraph for each row.
  private mutating func addTable(_ source: [Substring]) {
    let rows = source.filter { !$0.contains(#/^\|[-: |]+$/#) }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    guard let header = rows.first else { return }
    let cells = rows.map { $0.map { PlainPage.line($0, .plain) } }
    let widths = header.indices.map { column in
      cells.map { $0.count > column ? $0[column].columns : 0 }.max() ?? 0
    }
    if widths.reduce(0, +) + 2 * (widths.count - 1) <= width {
      lines += cells.map { row in
        Line(
          zip(row, widths).flatMap { cell, width in
            cell + [Run(String(repeating: " ", count: width - cell.columns + 2))]
          })
      }
      return
    }
    for (index, row) in rows.dropFirst().enumerated() {
      if index > 0 { lines.append([]) }
      lines += flow(row.first ?? "", .bold)
      for (name, cell) in zip(header, row).dropFirst() {
        lines += flow("\(name): \(cell)", less: 2).indented(by: 2)
      }
    }
  }

  /// Text without the marks of code, emphasis and links; only an address outside the book is kept.
  private static func line(_ text: String, _ style: Style) -> Line {
    let mark = #/(`+)(.+?)\1|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[((?:`[^`]*`|[^\]`])*)\]\(([^)]*)\)/#
    guard let match = text.firstMatch(of: mark) else {
      return text.isEmpty ? [] : [Run(text, style)]
    }
    let (before, after) = (text[..<match.range.lowerBound], text[match.range.upperBound...])
    var marked: Line = []
    if let code = match.2 { marked = [Run(String(code), style + .cyan)] }
    if let strong = match.3 { marked = line(String(strong), style + .bold) }
    if let emphasis = match.4 { marked = line(String(emphasis), style + .italic) }
    if let name = match.5, let address = match.6 {
      marked = line(String(name), style)
      if address.hasPrefix("http") { marked.append(Run(" (\(address))", style)) }
    }
    return (before.isEmpty ? [] : [Run(String(before), style)]) + marked
      + line(String(after), style)
  }
}
