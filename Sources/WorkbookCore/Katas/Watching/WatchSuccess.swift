import Foundation

/// What a reader may do when every behaviour passes, and when not to do what they did.
struct WatchSuccess {
  let kata: Kata
  /// In Markdown.
  let whenNotTo: String
  let width: Int

  var lines: [Line] {
    let number = kata.lesson.number
    return [
      [Run("Your design is as sound as ours, as far as the behaviours can tell. Now:", .bold)],
      [],
      key("d", "Compare your version with ours."),
      key("r", "Read the page of the lesson again."),
      key("n", nextStep),
      [Run("    scripts/workbook play \(number) plays the arcade with your version.", .dim)],
      [],
    ] + caution
  }

  private var nextStep: String {
    let rest = Catalogue.lessons.first { $0.number == kata.lesson.number + 1 }
    return rest.map { "Go on: after this comes lesson \($0.number), \($0.title)." }
      ?? "Go on with a lesson that is not done."
  }

  private func key(_ key: String, _ purpose: String) -> Line {
    [Run("  \(key)", .cyan), Run(" \(purpose)")]
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
