import Foundation
import Terminal

/// What the picture of a screen depends on beside the screen itself: where the reader stands in
/// it, and what is the same for the whole visit.
struct ScreenView: Hashable, Sendable {
  /// What somebody who signs in should know.
  var hint: String?
  /// Where the reader's clock is.
  var timeZone = TimeZone.gmt
  var signIn = SignInView()
  var lobby = LobbyView()
}

/// Where somebody who signs in stands.
struct SignInView: Hashable, Sendable {
  enum Focus: Int, Hashable, Sendable, CaseIterable {
    case email, password, button
  }

  var focus = Focus.email
  var email = TextField()
  var password = TextField(isMasked: true)
}

/// Where somebody stands in the lobby's table.
struct LobbyView: Hashable, Sendable {
  /// The selected row.
  var selection: Int?
  /// The first row in sight.
  var top = 0
}
