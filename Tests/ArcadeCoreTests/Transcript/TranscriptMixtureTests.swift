import Foundation
import PlayerRoster
import SpaceGame
import Testing

@testable import ArcadeCore

@Suite("Mixtures of all nine lessons' sides are the same visit")
struct TranscriptMixtureTests {
  /// As short as a game can be in which something is hit.
  private static let ticks = 14

  @Test("Every two seams stand in all four combinations in the mixtures that are tried")
  func coversPairs() {
    for one in Seam.allCases {
      for other in Seam.allCases where other != one {
        #expect(Set(Sides.covering.map { [$0[one], $0[other]] }).count == 4, "\(one), \(other)")
      }
    }
  }

  /// `scripts/check` goes through all 512.
  @Test("They give one transcript of the scripted visit, to the byte, and the same pictures")
  func mixtures() async throws {
    let folder = try QuickFolder()
    defer { folder.remove() }
    let sample = folder.file("sample.json")
    try RosterFile(sample).update { $0 = .sample }
    let pilot = RecordedPilot(shortGame)
    let observed = try await Sides.covering.mapSeveralAtOnce { sides in
      let notes = NotedLines()
      let file = folder.file("\(sides).json")
      try FileManager.default.copyItem(at: sample, to: file)
      let pictures = try await ScriptedVisit(sides: sides, pilot: pilot).play(
        rosterFile: file, note: notes.add)
      return (sides, notes.text, pictures)
    }
    #expect(MixtureDifference(observed.map { ($0.0, $0.1) }) == nil)
    #expect(
      MixtureDifference(observed.map { ($0.0, colours(of: $0.2, like: observed[0].2)) }) == nil)
  }

  /// A line for each picture that is like the one it is compared with, and for each that is not.
  private func colours(of pictures: [NotedPicture], like others: [NotedPicture]) -> String {
    zip(pictures, others).enumerated().map { number, pair in
      "picture \(number + 1) is \(pair.0 == pair.1 ? "the same" : "another")\n"
    }.joined()
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
