import Shell
import Terminal

/// How a run of text looks; each part is its code in “Select Graphic Rendition” (ECMA-48, 8.3.117).
struct TextStyle: Hashable, Sendable {
  var codes: [Int] = []

  static let plain = TextStyle()
  static let bold = TextStyle(codes: [1])
  static let dim = TextStyle(codes: [2])
  static let italic = TextStyle(codes: [3])
  static let underlined = TextStyle(codes: [4])
  static let green = TextStyle(codes: [32])
  static let magenta = TextStyle(codes: [35])
  static let cyan = TextStyle(codes: [36])

  static func + (one: TextStyle, other: TextStyle) -> TextStyle {
    TextStyle(codes: one.codes + other.codes.filter { !one.codes.contains($0) })
  }
}

/// A piece of a line in one style.
struct Run: Hashable, Sendable {
  var text: String
  var style: TextStyle

  init(_ text: String, _ style: TextStyle = .plain) {
    self.text = text
    self.style = style
  }
}

/// A line on the screen, without its end.
typealias Line = [Run]

extension Line {
  /// Columns that it takes on the screen.
  var columns: Int { reduce(0) { $0 + TextWidth.columns(of: $1.text) } }
}

/// Turns styled text into what a terminal understands, or into plain text where colours are not
/// wanted.
struct Ink: Sendable {
  let isOn: Bool

  init(isOn: Bool) {
    self.isOn = isOn
  }

  init(_ console: any Console) {
    self.init(isOn: console.usesColor)
  }

  func paint(_ text: String, _ style: TextStyle) -> String {
    guard isOn, !style.codes.isEmpty, !text.isEmpty else { return text }
    return "\u{1B}[\(style.codes.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  /// One line, with spaces at its end left out and neighbours of one style painted at once.
  func paint(_ line: Line) -> String {
    var runs: Line = []
    for run in line where !run.text.isEmpty {
      if let last = runs.last, last.style == run.style {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
    while let last = runs.last {
      let kept = last.text.reversed().drop { $0 == " " }.reversed()
      runs[runs.count - 1].text = String(kept)
      guard kept.isEmpty else { break }
      runs.removeLast()
    }
    return runs.map { paint($0.text, $0.style) }.joined()
  }
}
