import Foundation
import PlayerVisit
import RosterFiles
import Terminal
import TestSupport
import Testing
import Text
import Toolchain

@testable import ArcadeProgram

/// The arcade in a temporary folder, on a scripted display.
final class Visit {
  /// A roster's file from a newer arcade.
  static let newer = #"{"version": 99, "nextID": 1, "players": []}"#
  /// Noon on 1 March 2026 in Greenwich.
  static let noon = Date(timeIntervalSince1970: 1_772_366_400)

  let folder: TemporaryFolder
  let console = RecordingConsole()
  var display: ScriptedDisplay?
  var kata: KataPart?
  /// By default inside the temporary folder.
  var dataFolder: URL

  /// - Parameters:
  ///   - script: The display's script; without one, there is no terminal.
  ///   - players: The initial roster; without one, there is no file yet.
  init(script: [ScriptedDisplay.Step]? = nil, players: Roster? = nil) throws {
    folder = try TemporaryFolder()
    dataFolder = folder.url.appendingPathComponent("data")
    display = script.map { ScriptedDisplay(script: $0) }
    guard let players else { return }
    try FileManager.default.createDirectory(at: dataFolder, withIntermediateDirectories: true)
    try RosterDocument.data(of: players).write(to: rosterFile)
  }

  convenience init(_ cues: [(Int, SessionEvent)]) throws {
    try self.init()
    display = ScriptedDisplay(cues)
  }

  deinit { folder.remove() }

  func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  /// The roster in the data folder, as the arcade finds it.
  var rosterFile: URL { dataFolder.appendingPathComponent("roster.json") }

  var roster: any RosterKeeping { DependencyInversionSeam.after.openRoster(in: rosterFile) }
  var best: Int { get throws { try roster.players().first?.bestScore ?? 0 } }

  /// Writes any text to the roster's file.
  func writeRoster(_ text: String) throws {
    try FileManager.default.createDirectory(at: dataFolder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: rosterFile)
  }

  @discardableResult
  nonisolated(nonsending) func run(_ words: String...) async throws -> Bool { try await run(words) }

  @discardableResult
  nonisolated(nonsending) func run(_ words: [String], on console: RecordingConsole? = nil)
    async throws -> Bool
  {
    var arcade = Arcade(
      dataFolder: dataFolder,
      openDisplay: { [display] in
        guard let display else { throw TerminalError.notATerminal }
        return display
      },
      anySeed: { 12 }, now: { Visit.noon },
      plan: RefreshPlan(tickLength: .milliseconds(1), timelinePeriod: 1, profilePeriod: 2))
    if let kata { arcade = arcade.playing(kata) }
    return try await Program.arcade.run(words, on: console ?? self.console) { [arcade] in arcade }
  }

  /// Plays a script to its end, by default as a guest in the lobby.
  ///
  /// - Returns: The display, with its pictures.
  @discardableResult
  nonisolated(nonsending) func play(
    _ script: [ScriptedDisplay.Step], with words: String = "--guest --seed 1",
    size: Size = Size(columns: 80, rows: 24), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ScriptedDisplay {
    let display = ScriptedDisplay(size: size, script: script)
    self.display = display
    defer {
      #expect(
        display.isOver && display.isClosed, "The script must end.", sourceLocation: sourceLocation)
    }
    try await run(words.split(separator: " ").map(String.init))
    return display
  }

  /// Expects a command to fail with a sentence and to print nothing.
  func expect(
    _ words: [String], failure sentence: String, isWrongUsage: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let console = RecordingConsole()
    do {
      _ = try await run(words, on: console)
      Issue.record("\(words) must fail.", sourceLocation: sourceLocation)
    } catch {
      #expect(error is any ReaderError, "It ends with 70.", sourceLocation: sourceLocation)
      let isUsage = error is UsageError || (error as? ArcadeError)?.isWrongUsage ?? false
      let told = "\(error)\nwrong usage: \(isUsage)\n\(console.output)"
      let expected = "\(sentence)\nwrong usage: \(isWrongUsage)\n"
      #expect(told == expected, sourceLocation: sourceLocation)
    }
  }
}

extension Roster {
  /// Numbered players from `player-00001` on.
  static func crowd(of count: Int) throws -> Roster {
    var roster = Roster()
    for number in 100_001...100_000 + count {
      try roster.add(Nickname("player-\("\(number)".dropFirst())"))
    }
    return roster
  }
}
