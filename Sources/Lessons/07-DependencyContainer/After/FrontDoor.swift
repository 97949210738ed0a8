import PlayerRoster

/// Opens the first screen of a visit: asks a new outer container for it.
public struct FrontDoor: ScreenMaking {
  private let custom: CustomScenes

  /// - Parameter custom: Another module's scenes, which replace ours.
  public init(bringing custom: CustomScenes = CustomScenes()) {
    self.custom = custom
  }

  public func firstScreen(of visit: VisitParts) -> any Screen {
    SignedOutContainer(visit, custom: custom).signIn()
  }

  public func guestLobby(of visit: VisitParts) -> any Screen {
    SignedOutContainer(visit, custom: custom).welcome(.guest)
  }
}
