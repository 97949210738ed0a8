import Terminal
import Toolchain

/// The issues that tests found, each with its place.
struct IssueText {
  let width: Int

  /// The first issue of each line of code, and how many more there are like it.
  func lines(of issues: [RecordedIssue]) -> [Line] {
    var places: [SourcePlace?] = []
    for issue in issues where !places.contains(issue.place) { places.append(issue.place) }
    return places.flatMap { place -> [Line] in
      let same = issues.filter { $0.place == place }
      return lines(of: same[0]) + (same.count > 1 ? flow("and \(same.count - 1) more like it") : [])
    }
  }

  private func lines(of issue: RecordedIssue) -> [Line] {
    (issue.place.map { self.place($0.description) } ?? [])
      + (issue.arguments.isEmpty ? [] : flow("with \(issue.arguments)"))
      + issue.messages.flatMap { $0.split(separator: "\n") }.flatMap { indented(String($0)) }
  }

  /// How a process that was running a test ended, and where.
  func lines(of crash: Crash) -> [Line] {
    (crash.place.map(place) ?? []) + flow(crash.reason)
  }

  /// A place, never wrapped, so that a terminal can open it.
  private func place(_ text: String) -> [Line] { [[Run(text, .cyan)]] }

  /// A line of a message: unchanged if it fits, since it may be a drawing, otherwise wrapped with
  /// its own indentation.
  private func indented(_ line: String) -> [Line] {
    guard TextWidth.columns(of: line) > width else { return [[Run(line)]] }
    let indentation = line.prefix { $0 == " " }.count
    let columns = min(indentation, width / 4)
    return TextFlow(width: width - columns).lines(line).indented(by: columns)
  }

  private func flow(_ text: String) -> [Line] { TextFlow(width: width).lines(text) }
}
