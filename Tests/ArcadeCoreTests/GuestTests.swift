import Foundation
import PlayerRoster
import Shell
import SpaceGame
import TestSupport
import Testing

@testable import ArcadeCore

@Suite("A guest in the place of a lesson's sides")
struct GuestTests {
  /// A referee under whom nothing has consequences.
  private struct BlindReferee: Refereeing {
    func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] { [] }
  }

  /// Our own makers of the other side, as guests.
  private static let guests: [Guest] = {
    let before = Sides(all: .before)
    return [
      .shipyard(before.shipyard), .referee(before.referee), .flightControl(before.flightControl),
      .turnOrder(before.turnOrder), .roster(before.roster), .signIn(before.signIn),
      .screens(before.frontDoor), .refresh(before.refresh), .tables(before.tables),
    ]
  }()

  private func fillings(of sides: Sides) -> [String] {
    let systems = Systems(sides)
    let parts: [Any] = [
      systems.shipyard, systems.referee, systems.flightControl, systems.turnOrder, sides.roster,
      sides.signIn, sides.frontDoor, sides.refresh, sides.tables,
    ]
    return parts.map { String(reflecting: type(of: $0)) }
  }

  @Test("It fills its seam, whatever the sides are, and no other", arguments: Seam.allCases)
  func seam(_ seam: Seam) {
    let guest = GuestTests.guests[seam.rawValue - 1]
    #expect(guest.seam == seam)
    for side in Side.allCases {
      var sides = Sides(all: side)
      var expected = fillings(of: sides)
      sides.guest = guest
      expected[seam.rawValue - 1] = fillings(of: Sides(all: .before))[seam.rawValue - 1]
      #expect(fillings(of: sides) == expected)
    }
  }

  @Test("The program plays with it")
  func program() async throws {
    let words = ["transcript", "--game", "--seed", "7", "--ticks", "300"]
    let own = try await output(words, of: nil)
    #expect(own.contains("score"))
    #expect(try await output(words, of: .referee(Sides(all: .before).referee)) == own)
    #expect(try await output(words, of: .referee(BlindReferee())) != own)
  }

  private func output(_ words: [String], of guest: Guest?) async throws -> String {
    let console = RecordingConsole()
    _ = try await Program.arcade.run(words, on: console) {
      guest.map { Arcade.standard.hosting($0) } ?? .standard
    }
    return console.output
  }
}
