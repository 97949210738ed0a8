/// A request under way, for whose end somebody waits.
final class Attempt: Sendable {
  private let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation

  init() {
    (signals, signal) = AsyncStream.makeStream()
  }

  /// Returns when the attempt is finished, or the task that waits here is cancelled.
  func waitUntilFinished() async {
    for await _ in signals {}
  }

  func finish() {
    signal.finish()
  }
}
