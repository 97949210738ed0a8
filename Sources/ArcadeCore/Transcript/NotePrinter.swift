import SpaceGame
import Synchronization
import Terminal

/// Prints lines as they come, and computes their digest.
final class NotePrinter: Sendable {
  private let console: any Console
  private let digest = Mutex(Digest())

  init(on console: any Console) {
    self.console = console
  }

  func print(_ line: String) {
    digest.withLock { $0.absorb(line + "\n") }
    console.write(line + "\n")
  }

  /// Prints the digest of all lines.
  func finish() {
    console.write("digest \(digest.withLock(\.self))\n")
  }
}
