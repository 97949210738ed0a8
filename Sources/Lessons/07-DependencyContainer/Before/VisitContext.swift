import PlayerRoster

/// Everything that the screens of one visit share, handed along from screen to screen.
@MainActor
final class VisitContext {
  let parts: VisitParts
  // snippet: context
  /// Who signed in. Filled by ``signIn(as:)``, emptied by ``signOut()``.
  private(set) var account: Account?
  /// The roster of whoever signed in. Filled and emptied together with ``account``.
  private(set) var roster: (any RosterKeeping)?
  // end: context

  init(parts: VisitParts) {
    self.parts = parts
  }

  /// Fills in who signed in, and notes the visit.
  ///
  /// - Returns: One sentence about a visit that could not be noted.
  func signIn(as account: Account) -> String? {
    let roster = parts.roster.openRoster(in: parts.rosterFile)
    self.account = account
    self.roster = roster
    do {
      try roster.welcome(account.nickname, at: parts.now())
      return nil
    } catch {
      return "The visit could not be noted: \(error)"
    }
  }

  /// Forgets who signed in. Whoever ends a visit must call this.
  func signOut() {
    account = nil
    roster = nil
  }
}
