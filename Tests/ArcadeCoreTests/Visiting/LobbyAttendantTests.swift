import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

/// What a tour does not show, because it asks for news before each key.
@MainActor
@Suite("The attendant of the lobby")
struct LobbyAttendantTests {
  private let rig = TourRig(.sample)

  private func attendant() -> LobbyAttendant {
    LobbyAttendant(of: rig.lobby(of: "CoolMan"), in: ScreenView(), selecting: nil) {
      Size(columns: 80, rows: 24)
    }
  }

  @Test("A profile that alone is refreshed is news, once")
  func profile() throws {
    let attendant = attendant()
    #expect(attendant.takeNews())
    #expect(!attendant.takeNews())
    try rig.roster.record(5, of: "CoolMan")
    rig.refresh.beat(.profile)
    #expect(attendant.takeNews())
    #expect(!attendant.takeNews())
  }

  @Test("A key finds who is there now, and nobody who has gone since the last look")
  func gone() throws {
    let attendant = attendant()
    _ = attendant.takeNews()
    _ = attendant.press(.end)
    try rig.roster.remove("ZMilof332")
    rig.refresh.beat()
    guard case .details(let player) = attendant.press(.enter) else {
      Issue.record("Enter leads to no details.")
      return
    }
    #expect(player.nickname.text == "ThornSkillex45")
  }
}
