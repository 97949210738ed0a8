import Foundation
import PlayerVisit
import Text

extension [RosterLine] {
  /// The players as `arcade roster` shows them, aligned in columns after the nicknames.
  ///
  /// - Parameters:
  ///   - file: The roster's file.
  ///   - isBold: Whether to use the terminal codes for bold text.
  func listing(of file: URL, isBold: Bool) -> String {
    guard !isEmpty else {
      return "\(file.relativePath.quotedForReader) has no players yet: "
        + "`arcade roster add NAME` adds one.\n"
    }
    let widths = columnWidths
    return map { line in
      let cells = line.runs.enumerated().map { place, run in
        let text = isBold && run.isBold ? "\u{1B}[1m\(run.text)\u{1B}[0m" : run.text
        guard line.runs.count > 1 else { return text }
        let filling = String(
          repeating: " ", count: widths[place] - TextWidth.columns(of: run.text))
        // The last column holds numbers, which align on the right.
        if place > 1 { return filling + text }
        return place == line.runs.count - 1 ? text : text + filling
      }
      return cells.joined() + "\n"
    }.joined()
  }

  private var columnWidths: [Int] {
    reduce(into: []) { widths, line in
      for (place, run) in line.runs.enumerated() {
        if place == widths.count { widths.append(0) }
        widths[place] = Swift.max(widths[place], TextWidth.columns(of: run.text))
      }
    }
  }
}
