import Foundation

/// What a reader may do when every behaviour passes, and when not to do what they did.
struct WatchSuccess {
  let kata: Kata
  /// In Markdown.
  let whenNotTo: String
  let width: Int

  var lines: [Line] {
    flow("Your design is as good as ours, as far as the behaviours can tell. Now:", .bold) + [
      [],
      WatchSuccess.key("d", "Compare your version with ours."),
      WatchSuccess.key("r", "Read the page of the lesson again."),
      WatchSuccess.key("n", "Go on with the next lesson that is not done: its kata is made."),
      [],
    ]
      + flow(
        "`scripts/workbook play \(kata.lesson.number)` plays the arcade with your version.", .plain)
      + [[]] + caution
  }

  /// What a key does.
  static func key(_ key: String, _ purpose: String) -> Line {
    [Run("  \(key)", .cyan), Run("  \(purpose)")]
  }

  private func flow(_ text: String, _ style: TextStyle) -> [Line] {
    TextFlow(width: width).lines([Run(text, style)])
  }

  private var caution: [Line] {
    guard !whenNotTo.isEmpty else { return [] }
    let page = PageRenderer(
      width: width, ink: Ink(isOn: true), folder: "Lessons/\(kata.lesson.folder)")
    return [[Run("When not to", .bold)], []] + PaintedText.lines(of: page.text(of: whenNotTo))
  }

  /// The section of a lesson's page, without its heading; empty where there is none.
  static func whenNotTo(in page: String) -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "## When not to") else { return "" }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.joined(separator: "\n")
  }
}
