import Book
import Text
import Toolchain

extension BuildFailure {
  var reason: String { sentence ?? "Nothing ran, because of the compiler errors above." }
}

extension Layout {
  /// The errors of a build that failed, then what follows from them.
  func lines(of failure: BuildFailure) -> [Line] {
    separated([errors(of: failure), flow(failure.reason, .red)])
  }

  /// The errors as the compiler reports them; empty if there is a sentence instead.
  func errors(of failure: BuildFailure) -> [Line] {
    failure.sentence == nil ? failure.text.lines.dropLast().flatMap(compilerLines) : []
  }

  /// Source that the compiler quotes stays aligned, and is wrapped only if a line does not fit.
  private func compilerLines(_ line: String) -> [Line] {
    guard let match = line.wholeMatch(of: #/(\S.*?)(:\d+:\d+: )((?:error|(note|warning)): .*)/#)
    else { return CodeFlow(width: codeWidth).lines([Run(line)]) }
    let path = book?.typed(String(match.1)) ?? String(match.1)
    return TextFlow(width: codeWidth).lines([
      Run(path + match.2, .bold), Run(String(match.3), match.4 == nil ? .red : .plain),
    ])
  }

  /// The first issue on each line of code, and how many more are like it.
  func lines(of issues: [RecordedIssue]) -> [Line] {
    var places: [SourcePlace?] = []
    for issue in issues where !places.contains(issue.place) { places.append(issue.place) }
    return places.flatMap { place -> [Line] in
      let same = issues.filter { $0.place == place }
      return lines(of: same[0]) + (same.count > 1 ? flow("and \(same.count - 1) more like it") : [])
    }
  }

  /// The case in words, the expected and the actual value, then the place.
  private func lines(of issue: RecordedIssue) -> [Line] {
    let message = issue.messages.first ?? ""
    // Our own rows already cover what Swift Testing says of differing lists and of the source.
    let comments = issue.messages.dropFirst().filter {
      $0.prefixMatch(of: #/(inserted|removed) \[|\/\//#) == nil
    }
    // A comment that is not a sentence names a case.
    let names = comments.filter { !$0.hasSuffix(".") && !$0.contains("\n") }
    let arguments = SwiftText.plain(issue.arguments)
    let isTold = arguments.isEmpty || names.contains { $0.contains(arguments) }
    let cases = (isTold ? [] : [arguments]) + names
    let sentences = comments.filter { !names.contains($0) }.flatMap(messageLines)
    return row("Case", cases.joined(separator: "; ")) + sentences + lines(ofMessage: message)
      + lines(at: issue.place?.description)
  }

  private func lines(ofMessage message: String) -> [Line] {
    if let expectation = Expectation(message) { return expectation.rows.flatMap(row) }
    return messageLines(
      message.replacing(#/^Caught error: /#, with: "It threw ")
        .replacing(#/^Expectation failed: (.)/#) { $0.1.uppercased() })
  }

  private func row(_ label: String, _ text: String) -> [Line] {
    text.isEmpty ? [] : item([Run(label.padded(to: 10), .dim)], text)
  }

  /// How a process that was running a test ended, and where.
  func lines(of crash: Crash) -> [Line] { flow(crash.reason) + lines(at: crash.place) }

  /// A place, never wrapped, so that a terminal can open it.
  func lines(at place: String?) -> [Line] {
    place.map { [[Run(book?.typed($0) ?? $0, .cyan)]] } ?? []
  }

  /// Each line unchanged if it fits, since it may belong to a drawing; otherwise wrapped, keeping
  /// its own indentation.
  private func messageLines(_ message: String) -> [Line] {
    message.lines.filter { !$0.isEmpty }.flatMap { line -> [Line] in
      guard TextWidth.columns(of: line) > width else { return [[Run(line)]] }
      let columns = min(line.prefix { $0 == " " }.count, width / 4)
      return flow(line, beside: columns).indented(by: columns)
    }
  }
}
