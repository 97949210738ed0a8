import Foundation
import Synchronization

/// A program that runs to its end, with its output.
///
/// It runs in its own session, without a terminal and without input. Any processes that it started
/// are ended with it: when it ends, when the task that waits for it is cancelled, and when Ctrl-C
/// or a signal tells our own program to quit.
public struct ChildProcess: Sendable {
  /// Changes to our own environment for every child that the current task runs.
  @TaskLocal public static var environmentOverrides: [String: String?] = [:]
  /// Called once when our own program is told to quit, after the children that the current task
  /// runs have ended and before our program does.
  @TaskLocal public static var ifInterrupted: (@Sendable () -> Void)?

  /// The value of a variable for a child that the current task runs.
  static func environment(_ name: String) -> String? {
    environmentOverrides[name] ?? ProcessInfo.processInfo.environment[name]
  }

  public var program: String
  public var arguments: [String]
  public var directory: URL?
  /// The file that it reads; nothing if nil.
  public var input: URL?
  /// Changes to our own environment, applied after the overrides; `nil` removes a variable.
  public var environment: [String: String?] = [:]
  /// How long it may take to clean up after being told to end, before it is killed.
  public var grace: Duration = .seconds(2)
  /// How many bytes of each stream are kept: if there are more, those at the start and at the end.
  public var outputLimit = 16 << 20
  /// Whether its descendants are ended even in their own sessions, such as daemons.
  public var endsRunaways = false
  /// How long its busiest thread gets to print its position before `shouldEnd` ends it.
  public var backtraceTime: Duration?
  /// Called every 100 milliseconds while the child runs, with the bytes of memory used by it and
  /// its descendants. True ends all of them.
  public var shouldEnd: (@Sendable (_ memory: Int) -> Bool)?

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
    /// Whether a signal ended it, whatever the status may look like.
    public let wasKilled: Bool
    /// Its standard output, byte for byte.
    public let bytes: Data
    public let standardError: String

    public var standardOutput: String { String(decoding: bytes, as: UTF8.self) }

    var printed: String { standardError + standardOutput }
  }

  /// Runs the program and blocks the calling thread until it ends.
  public func run() throws -> Output {
    try supervise(ChildProcess.environmentOverrides, ChildProcess.ifInterrupted)
  }

  /// Runs the program and passes on its output line by line as it arrives.
  ///
  /// - Parameter lines: Called for one line of either stream at a time, without its line break, on
  ///   this child's own thread; for an unfinished line with what has arrived, and again later.
  /// - Throws: ``ChildProcessError``, or `CancellationError` when the task was cancelled.
  public func run(_ lines: (@Sendable (String) -> Void)?) async throws -> Output {
    let isCancelled = Atomic(false)
    // Read the task's values now: the new thread does not inherit them.
    let (overrides, farewell) = (ChildProcess.environmentOverrides, ChildProcess.ifInterrupted)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(
            with: Result {
              try supervise(overrides, farewell, handingOut: lines) {
                isCancelled.load(ordering: .relaxed)
              }
            })
        }
      }
    } onCancel: {
      isCancelled.store(true, ordering: .relaxed)
    }
  }

  private func supervise(
    _ overrides: [String: String?], _ farewell: (@Sendable () -> Void)?,
    handingOut lines: (@Sendable (String) -> Void)? = nil,
    isCancelled: @escaping () -> Bool = { false }
  ) throws -> Output {
    var child = self
    child.environment = overrides.merging(environment) { $1 }
    return try QuitSignals.watch(farewell) {
      try Supervisor(of: child, isCancelled, lines: lines).waitForEnd()
    }
  }
}
