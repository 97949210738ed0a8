import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

/// What a loop does not show, because it asks for news before each key.
@MainActor
@Suite("The controller of the lobby")
struct LobbyScreenControllerTests {
  private let rig = VisitRig(.sample)

  private func controller() -> LobbyScreenController {
    LobbyScreenController(of: rig.lobby(of: "CoolMan"), in: ScreenView(), selecting: nil) {
      Size(columns: 80, rows: 24)
    }
  }

  @Test("A profile that alone is refreshed is news, once")
  func profile() throws {
    let controller = controller()
    #expect(controller.takeNews())
    #expect(!controller.takeNews())
    try rig.roster.record(5, of: "CoolMan")
    rig.refresh.beat(.profile)
    #expect(controller.takeNews())
    #expect(!controller.takeNews())
  }

  @Test("A key finds who is there now, and nobody who has gone since the last look")
  func gone() throws {
    let controller = controller()
    _ = controller.takeNews()
    _ = controller.press(.end)
    try rig.roster.remove("ZMilof332")
    rig.refresh.beat()
    guard case .details(let player) = controller.press(.enter) else {
      Issue.record("Enter leads to no details.")
      return
    }
    #expect(player.nickname.text == "ThornSkillex45")
  }
}
