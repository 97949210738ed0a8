import Synchronization

/// Where other threads leave word for the one that watches.
final class WatchMailbox: Sendable {
  private struct Content {
    var events: [WatchEvent] = []
    var hasChange = false
  }

  private let content = Mutex(Content())
  private let ring: @Sendable () -> Void

  /// - Parameter ring: Wakes the one who waits.
  init(ring: @escaping @Sendable () -> Void) {
    self.ring = ring
  }

  func post(_ event: WatchEvent) {
    content.withLock { $0.events.append(event) }
    ring()
  }

  /// Something in the folder may have changed.
  func noteChange() {
    content.withLock { $0.hasChange = true }
    ring()
  }

  /// All that came since the last time.
  func take() -> (events: [WatchEvent], hasChange: Bool) {
    content.withLock { content in
      defer { content = Content() }
      return (content.events, content.hasChange)
    }
  }
}
