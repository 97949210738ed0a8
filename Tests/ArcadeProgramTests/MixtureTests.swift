import Foundation
import PlayerVisit
import Testing
import Text
import Toolchain

@testable import ArcadeProgram
@testable import SpaceGame
@testable import Terminal

@Suite("Mixtures of the lessons' versions")
struct MixtureTests {
  /// Six of all mixtures, in which any two seams appear in all four combinations.
  ///
  /// The first uses the before version everywhere. In rows 1 to 5, a seam uses the after version if
  /// the row's number is among its three. Any two seams share a number, and each has one that the
  /// other lacks. `scripts/check mixtures` goes through all.
  static let mixtures: [Sides] = {
    let threes = [123, 124, 125, 134, 135, 145, 234, 235, 245, 345]
    precondition(Sides.lessons.count <= threes.count, "More lessons need a sixth row.")
    return [Sides(all: .before)]
      + (1...5).map { row in
        var sides = Sides(all: .before)
        for (seam, three) in zip(Sides.lessons, threes) where "\(three)".contains("\(row)") {
          sides[seam] = .after
        }
        return sides
      }
  }()

  // MARK: - The visit

  /// The record of a visit with one mixture.
  struct Played: Sendable {
    let sides: Sides
    let lines: [String]
    let pictures: [Canvas]

    var digest: String { lines.digest }
    var pictureDigest: String { pictures.map(\.digest).digest }
  }

  /// The scripted visit with each mixture, played once for all tests that use it. The game is just
  /// long enough to hit something.
  static let visits = Task { @MainActor in
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var visits: [Played] = []
    for sides in mixtures {
      var lines: [String] = []
      let pictures = try await ScriptedVisit(sides: sides, ticks: 14).play(
        rosterFile: folder.url.appendingPathComponent("\(visits.count).json")
      ) { lines.append($0) }
      visits.append(Played(sides: sides, lines: lines, pictures: pictures))
    }
    return visits
  }

  /// This also pins the words and the pictures of all screens, as `arcade transcript --ticks 14`
  /// prints them.
  @Test("A visit has the same lines, pictures and colours in all mixtures")
  func visits() async throws {
    let visits = try await Self.visits.value
    for visit in visits.dropFirst() {
      let difference = visit.lines.difference(from: visits[0].lines).first
      #expect(difference == nil, "\(visit.sides)")
      #expect(visit.pictures == visits[0].pictures, "\(visit.sides)")
    }
    #expect(!visits[0].lines.joined().contains("ahoy"), "No line shows a password.")
    #expect(visits[0].digest == "fd5d7770fb9f7895")
    #expect(visits[0].pictureDigest == "80c5b09e5668f8df")
  }

  // MARK: - The game

  /// Observes a game, first under the autopilot and then with random keys. Another game follows a
  /// lost one.
  private func play(_ sides: Sides, wave: Int) -> (lines: [String], met: Set<String>) {
    let game = Game(systems: Systems(sides))
    // With the player alone, the previous wave counts as beaten.
    let player = Entity(
      id: 1, kind: .player, allegiance: .player, position: Arena.standard.playerStart)
    let start =
      wave == 1 ? World(seed: 1) : World(staging: [player], wave: wave - 1, seed: UInt64(wave))
    var (world, lines, met) = (start, [String](), Set<String>())
    var dice = SeededGenerator(seed: UInt64(wave))
    var command = Command.idle
    for tick in 0..<300 {
      if world.phase == .over { world = start }
      if tick < 140 {
        command = Autopilot().command(for: world)
      } else if dice.draw(below: 8) == 0 {
        let code = dice.draw(below: 4 * (Direction.allCases.count + 1))
        command = Command(
          heading: code < 4 ? nil : Direction.allCases[code / 4 - 1], fires: code % 2 == 1)
      }
      // Each key except pause is held for a while.
      command.togglesPause = tick >= 140 && dice.draw(below: world.phase == .paused ? 2 : 90) == 0
      game.step(&world, command)
      lines.append(world.description)
      met.formUnion(world.entities.map(\.kind.rawValue))
      met.formUnion(world.events.map { String($0.description.prefix { $0 != "-" }) })
    }
    return (lines, met)
  }

  /// This also pins the rules of the game.
  @Test(
    "Games from waves 1, 3, 4 and 8 are the same in all mixtures, and every kind of thing appears")
  func games() {
    var met: Set<String> = []
    let digests = [1, 3, 4, 8].map { wave in
      let games = Self.mixtures.map { play($0, wave: wave) }
      for (sides, game) in zip(Self.mixtures, games) {
        #expect(game.lines == games[0].lines, "\(sides)")
        met.formUnion(game.met)
      }
      return games[0].lines.digest
    }
    #expect(
      digests == ["6e44cd6b1284b4d3", "01bbd07b50d12748", "1ce3e56cc67100df", "7de71965fd78c4c7"])
    let events = ["wave", "beaten", "shot", "hit", "lost", "repaired"]
    #expect(met.isSuperset(of: Kind.allCases.map(\.rawValue) + events))
  }

  /// The mixtures in which lessons 3 and 5 can serve partners: `scripts/check mixtures` goes through
  /// all 128.
  @Test("Games with all partners are the same in all mixtures, but not the same as without them")
  func partners() {
    let partnered = Self.mixtures.map { mixture in
      var sides = mixture
      sides.partners = Partner.allCases
      (sides[3], sides[5]) = (.after, .after)
      return sides
    }
    for wave in [5, 8] {
      let games = partnered.map { play($0, wave: wave).lines }
      for (sides, game) in zip(partnered, games) { #expect(game == games[0], "\(sides)") }
      #expect(games[0] != play(Self.mixtures[0], wave: wave).lines)
    }
  }
}

extension [String] {
  /// The digest of all lines, each with its line feed.
  var digest: String {
    var digest = Digest()
    for line in self { digest.absorb(line + "\n") }
    return digest.description
  }
}

extension Canvas {
  /// The digest of every character in its colours.
  var digest: String {
    (0..<size.rows).map { row in
      cells(inRow: row).map { "\($0.character)\($0.style.escapeSequence)" }.joined()
    }.digest
  }
}
