import PlayerRoster
import Terminal

/// What the picture of a screen depends on beside the screen itself: where the reader stands in
/// it, and what is the same for the whole visit.
struct ScreenView: Sendable {
  /// What somebody who signs in should know.
  var hint: String?
  /// One sentence about something that happened before the visit, for the lobby.
  var warning: String?
  var signIn = SignInView()
  /// The part of the lobby's table that is in sight; its beginning where there is none.
  var window: TableWindow?
}

/// Where somebody who signs in stands.
struct SignInView: Hashable, Sendable {
  enum Focus: Int, Hashable, Sendable, CaseIterable {
    case email, password, button
  }

  var focus = Focus.email
  var email = TextField()
  var password = TextField(isMasked: true)

  /// The field with the form's text, and the reader's cursor where it is still that text.
  func emailField(of form: SignInForm) -> TextField {
    email.value == form.email ? email : TextField(form.email)
  }

  func passwordField(of form: SignInForm) -> TextField {
    password.value == form.password ? password : TextField(form.password, isMasked: true)
  }
}
