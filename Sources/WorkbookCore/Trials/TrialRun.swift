import Foundation
import Synchronization
import Toolchain

/// A run of a suite's tests against some of its sides, in a process of its own.
struct TrialRun: Sendable {
  let suite: String
  let sides: [TrialSide.Side]
  let package: URL
  let scratch: URL
  /// How long it may go without any progress.
  let limit: Duration
  var environment: [String: String?] = [:]

  /// How a run came out.
  struct Outcome: Sendable {
    let suite: String
    let sides: [TrialSide.Side]
    var results: [TestResult] = []
    /// Why the tests did not come to their end.
    var trouble: String?
  }

  func outcome() async throws -> Outcome {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let stream = folder.url.appendingPathComponent("events.jsonl")
    var child = command(writing: stream)
    child.environment = environment
    child.environment[TrialSide.variable] = sides.map(\.name).joined(separator: ",")
    child.environment["TMPDIR"] = folder.url.path
    child.outputLimit = 1 << 20
    child.shouldEnd = isStuck(writing: stream)
    let output = try await child.run(nil)
    let records = EventStream.records(in: (try? Data(contentsOf: stream)) ?? Data())
    let recorder = TestRecorder(records)
    var outcome = Outcome(suite: suite, sides: sides, results: recorder.results)
    if !recorder.hasEnded {
      let end = output.wasEnded ? "got nowhere for \(limit.inSeconds)" : "ended early"
      outcome.trouble = "the tests \(end), in: \(recorder.culprit ?? "no test")"
    }
    return outcome
  }

  private func command(writing stream: URL) -> ChildProcess {
    let arguments = [
      "--event-stream-output-path", stream.path, "--event-stream-version", "0",
      "--filter", "^\(suite)\\.",
    ]
    #if os(macOS)
      // The tests are a bundle there, which the toolchain's own helper loads.
      return ChildProcess(
        "swift",
        [
          "test", "--skip-build", "--package-path", package.path, "--scratch-path", scratch.path,
          "--disable-xctest",
        ] + arguments, in: package)
    #else
      let program = scratch.appendingPathComponent("debug/trialsPackageTests.xctest").path
      return ChildProcess(program, ["--testing-library", "swift-testing"] + arguments, in: package)
    #endif
  }

  /// Whether nothing has been written for as long as the limit allows.
  func isStuck(writing stream: URL) -> @Sendable (ChildProcess.Look) -> Bool {
    let watch = Mutex((size: -1, since: ContinuousClock.now))
    return { [limit] _ in
      let values = try? FileManager.default.attributesOfItem(atPath: stream.path)
      let size = values?[.size] as? Int ?? 0
      return watch.withLock { watch in
        if size != watch.size { watch = (size, .now) }
        return watch.since.duration(to: .now) > limit
      }
    }
  }
}
