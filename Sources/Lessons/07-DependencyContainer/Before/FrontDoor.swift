import PlayerRoster

/// Opens the first screen of a visit. From there every screen makes the next one itself.
public struct FrontDoor: ScreenMaking {
  public init() {}

  public func firstScreen(of visit: VisitParts) -> any Screen {
    SignInScreen(context: VisitContext(parts: visit))
  }

  public func guestLobby(of visit: VisitParts) -> any Screen {
    let context = VisitContext(parts: visit)
    let problem = context.signIn(as: .guest)
    return LobbyScreen(context: context, problem: problem)
  }
}
