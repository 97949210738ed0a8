import Foundation
import PlayerRoster
import Shell
import Terminal
import TestSupport
import Toolchain

@testable import ArcadeCore

/// The arcade in a temporary folder, on a scripted display.
final class Visit {
  let folder: TemporaryFolder
  let console = RecordingConsole()
  var display: ScriptedDisplay?

  init(_ cues: [(Int, SessionEvent)]? = nil) throws {
    folder = try TemporaryFolder()
    display = cues.map { ScriptedDisplay($0) }
  }

  init(script: [ScriptedDisplay.Step]) throws {
    folder = try TemporaryFolder()
    display = ScriptedDisplay(script: script)
  }

  deinit {
    folder.remove()
  }

  func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  /// The roster in the data folder, as the arcade finds it.
  var rosterFile: URL {
    folder.url.appendingPathComponent("data").appendingPathComponent("roster.json")
  }

  var roster: any RosterKeeping { Sides(all: .after).roster.openRoster(in: rosterFile) }

  /// Makes the roster's file, with anything in it.
  func writeRoster(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: rosterFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: rosterFile)
  }

  @discardableResult
  func run(_ words: String...) async throws -> Bool { try await run(words) }

  @discardableResult
  func run(_ words: [String]) async throws -> Bool {
    let (url, display) = (folder.url, display)
    return try await Program.arcade.run(words, on: console) {
      Arcade(
        dataFolder: url.appendingPathComponent("data"),
        openDisplay: { instead in
          guard let display else { throw ArcadeError.noTerminal(instead: instead) }
          return display
        },
        anySeed: { 12 },
        now: { VisitRig.noon },
        plan: RefreshPlan(tickLength: .milliseconds(1), timelinePeriod: 1, profilePeriod: 2))
    }
  }
}
