import PlayerVisit

/// Opens the first screen of a visit. From there on, each screen makes the next.
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
