/// Ticks that come when a test says so.
@MainActor
final class HandTicks {
  private var ticks: AsyncStream<Void>.Continuation?

  /// The ticks from now on; the stream that was made before has no more.
  func stream() -> AsyncStream<Void> {
    ticks?.finish()
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    ticks = continuation
    return stream
  }

  func fire() {
    ticks?.yield()
  }
}
