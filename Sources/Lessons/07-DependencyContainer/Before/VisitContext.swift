import PlayerVisit

/// Everything that the screens of a visit share. Each passes it to the next.
@MainActor
final class VisitContext {
  let parts: VisitParts
  private var openSession: Session?

  init(parts: VisitParts) {
    self.parts = parts
  }

  // snippet: session
  /// The session of the signed-in user.
  var session: Session {
    guard let openSession else { preconditionFailure("Nobody has signed in.") }
    return openSession
  }
  // end: session

  /// Opens a session, and notes the visit.
  ///
  /// - Returns: One sentence about a visit that could not be noted.
  func signIn(as account: Account) -> String? {
    openSession = Session(
      account: account, roster: parts.roster.openRoster(in: parts.rosterFile))
    return session.noteVisit(at: parts.now())
  }

  /// Forgets the session. Every way out of a session must call this.
  func signOut() {
    openSession = nil
  }
}
