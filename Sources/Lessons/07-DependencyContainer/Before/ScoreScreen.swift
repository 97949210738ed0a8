import PlayerRoster

/// Keeps the score of a game that is over, and shows how it ended.
final class ScoreScreen: Screen {
  private let context: VisitContext
  private let card: ScoreCard

  /// - Parameter score: In points.
  init(context: VisitContext, score: Int) {
    guard let account = context.account, let roster = context.roster else {
      preconditionFailure("The score is for those who signed in.")
    }
    self.context = context
    do {
      // A best that cannot be read is no reason to lose a score that can be kept.
      let before = try? roster.players()
      let player = try roster.record(score, of: account.nickname)
      let bestBefore = before?.first { $0.id == player.id }?.bestScore
      card = ScoreCard(
        nickname: account.nickname, score: score, best: player.bestScore,
        isNewBest: bestBefore.map { score > $0 } ?? false)
    } catch {
      card = ScoreCard(
        nickname: account.nickname, score: score, best: nil, isNewBest: false,
        problem: "The score could not be kept: \(error)")
    }
  }

  var content: ScreenContent { .score(card) }

  func next(after action: ScreenAction) -> Passage {
    switch action {
    case .back: .screen(LobbyScreen(context: context))
    case .play: .screen(GameScreen(context: context))
    default: .screen(self)
    }
  }
}
