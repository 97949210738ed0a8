import Foundation
import PlayerVisit

extension ScreenContent {
  /// The screen in words; the visit notes the rows of a lobby separately.
  ///
  /// - Parameter form: What a sign-in screen showed last.
  @MainActor
  func words(of form: FormPicture?) -> [String] {
    switch self {
    case .signIn(let signIn):
      form.map { ["sign-in: \($0.words(signedInAs: signIn.account))"] } ?? []
    case .lobby(let lobby): ["lobby of \(lobby.account.nickname), \(lobby.account.id)"]
    case .details(let details):
      [
        "details: \(details.player.words), \(details.isOwn ? "own" : "another's"), "
          + "place \(details.rank) of \(details.count)"
      ]
    case .game(let invitation):
      ["game of \(invitation.nickname), high score \(invitation.highScore)"]
    case .score(let card): ["score: \(card.words)"]
    }
  }
}

extension FormPicture {
  /// The fields and the state.
  func words(signedInAs account: Account?) -> String {
    let texts = fields.map(\.text) + ["", ""]
    let fields =
      "e-mail \(texts[0].quotedForNotes), password of \(texts[1].count) characters, "
    if let account {
      return fields + "welcome: \(news) (\(account.nickname), \(account.id))"
    }
    if tint == .warning { return fields + "alert: \(news)" }
    return fields + (news.isEmpty ? "editing" : "sending")
  }
}

extension Player {
  /// The last visit is in seconds since 1970, which are the same everywhere.
  var words: String {
    let visit = lastVisit.map { "\(Int($0.timeIntervalSince1970))" } ?? "never"
    return "player \(id) \(nickname.text), best \(bestScore), last visit \(visit)"
  }
}

extension RosterLine {
  /// The line with its bold parts between asterisks.
  var words: String {
    runs.map { $0.isBold ? "*\($0.text)*" : $0.text }.joined()
  }
}

extension ScoreCard {
  var words: String {
    let best = best.map(String.init) ?? "unknown"
    return "\(nickname), \(score) points, best \(best), \(isNewBest ? "a new best" : "no new best")"
      + (problem.map { ": \($0)" } ?? "")
  }
}

extension LobbyTable {
  /// Each row with its styles.
  var words: [String] {
    (0..<rowCount).map { row in
      let player = player(of: row).map { ", player \($0.id)" } ?? ""
      return "\(tint(of: row).rawValue), height \(height(of: row))\(player): \(text(of: row))"
    }
  }
}

extension ScreenAction {
  var words: String {
    switch self {
    case .signedIn(let account): "Goes on as \(account.nickname)."
    case .details(let player): "Asks for the details of \(player.nickname)."
    case .play: "Wants to play."
    case .finished(let score): "Ends the game with \(score) points."
    case .back: "Goes back."
    case .signOut: "Signs out."
    case .leave: "Leaves."
    }
  }
}

extension String {
  /// The text in quotation marks, on one line.
  var quotedForNotes: String { debugDescription }
}
