import Foundation
import PlayerRoster

/// The scores of the roster, for a guest who plays without a visit.
struct GuestScores {
  let roster: any RosterKeeping
  let now: @Sendable () -> Date

  /// The best score of anybody; 0 where there is none yet.
  func highScore() throws(RosterError) -> Int {
    try roster.players().map(\.bestScore).max() ?? 0
  }

  /// Keeps a score for the guest, who comes to the roster with the first one.
  func keep(_ score: Int) throws(RosterError) {
    guard score > 0 else { return }
    try roster.welcome(Account.guest.nickname, at: now())
    try roster.record(score, of: Account.guest.nickname)
  }
}
