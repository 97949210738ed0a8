import Foundation
import PlayerRoster
import SpaceGame
import Testing

@testable import ArcadeCore

@Suite("Every mixture of all nine lessons' sides is the same visit")
struct TranscriptMixtureTests {
  /// As short as a game can be in which something is hit.
  private static let ticks = 14

  @Test(
    "All 512 mixtures give one transcript of the scripted visit, to the byte",
    .timeLimit(.minutes(5)))
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
      let pictures = try await ScriptedVisit(sides: sides, pilot: pilot).play(
        rosterFile: file, note: notes.add)
      // The colours depend on the seams of the visit alone, and take long to compare.
      return (sides, notes.text, Seam.ofGame.allSatisfy { sides[$0] == .after } ? pictures : nil)
    }
    #expect(observed.count == 512)
    let difference = MixtureDifference(observed.map { ($0.0, $0.1) })
    #expect(difference == nil)

    let painted = observed.compactMap { sides, _, pictures in pictures.map { (sides, $0) } }
    #expect(painted.count == 32)
    let strange = MixtureDifference(
      painted.map { sides, pictures in (sides, colours(of: pictures, like: painted[0].1)) })
    #expect(strange == nil)
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
