import Foundation

/// A program to be run to its end, with what it prints kept.
///
/// It runs in a session of its own, without a terminal and with nothing to read. Whatever it
/// started is ended with it: when it ends, when its time is up, when the task that waits for it
/// is cancelled, and when our own program is told to end by Ctrl-C or by a signal.
public struct ChildProcess: Sendable {
  /// What differs from our own environment for every child that the current task runs.
  @TaskLocal public static var environmentOverrides: [String: String?] = [:]

  public var program: String
  public var arguments: [String]
  public var directory: URL?
  /// What differs from our own environment and from the overrides; `nil` takes a variable away.
  public var environment: [String: String?] = [:]
  /// How long it may run; without end when `nil`.
  public var timeLimit: Duration?
  /// How long it may take to tidy up after being told to end, before it is killed.
  public var grace: Duration = .seconds(2)
  /// How many bytes of each stream are kept: the first and the last half when there are more.
  public var outputLimit = 16 << 20
  /// Whether processes that it started are ended with it even if they took a session of their own.
  /// Decent programs do so on purpose, to leave a daemon behind.
  public var endsRunaways = false
  /// Whether the part of a line that it has printed so far is handed out as a line of its own.
  /// SwiftPM says that it is waiting on a line that it ends only when it goes on.
  public var handsOutUnfinishedLines = false
  /// Asked every 100 milliseconds while it runs: true ends it, with all that it started.
  public var shouldEnd: (@Sendable (Usage) -> Bool)?
  /// Called once when our own program is told to end, after the child and before we follow.
  public var ifInterrupted: (@Sendable () -> Void)?

  /// - Parameter program: A name to be looked up on the path, or a path.
  public init(_ program: String, _ arguments: [String], in directory: URL? = nil) {
    self.program = program
    self.arguments = arguments
    self.directory = directory
  }

  /// How a program ended and what it printed.
  public struct Output: Sendable {
    /// The exit status; 128 and the signal's number when a signal ended it, as shells count.
    public let status: Int32
    public let standardOutput: String
    public let standardError: String
    /// How many bytes of both are missing in the middle: there were more than are kept.
    public let leftOut: Int
    /// Whether it was ended because ``ChildProcess/shouldEnd`` said so.
    public let wasEnded: Bool
  }

  /// What a running child takes.
  public struct Usage: Sendable {
    /// How many bytes of memory it and all that it started hold.
    public let memory: Int
    /// How long it may have waited for us since we asked last: while we read what it prints, a child
    /// that prints a great deal cannot go on.
    public let ourTime: Duration

    public init(memory: Int, ourTime: Duration) {
      self.memory = memory
      self.ourTime = ourTime
    }
  }

  /// What the old workbook calls it.
  public typealias Look = Usage

  /// Where a child prints.
  public enum Stream: Sendable {
    case standardOutput
    case standardError
  }

  /// One line that a child printed.
  public struct Line: Sendable, Equatable {
    public let stream: Stream
    /// Without its line break. Only the first 64 KiB of a line are handed out as one.
    public let text: String

    public init(_ stream: Stream, _ text: String) {
      self.stream = stream
      self.text = text
    }
  }

  /// Runs it and waits on the calling thread.
  ///
  /// - Throws: ``ChildProcessError``.
  public func run() throws -> Output {
    try withOverrides.supervise(Cancellation(), handingOut: nil)
  }

  /// Runs it and hands out what it prints, line by line, as it comes.
  ///
  /// - Parameter lines: Called on a thread of the child's own, one line at a time. Without it a child
  ///   that prints a great deal waits for us less.
  /// - Throws: ``ChildProcessError``, or `CancellationError` when the task was cancelled.
  public func run(_ lines: (@Sendable (Line) -> Void)?) async throws -> Output {
    let cancellation = Cancellation()
    // Now, for the thread below knows nothing of our task.
    let child = withOverrides
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(with: Result { try child.supervise(cancellation, handingOut: lines) })
        }
      }
    } onCancel: {
      cancellation.request()
    }
  }

  /// This child, with what the current task changes in the environment of all.
  private var withOverrides: ChildProcess {
    var child = self
    child.environment = ChildProcess.environmentOverrides.merging(environment) { $1 }
    return child
  }

  private func supervise(
    _ cancellation: Cancellation, handingOut lines: (@Sendable (Line) -> Void)?
  ) throws -> Output {
    try Interruption.watch(ifInterrupted) {
      let child = try RunningChild(self)
      return try Supervisor(child, of: self, cancellation, lines: lines).waitForEnd()
    }
  }
}
