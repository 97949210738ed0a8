import Foundation
import PlayerRoster
import SpaceGame
import Terminal
import TestSupport
import Testing

@testable import ArcadeCore

@Suite("Every mixture of all nine lessons' sides is the same visit")
struct TranscriptMixtureTests {
  /// As short as a game can be in which something is hit.
  private static let ticks = 14

  @Test(
    "All 512 mixtures give one transcript of the scripted visit, to the byte",
    .timeLimit(.minutes(2)))
  func everyMixture() async throws {
    let folder = try QuickFolder()
    defer { folder.remove() }
    let sample = folder.file("sample.json")
    try RosterFile(sample).update { $0 = .sample }
    let pilot = RecordedPilot(shortGame)
    let observed = try await Sides.allMixtures.mapSeveralAtOnce { sides in
      let notes = NotedLines()
      let file = folder.file("\(sides).json")
      try FileManager.default.copyItem(at: sample, to: file)
      try await ScriptedVisit(sides: sides, pilot: pilot).play(rosterFile: file, note: notes.add)
      return (sides, notes.text)
    }
    #expect(observed.count == 512)
    let difference = MixtureDifference(observed)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  /// The autopilot's commands, found with one mixture and played by all.
  private var shortGame: Recording {
    var recorder = Recorder(game: Game(systems: Systems(Sides(all: .after))), seed: 1)
    for _ in 0..<TranscriptMixtureTests.ticks {
      recorder.play(Autopilot().command(for: recorder.world))
    }
    return recorder.recording
  }
}
