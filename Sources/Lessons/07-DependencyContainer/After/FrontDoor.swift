import PlayerRoster

/// Replaces a game: takes ours, the account and the scenes that can follow, and returns another
/// module's screen, or ours.
public typealias CustomGame =
  @MainActor @Sendable (any Screen, Account, any SignedInScenes) -> any Screen

/// Opens the first screen of a visit, which a new outer container makes.
public struct FrontDoor: ScreenMaking {
  private let custom: CustomGame

  public init(bringing custom: @escaping CustomGame = { ours, _, _ in ours }) {
    self.custom = custom
  }

  public func firstScreen(of visit: VisitParts) -> any Screen {
    SignedOutContainer(visit, custom: custom).signIn()
  }

  public func guestLobby(of visit: VisitParts) -> any Screen {
    let (session, problem) = visit.openSession(for: .guest)
    return SignedOutContainer(visit, custom: custom).firstLobby(of: session, telling: problem)
  }
}
