import PlayerRoster

/// Opens the first screen of a visit: asks the outer container for it.
public struct FrontDoor: ScreenMaking {
  public init() {}

  public func firstScreen(of visit: VisitParts) -> any Screen {
    SignedOutContainer(visit).signIn()
  }

  public func guestLobby(of visit: VisitParts) -> any Screen {
    SignedOutContainer(visit).welcome(.guest)
  }
}
