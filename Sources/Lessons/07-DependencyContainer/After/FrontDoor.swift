import PlayerVisit

/// Returns our game, which `ours` makes, or another module's.
public typealias CustomGame =
  @MainActor @Sendable (
    _ ours: @MainActor () -> any Screen, Account, any GameScenes
  ) -> any Screen

/// Opens the first screen of a visit: the composition root.
public struct FrontDoor: ScreenMaking {
  private let custom: CustomGame

  public init(bringing custom: @escaping CustomGame = { ours, _, _ in ours() }) {
    self.custom = custom
  }

  public func firstScreen(of visit: VisitParts) -> any Screen {
    SignedOutContainer(parts: visit, custom: custom).makeSignIn()
  }

  public func guestLobby(of visit: VisitParts) -> any Screen {
    SignedOutContainer(parts: visit, custom: custom).makeFirstLobby(of: .guest)
  }
}
