import Foundation
import PlayerRoster
import Shell
import Terminal

/// The players as `arcade roster` shows them, with the text after the nicknames aligned in columns.
struct RosterListing {
  private let lines: [RosterLine]
  private let file: URL

  init(_ lines: [RosterLine], of file: URL) {
    self.lines = lines
    self.file = file
  }

  /// - Parameter isBold: Whether to send the terminal codes for bold text.
  func text(isBold: Bool) -> String {
    guard !lines.isEmpty else {
      return "There is nobody in \(file.relativePath.quotedForReader) yet: "
        + "`arcade roster add NAME` adds a player.\n"
    }
    let widths = columnWidths
    return lines.map { line in
      let cells = line.runs.enumerated().map { place, run in
        let text = isBold && run.isBold ? "\u{1B}[1m\(run.text)\u{1B}[0m" : run.text
        guard line.runs.count > 1 else { return text }
        let filling = String(
          repeating: " ", count: widths[place] - TextWidth.columns(of: run.text))
        // The last column contains numbers, which are aligned on the right.
        if place > 1 { return filling + text }
        return place == line.runs.count - 1 ? text : text + filling
      }
      return cells.joined() + "\n"
    }.joined()
  }

  private var columnWidths: [Int] {
    lines.reduce(into: []) { widths, line in
      for (place, run) in line.runs.enumerated() {
        if place == widths.count { widths.append(0) }
        widths[place] = max(widths[place], TextWidth.columns(of: run.text))
      }
    }
  }
}
