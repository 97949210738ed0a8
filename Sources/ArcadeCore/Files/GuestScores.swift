import Foundation
import PlayerRoster

/// Reads and saves scores in the roster for a guest who plays without a visit.
struct GuestScores {
  let roster: any RosterKeeping
  let now: @Sendable () -> Date

  /// The best score of all players; 0 if there is none yet.
  func highScore() throws(RosterError) -> Int {
    try roster.players().map(\.bestScore).max() ?? 0
  }

  /// Saves a score for the guest, who joins the roster with the first score.
  func keep(_ score: Int) throws(RosterError) {
    guard score > 0 else { return }
    try roster.welcome(Account.guest.nickname, at: now())
    try roster.record(score, of: Account.guest.nickname)
  }
}
