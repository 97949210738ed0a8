import Foundation

/// Runs the tests of a built package one after another, so that the test under way is to blame for
/// whatever ends or holds up the process; the others then run without it.
package struct TestRun: Sendable {
  package struct Report: Sendable {
    /// In the order in which they ran.
    package var tests: [TestResult] = []
    /// What the tests printed.
    package var printed = ""
    /// Problems that belong to no test, in sentences; a run that has one is never green.
    package var troubles: [String] = []

    /// Takes over the outcomes of the tests that have none yet.
    fileprivate mutating func take(_ events: TestEvents) {
      if tests.isEmpty { tests = events.tests }
      for (index, test) in tests.enumerated() where test.outcome == .notRun {
        tests[index].outcome = events.tests.first { $0.id == test.id }?.outcome ?? .notRun
      }
    }
  }

  private static let mostCulprits = 5

  let shadow: Shadow
  /// The package's name.
  let package: String
  /// How long one test may take.
  let limit: Duration

  package init(_ shadow: Shadow, package: String, limit: Duration) {
    (self.shadow, self.package, self.limit) = (shadow, package, limit)
  }

  /// - Parameter news: Called with the number of tests that have ended.
  package func run(news: @Sendable (Int) -> Void = { _ in }) async throws -> Report {
    var report = Report()
    guard FileKind(of: program) != nil else {
      report.troubles = [
        "The build made no tests: Package.swift must keep the name of the package, \(package), and a "
          + "target for them."
      ]
      return report
    }
    var left: [String] = []
    for _ in 1...TestRun.mostCulprits {
      let (events, output) = try await once(left, done: report.tests.count - left.count, news)
      report.printed += shadow.shown(output.text)
      report.take(events)
      guard let culprit = report.tests.firstIndex(where: { $0.id == events.open }) else {
        report.troubles += trouble(of: report, events, output)
        left = []
        break
      }
      report.tests[culprit].outcome = crash(output).outcome
      left = report.tests.filter { $0.outcome == .notRun }.map(\.id)
      if left.isEmpty { break }
    }
    if !left.isEmpty {
      report.troubles.append(
        "\(TestRun.mostCulprits) tests hung or ended the process, so \(left.count) more were not "
          + "run.")
    }
    try await addXCTests(to: &report)
    return report
  }

  /// Why a run without a culprit cannot be trusted; it must never count as green.
  private func trouble(
    of report: Report, _ events: TestEvents, _ output: Child.Output
  ) -> [String] {
    let crash = crash(output)
    if !events.hasEnded { return ["The test run did not finish: \(crash.reason)"] }
    let strays = events.strays.map { "No test is to blame: \($0.messages.joined(separator: " "))" }
    let isTold = report.tests.contains(where: \.hasFailed) || !strays.isEmpty
    guard output.status != 0, !isTold else { return strays }
    return ["Every test passed, but then: \(crash.reason)"]
  }

  func crash(_ output: Child.Output) -> Crash { Crash(output, limit: limit, in: shadow) }

  // MARK: - Processes

  private var program: URL {
    shadow.products.appendingPathComponent("\(package)PackageTests.xctest")
  }

  /// Runs some tests, all if none is named, until they end or one of them takes too long.
  private func once(
    _ ids: [String], done: Int, _ news: @Sendable (Int) -> Void
  ) async throws -> (TestEvents, Child.Output) {
    try await TemporaryFolder.with { folder in
      let stream = folder.appendingPathComponent("events.jsonl")
      let filters = ids.flatMap {
        ["--filter", "^\(NSRegularExpression.escapedPattern(for: $0))$"]
      }
      let child = child(
        ["--no-parallel", "--event-stream-output-path", stream.path]
          + ["--event-stream-version", "0"] + filters, library: "swift-testing", in: folder)
      var watch = StreamWatch(stream, limit: limit)
      let output = try await child.run { _ in
        let isMoving = watch.isMoving()
        news(done + watch.ended)
        return isMoving
      }
      let data = (try? Data(contentsOf: stream)) ?? Data()
      return (TestEvents(data, shown: shadow.shown), output)
    }
  }

  func child(_ arguments: [String], library: String, in folder: URL) -> Child {
    // No core files, an hour of computing, files of 32 MB, and 8 GB of address space.
    let limits =
      "ulimit -c 0; ulimit -t 3600; ulimit -f 65536; ulimit -v 8388608 2> /dev/null; exec \"$@\""
    #if os(macOS)
      let program =
        ["swift", "test", "--skip-build", "--package-path", shadow.folder.path]
        + ["--scratch-path", shadow.scratch.path]
        + [library == "xctest" ? "--disable-swift-testing" : "--disable-xctest"]
    #else
      let program = [program.path, "--testing-library", library]
    #endif
    var child = Child(["sh", "-c", limits, "sh"] + program + arguments, in: shadow.folder)
    child.environment["SWIFT_BACKTRACE"] =
      "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none"
    child.environment["TMPDIR"] = folder.path
    child.lastWish = askForBacktrace
    return child
  }
}

/// Watches whether tests begin and end: an endless loop may print, or record issues, for ever.
private struct StreamWatch {
  private let stream: URL
  private let limit: Duration
  private var seen: UInt64 = 0
  private var begun = 0
  private(set) var ended = 0
  private var last = ContinuousClock.now

  init(_ stream: URL, limit: Duration) {
    (self.stream, self.limit) = (stream, limit)
  }

  mutating func isMoving() -> Bool {
    let former = begun + ended
    if let file = try? FileHandle(forReadingFrom: stream), (try? file.seek(toOffset: seen)) != nil,
      let data = try? file.readToEnd(), let end = data.lastIndex(of: UInt8(ascii: "\n"))
    {
      seen += UInt64(data[...end].count)
      let text = String(decoding: data[...end], as: UTF8.self)
      begun += text.ranges(of: "\"kind\":\"testStarted\"").count
      begun += text.ranges(of: "\"kind\":\"testCaseStarted\"").count
      ended += text.ranges(of: "\"kind\":\"testEnded\"").count
    }
    if begun + ended != former { last = .now }
    // A slow start is no test's fault.
    return .now - last < (begun == 0 ? max(limit, .seconds(20)) : limit)
  }
}
