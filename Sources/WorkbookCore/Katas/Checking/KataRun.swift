import Foundation
import Toolchain

/// One run of a kata's built tests: in a process of its own, which is ended with all that it started
/// when it gets nowhere or takes too much memory.
struct KataRun {
  /// What the system refuses to go beyond, should the limit be passed between two looks.
  private static let addressSpace = 16 << 30
  /// How much is kept of what a kata prints: the first and the last half when there is more.
  static let outputLimit = 1 << 20

  let kata: Kata
  let limit: Duration
  /// How many bytes of memory a kata may hold, with all that it started.
  var memoryLimit = 1 << 30
  var environment: [String: String?] = [:]
  var ifInterrupted: (@Sendable () -> Void)?

  /// How a run ended.
  struct Result {
    enum End: Hashable {
      /// By itself, with an exit status; 128 and the signal's number when a signal ended it.
      case exited(Int32)
      /// We ended it: nothing went on for as long as the limit allows.
      case hung
      /// We ended it: it held more memory than it may.
      case tookTooMuchMemory
    }

    let records: [EventStream.Record]
    let end: End
    /// How long nothing may have gone on at the end of the run.
    let patience: Duration
    /// What was printed to standard error and standard output, cut in the middle.
    let printed: String
    /// How many bytes of what was printed are missing in the middle.
    let leftOut: Int
  }

  /// What is told of a run while it goes on.
  enum News: Sendable {
    /// The identities of the tests that have ended since it was told last.
    case ended([String])
    case stalled(Stall)
  }

  /// Behaviours are under way, and for some time nothing has become of any.
  struct Stall: Hashable, Sendable {
    /// The behaviour that is under way; nil where there are several.
    let sentence: String?
    let count: Int
    /// How long there was no progress, and after how long the run is ended for that.
    let idle: Duration
    let limit: Duration
  }

  /// - Parameters:
  ///   - tests: The identities of those to be run; all when nil.
  ///   - oneByOne: Whether each waits for the one before, so that a crash has one cause.
  ///   - news: Told on any thread how it goes on.
  func run(
    _ tests: [String]? = nil, oneByOne: Bool, news: @escaping @Sendable (News) -> Void
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // A test that crashes leaves its own folders behind: they go with this one.
    let scratch = folder.url.appendingPathComponent("scratch", isDirectory: true)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let stream = folder.url.appendingPathComponent("events.jsonl")
    let watch = KataRunWatch(stream: stream, limit: limit, memoryLimit: memoryLimit, news: news)
    var child = command(tests, oneByOne: oneByOne, stream: stream)
    child.environment = environment
    child.environment["TMPDIR"] = scratch.path
    child.environment["SWIFT_BACKTRACE"] = SwiftTest.backtrace(
      asWished: ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"])
    child.ifInterrupted = ifInterrupted
    child.outputLimit = KataRun.outputLimit
    child.grace = .milliseconds(200)
    child.endsRunaways = true
    child.shouldEnd = watch.shouldEnd
    let output = try await child.run(nil)
    return Result(
      records: EventStream.records(in: (try? Data(contentsOf: stream)) ?? Data()),
      end: output.wasEnded ? watch.end : .exited(output.status),
      patience: watch.patience, printed: output.standardError + output.standardOutput,
      leftOut: output.leftOut)
  }

  private func command(_ tests: [String]?, oneByOne: Bool, stream: URL) -> ChildProcess {
    var arguments = ["--event-stream-output-path", stream.path, "--event-stream-version", "0"]
    if oneByOne { arguments.append("--no-parallel") }
    for test in tests ?? [] {
      arguments += ["--filter", "^\(NSRegularExpression.escapedPattern(for: test))$"]
    }
    #if os(macOS)
      // The tests are a bundle there, which the toolchain's own helper loads.
      let program = ["swift", "test", "--skip-build", "--disable-xctest"]
    #else
      let program = [
        KataBuild(kata: kata).program.path, "--testing-library", "swift-testing",
      ]
    #endif
    // No core files, which a crash would leave in the reader's folder.
    let limits = "ulimit -c 0; ulimit -v \(KataRun.addressSpace / 1024) 2> /dev/null; exec \"$@\""
    return ChildProcess("/bin/sh", ["-c", limits, "sh"] + program + arguments, in: kata.folder)
  }
}

extension KataRun.Stall {
  /// Several that wait at the same time, as one.
  init(of stalls: [KataRun.Stall]) {
    sentence = stalls.count == 1 ? stalls[0].sentence : nil
    count = stalls.map(\.count).reduce(0, +)
    idle = stalls.map(\.idle).max() ?? .zero
    limit = stalls.map(\.limit).max() ?? .zero
  }

  /// Such as “waiting for “It stops”, 4 of 10 s”.
  var text: String {
    let subject = sentence.map { "“\($0)”" } ?? "\(count) behaviours"
    let seconds = limit.inSeconds.prefix { $0 != " " }
    return "waiting for \(subject), \(idle.components.seconds) of \(seconds) s"
  }
}
