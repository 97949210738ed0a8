import PlayerVisit

/// The outer container: makes the scenes of a user who has not signed in.
@MainActor
struct SignedOutContainer {
  let parts: VisitParts
  let custom: CustomGame

  func makeSignIn() -> any Screen { SignInScreen(parts.makeSignIn(), scenes: self) }

  // snippet: nesting
  func makeFirstLobby(of account: Account) -> any Screen {
    let roster = parts.roster.openRoster(in: parts.rosterFile)
    let inside = SignedInContainer(account: account, roster: roster, outside: self)
    do {
      try roster.welcome(account.nickname, at: parts.now())
      return inside.makeLobby(telling: nil)
    } catch {
      return inside.makeLobby(telling: "The visit could not be noted: \(error)")
    }
  }
  // end: nesting
}
