import Foundation

/// Text made to fit a row.
enum Wording {
  /// The width of a line of a notice: an 80-column screen has room for it beside a marker.
  static let measure = 76
  /// The marks in our sentences that are not ASCII, one column each.
  private static let marks = "“”’–…"

  /// Breaks a text between words, and inside a word only if it is longer than a line.
  ///
  /// Any character other than `marks` and ASCII counts as two columns, to be safe.
  static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty && columns(of: line) + 1 + columns(of: word) <= measure {
        line += " "
      } else if !line.isEmpty {
        lines.append(line)
        line = ""
      }
      for character in word {
        if columns(of: line) + columns(of: "\(character)") > measure {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return lines + [line]
  }

  /// The day in UTC, the same on every machine, such as `2026-11-21`.
  static func day(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day())
  }

  private static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + ($1.isASCII || marks.contains($1) ? 1 : 2) }
  }
}
