import PlayerRoster

/// Opens the first screen of a visit: asks the right container for it.
public struct FrontDoor: ScreenMaking {
  public init() {}

  public func firstScreen(of visit: VisitParts) -> any Screen {
    SignedOutContainer(parts: visit).signIn()
  }

  public func guestLobby(of visit: VisitParts) -> any Screen {
    SignedOutContainer(parts: visit).signedIn(as: .guest).arrival()
  }
}
