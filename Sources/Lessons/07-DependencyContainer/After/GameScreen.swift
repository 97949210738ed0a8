import PlayerVisit

/// Offers a game, and waits for its end.
final class GameScreen: Screen {
  private let account: Account
  private let roster: any RosterKeeping
  private let scenes: any GameScenes
  private let invitation: GameInvitation

  init(of account: Account, in roster: any RosterKeeping, scenes: any GameScenes) {
    self.account = account
    self.roster = roster
    self.scenes = scenes
    // An unreadable roster stops no game.
    let players = (try? roster.players()) ?? []
    invitation = GameInvitation(
      nickname: account.nickname, highScore: players.map(\.bestScore).max() ?? 0)
  }

  var content: ScreenContent { .game(invitation) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .finished(let score): .screen(scenes.makeScore(keep(score)))
    case .back: .screen(scenes.makeLobby())
    default: .screen(self)
    }
  }

  private func keep(_ score: Int) -> ScoreCard {
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
