import Book
import Text
import Toolchain

extension BuildFailure {
  package var reason: String { sentence ?? "Nothing ran: what is above does not compile." }
}

extension Layout {
  /// The errors of a build that failed, then what follows from them.
  package func lines(of failure: BuildFailure) -> [Line] {
    separated([errors(of: failure), flow(failure.reason, .red)])
  }

  /// As the compiler reports them; empty if there is a sentence instead.
  package func errors(of failure: BuildFailure) -> [Line] {
    failure.sentence == nil ? failure.text.lines.dropLast().flatMap(compilerLines) : []
  }

  /// The source that the compiler shows is aligned, and broken only where a line does not fit.
  private func compilerLines(_ line: String) -> [Line] {
    if let match = line.wholeMatch(of: #/(\S.*?)(:\d+:\d+: )((?:error|(note|warning)): .*)/#) {
      let path = book?.typed(String(match.1)) ?? String(match.1)
      return TextFlow(width: codeWidth).lines([
        Run(path + match.2, .bold), Run(String(match.3), match.4 == nil ? .red : .plain),
      ])
    }
    // A message that the compiler prints below the source, after marks that point at it.
    guard TextWidth.columns(of: line) > codeWidth,
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
  package func lines(of issues: [RecordedIssue]) -> [Line] {
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
    // What is no sentence names a case.
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
    let words = message.replacing(#/^Caught error: /#, with: "It threw ")
      // What Foundation says of an error, without its codes.
      .replacing(
        #/Error Domain=\S+ Code=-?\d+ "((?!\(null\))[^"]*)"(?: ?UserInfo=(\{(?:[^{}]|\{[^{}]*\})*\}))?/#
      ) { error in
        let path = error.2?.firstMatch(of: #/NSFilePath=([^,}]*)/#)
        return "“\(error.1)”" + (path.map { " (\($0.1))" } ?? "")
      }
      .replacing(#/^Expectation failed: (.)/#) { $0.1.uppercased() }
      // The folders of a run are of no use afterwards.
      .replacing(#/[^\s“"(]*/shipshape-[-0-9A-F]{36}\//#, with: "…/")
    return messageLines(words)
  }

  private func row(_ label: String, _ text: String) -> [Line] {
    guard !text.isEmpty else { return [] }
    let mark = label.isEmpty ? [] : [Run(label.padded(to: 10), .dim)]
    return item(mark, SwiftText.unbroken(text)).map { line in
      line.map { Run($0.text.replacing("\u{A0}", with: " "), $0.style) }
    }
  }

  /// How a process that was running a test ended, and where.
  package func lines(of crash: Crash) -> [Line] { flow(crash.reason) + lines(at: crash.place) }

  /// A place, never wrapped, so that a terminal can open it.
  package func lines(at place: String?) -> [Line] {
    place.map { [[Run(book?.typed($0) ?? $0, .cyan)]] } ?? []
  }

  private func messageLines(_ message: String) -> [Line] {
    message.split(separator: "\n").flatMap(messageLine)
  }

  /// Unchanged if it fits, since it may be a drawing, otherwise wrapped with its own indentation.
  private func messageLine(_ text: some StringProtocol) -> [Line] {
    let line = String(text)
    guard TextWidth.columns(of: line) > width else { return [[Run(line)]] }
    let columns = min(line.prefix { $0 == " " }.count, width / 4)
    return flow(line, beside: columns).indented(by: columns)
  }
}
