import Book
import Terminal
import Toolchain

extension Layout {
  /// The errors of a build that failed, then what follows from them, or why nothing could be built.
  func lines(of failure: BuildFailure, closing sentence: String) -> [Line] {
    separated([errors(of: failure), flow(failure.sentence ?? sentence, .red)])
  }

  /// As the compiler reports them; empty if there is a sentence instead.
  func errors(of failure: BuildFailure) -> [Line] {
    failure.sentence == nil ? failure.text.lines.dropLast().flatMap(compilerLines) : []
  }

  /// The source that the compiler shows is aligned and never wrapped; its messages are.
  private func compilerLines(_ line: String) -> [Line] {
    if let match = line.wholeMatch(of: #/(\S.*?:\d+:\d+: )(error: .*)/#) {
      return TextFlow(width: width).lines([
        Run(String(match.1), .bold), Run(String(match.2), .red),
      ])
    }
    // A message that the compiler prints below the source, after marks that point at it.
    guard TextWidth.columns(of: line) > width,
      let words = line.prefixMatch(of: #/[ \d|`]*(?:- )?(?=(?:note|warning|error): )/#)
    else { return [[Run(line)]] }
    let mark = String(line[words.range])
    let text = String(line[words.range.upperBound...])
    guard width - mark.count < 40 else {
      return TextFlow(width: width - mark.count).lines(text).behind(first: [Run(mark)])
    }
    return [[Run(mark)]] + TextFlow(width: width - 6).lines(text).indented(by: 6)
  }

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
    lines(at: issue.place?.description)
      + (issue.arguments.isEmpty ? [] : flow("with \(issue.arguments)"))
      + issue.messages.flatMap { $0.split(separator: "\n") }.flatMap { messageLine(String($0)) }
  }

  /// How a process that was running a test ended, and where.
  func lines(of crash: Crash) -> [Line] { lines(at: crash.place) + flow(crash.reason) }

  /// A place, never wrapped, so that a terminal can open it.
  private func lines(at place: String?) -> [Line] { place.map { [[Run($0, .cyan)]] } ?? [] }

  /// Unchanged if it fits, since it may be a drawing, otherwise wrapped with its own indentation.
  private func messageLine(_ line: String) -> [Line] {
    guard TextWidth.columns(of: line) > width else { return [[Run(line)]] }
    let columns = min(line.prefix { $0 == " " }.count, width / 4)
    return flow(line, beside: columns).indented(by: columns)
  }
}
