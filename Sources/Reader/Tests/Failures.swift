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

  /// The source that the compiler shows is aligned, and broken only where a line does not fit.
  private func compilerLines(_ line: String) -> [Line] {
    if let match = line.wholeMatch(of: #/(\S.*?)(:\d+:\d+: )((?:error|(note|warning)): .*)/#) {
      let path = book?.typed(String(match.1)) ?? String(match.1)
      return TextFlow(width: width).lines([
        Run(path + match.2, .bold), Run(String(match.3), match.4 == nil ? .red : .plain),
      ])
    }
    // A message that the compiler prints below the source, after marks that point at it.
    guard TextWidth.columns(of: line) > width,
      let words = line.prefixMatch(of: #/[ \d|`]*(?:- )?(?=(?:note|warning|error): )/#)
    else { return CodeFlow(width: codeWidth).lines([Run(line)]) }
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

  /// The case in words, what was expected and what was there, then the place.
  private func lines(of issue: RecordedIssue) -> [Line] {
    let message = issue.messages.first ?? ""
    // What Swift Testing tells of lists that differ, which we say as well, and of the source.
    let comments = issue.messages.dropFirst().filter {
      $0.prefixMatch(of: #/(inserted|removed) \[|\/\//#) == nil
    }
    let subject = issue.arguments.isEmpty ? [] : ["with \(SwiftText.plain(issue.arguments))"]
    var lines = (subject + comments).flatMap { $0.split(separator: "\n") }.flatMap(messageLine)
    if let expectation = Expectation(message) {
      lines += self.lines(of: expectation)
    } else {
      lines += message.split(separator: "\n").flatMap { messageLine(Layout.plain(String($0))) }
    }
    return lines + self.lines(at: issue.place?.description)
  }

  private func lines(of expectation: Expectation) -> [Line] {
    let (got, expected) = SwiftText.excerpts(expectation.got, expectation.expected)
    let rows: [(label: String, text: String)] =
      [("Expected", expected), ("Got", got)]
      + [
        ("Missing", expectation.isSimilar ? expectation.missing : []),
        ("Too much", expectation.isSimilar ? expectation.surplus : []),
        ("Differs", isShort(expectation.members) ? expectation.members : []),
      ].filter { !$0.1.isEmpty }.map { ($0.0, SwiftText.excerpt($0.1)) }
      + (expectation.isReordered ? [("Order", "all is there, but not in this order")] : [])
    return rows.flatMap { row in
      item([Run(row.label.padded(to: 10), .dim)], SwiftText.unbroken(row.text)).map { line in
        line.map { Run($0.text.replacing("\u{A0}", with: " "), $0.style) }
      }
    }
  }

  /// Whether it is less than to say both values again.
  private func isShort(_ members: [String]) -> Bool {
    members.joined(separator: ", ").count < 70
  }

  /// What is no comparison, as a sentence of ours.
  private static func plain(_ message: String) -> String {
    let prefix = "Expectation failed: "
    guard message.hasPrefix(prefix) else {
      return message.replacing(#/^Caught error: /#, with: "It threw ")
    }
    // Of several parts only those that are not so.
    let parts = SwiftText.parts(of: message.dropFirst(prefix.count), by: " && ")
    let wrong = parts.filter { $0.hasSuffix(" → false)") }
    let words = (wrong.isEmpty ? parts : wrong).joined(separator: " && ")
    return words.contains(" was thrown")
      ? words.prefix(1).uppercased() + words.dropFirst() : "It is not so: \(words)"
  }

  /// How a process that was running a test ended, and where.
  func lines(of crash: Crash) -> [Line] { flow(crash.reason) + lines(at: crash.place) }

  /// A place, never wrapped, so that a terminal can open it.
  func lines(at place: String?) -> [Line] {
    place.map { [[Run(book?.typed($0) ?? $0, .cyan)]] } ?? []
  }

  /// Unchanged if it fits, since it may be a drawing, otherwise wrapped with its own indentation.
  private func messageLine(_ text: some StringProtocol) -> [Line] {
    let line = String(text)
    guard TextWidth.columns(of: line) > width else { return [[Run(line)]] }
    let columns = min(line.prefix { $0 == " " }.count, width / 4)
    return flow(line, beside: columns).indented(by: columns)
  }
}
