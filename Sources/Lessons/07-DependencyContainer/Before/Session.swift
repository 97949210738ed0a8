import Foundation
import PlayerVisit

/// The account of a signed-in user, and the roster that was opened for it.
struct Session {
  let account: Account
  let roster: any RosterKeeping

  /// - Returns: One sentence about a visit that could not be noted.
  func noteVisit(at time: Date) -> String? {
    do {
      try roster.welcome(account.nickname, at: time)
      return nil
    } catch {
      return "The visit could not be noted: \(error)"
    }
  }

  func invitation() -> GameInvitation {
    // An unreadable roster stops no game.
    let players = (try? roster.players()) ?? []
    return GameInvitation(
      nickname: account.nickname, highScore: players.map(\.bestScore).max() ?? 0)
  }

  /// Keeps a score, in points.
  ///
  /// - Returns: How the game ended.
  func keep(_ score: Int) -> ScoreCard {
    do {
      // Even if the best score cannot be read, the score may still be kept.
      let before = try? roster.players()
      let player = try roster.record(score, of: account.nickname)
      let bestBefore = before?.first { $0.id == player.id }?.bestScore
      return ScoreCard(
        nickname: account.nickname, score: score, best: player.bestScore,
        isNewBest: bestBefore.map { score > $0 } ?? false)
    } catch {
      return ScoreCard(
        nickname: account.nickname, score: score, best: nil, isNewBest: false,
        problem: "The score could not be kept: \(error)")
    }
  }
}
