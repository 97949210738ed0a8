import Foundation

/// A program to run to its end, keeping what it prints.
///
/// It runs in its own session, without a terminal and with nothing to read. Any processes that it
/// started are ended with it: when it ends, when its time is up, when the task that waits for it is
/// cancelled, and when Ctrl-C or a signal tells our own program to quit.
public struct ChildProcess: Sendable {
  /// Changes to our own environment for every child that the current task runs.
  @TaskLocal public static var environmentOverrides: [String: String?] = [:]

  public var program: String
  public var arguments: [String]
  public var directory: URL?
  /// Changes to our own environment, applied after the overrides; `nil` removes a variable.
  public var environment: [String: String?] = [:]
  /// How long it may run; no limit when `nil`.
  public var timeLimit: Duration?
  /// How long it may take to clean up after being told to end, before it is killed.
  public var grace: Duration = .seconds(2)
  /// How many bytes of each stream are kept; beyond that, only the first and the last half of the
  /// limit.
  public var outputLimit = 16 << 20
  /// Whether processes that it started are ended even if they moved to a session of their own.
  ///
  /// Well-behaved programs do that on purpose, to leave a daemon running.
  public var endsRunaways = false
  /// Whether a partly printed line is handed out as a line of its own.
  ///
  /// SwiftPM says that it is waiting without ending the line; it ends it only when it continues.
  public var handsOutUnfinishedLines = false
  /// Called every 100 milliseconds while the child runs; true ends it and everything that it
  /// started.
  public var shouldEnd: (@Sendable (Usage) -> Bool)?
  /// Called once when our own program is told to quit, after the child has ended and before we do.
  public var ifInterrupted: (@Sendable () -> Void)?

  /// - Parameter program: A path, or a name to look up on `PATH`.
  public init(_ program: String, _ arguments: [String], in directory: URL? = nil) {
    self.program = program
    self.arguments = arguments
    self.directory = directory
  }

  /// How a program ended and what it printed.
  public struct Output: Sendable {
    /// The exit status; 128 plus the signal number when a signal ended it, as in shells.
    public let status: Int32
    public let standardOutput: String
    public let standardError: String
    /// How many bytes of both streams were dropped from the middle, beyond the limit.
    public let leftOut: Int
    /// Whether ``ChildProcess/shouldEnd`` ended it.
    public let wasEnded: Bool
  }

  /// What a running child uses.
  public struct Usage: Sendable {
    /// How many bytes of memory it and everything that it started use.
    public let memory: Int
    /// How long it may have waited for us since the last call: a child that prints a great deal is
    /// blocked while we read its output.
    public let ourTime: Duration

    public init(memory: Int, ourTime: Duration) {
      self.memory = memory
      self.ourTime = ourTime
    }
  }

  /// Where a child prints.
  public enum Stream: Sendable {
    case standardOutput
    case standardError
  }

  /// One line that a child printed.
  public struct Line: Sendable, Equatable {
    public let stream: Stream
    /// Without its line break.
    ///
    /// A line longer than 64 KiB is handed out in pieces of that size.
    public let text: String

    public init(_ stream: Stream, _ text: String) {
      self.stream = stream
      self.text = text
    }
  }

  /// Runs the program and blocks the calling thread until it ends.
  ///
  /// - Throws: ``ChildProcessError``.
  public func run() throws -> Output {
    try withOverrides.supervise(Cancellation(), handingOut: nil)
  }

  /// Runs the program and hands out its output line by line as it arrives.
  ///
  /// - Parameter lines: Called for one line at a time, on a thread dedicated to this child. When
  ///   nil, a child that prints a great deal waits less for us.
  /// - Throws: ``ChildProcessError``, or `CancellationError` when the task was cancelled.
  public func run(_ lines: (@Sendable (Line) -> Void)?) async throws -> Output {
    let cancellation = Cancellation()
    // Read the overrides now: the new thread does not inherit our task's values.
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

  /// This child with the current task's environment overrides applied.
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
