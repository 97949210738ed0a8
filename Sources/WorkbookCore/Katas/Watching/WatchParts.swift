import Foundation
import Shell
import Terminal

/// What watching meets of the world: a screen, a folder that changes, a check.
struct WatchParts: Sendable {
  /// Makes the place where it is shown, on the thread that watches.
  var stage: @Sendable (any Console) throws -> any WatchStage = WatchParts.terminalOrLines
  /// Begins to watch a folder below another that stays.
  var watcher: @Sendable (URL, URL, @escaping @Sendable () -> Void) throws -> any FolderWatching = {
    try FolderWatch.begin(on: $0, below: $1, $2)
  }
  var check:
    @Sendable (Kata, Duration, @escaping @Sendable (TestPhase) -> Void) async throws ->
      KataVerdict = { try await KataCheck($0, limit: $1).run(phases: $2) }

  /// The terminal; where there is none that can place the cursor, lines.
  private static func terminalOrLines(_ console: any Console) throws -> any WatchStage {
    do throws(TerminalError) {
      return try TerminalWatchStage(usesColor: console.usesColor)
    } catch {
      switch error {
      case .notATerminal, .tooSimple: return PlainWatchStage(on: console)
      case .alreadyOpen, .refused: throw error
      }
    }
  }
}
