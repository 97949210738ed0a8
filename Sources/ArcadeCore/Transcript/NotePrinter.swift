import Shell
import SpaceGame
import Synchronization

/// Prints lines in pieces as they come, and computes the digest of all of them.
final class NotePrinter: Sendable {
  /// Lines are printed in pieces of about this many bytes.
  private static let pieceSize = 1 << 16

  private struct State {
    var digest = Digest()
    var piece = ""
  }

  private let console: any Console
  private let state = Mutex(State())

  init(on console: any Console) {
    self.console = console
  }

  /// Whether nobody reads the lines any more.
  var isUnwanted: Bool { console.isClosed }

  func print(_ line: String) {
    state.withLock { state in
      state.piece += line + "\n"
      state.digest.absorb(line)
      state.digest.absorb("\n")
      guard state.piece.utf8.count >= NotePrinter.pieceSize else { return }
      console.write(state.piece)
      state.piece.removeAll(keepingCapacity: true)
    }
  }

  /// Prints the remaining lines and the digest of all lines, unless nobody reads them any more.
  func finish() {
    guard !isUnwanted else { return }
    state.withLock { state in
      console.write(state.piece + "digest \(state.digest)\n")
      state.piece = ""
    }
  }
}
