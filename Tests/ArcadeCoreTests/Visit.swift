import Foundation
import Shell
import Terminal
import TestSupport
import Toolchain

@testable import ArcadeCore

/// The arcade in a temporary folder, on a scripted stage.
final class Visit {
  let folder: TemporaryFolder
  let console = RecordingConsole()
  let stage: ScriptedStage?

  init(_ cues: [(Int, SessionEvent)]? = nil) throws {
    folder = try TemporaryFolder()
    stage = cues.map { ScriptedStage($0) }
  }

  deinit {
    folder.remove()
  }

  func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  @discardableResult
  func run(_ words: String...) async throws -> Bool {
    let (url, stage) = (folder.url, stage)
    return try await Program.arcade.run(words, on: console) {
      Arcade(
        dataFolder: url.appendingPathComponent("data"),
        openStage: { instead in
          guard let stage else { throw ArcadeError.noTerminal(instead: instead) }
          return stage
        },
        anySeed: { 12 })
    }
  }
}
