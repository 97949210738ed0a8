import PlayerRoster

/// Opens the first screen of a visit: asks a new outer container for it.
public struct FrontDoor: ScreenMaking {
  private let custom: CustomScenes

  /// - Parameter custom: Scenes of another module, which come in place of ours.
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
