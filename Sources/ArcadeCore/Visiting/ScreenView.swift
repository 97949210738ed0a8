import PlayerRoster
import Terminal

/// What the picture of a screen depends on besides the screen itself: where the reader is in it,
/// and what is the same for the whole visit.
struct ScreenView: Sendable {
  /// What somebody who signs in should know.
  var hint: String?
  /// One sentence about something that happened before the visit, to be shown in the lobby.
  var warning: String?
  /// Whose code is plugged in; empty in a transcript, which is the same for all.
  var label = ""
  var signIn = SignInView()
  /// The visible part of the lobby's table; nil means its beginning.
  var window: TableWindow?
}

/// Where the reader is in the sign-in screen.
struct SignInView: Hashable, Sendable {
  enum Focus: Int, Hashable, Sendable, CaseIterable {
    case email, password, button
  }

  var focus = Focus.email
  var email = TextField()
  var password = TextField(isMasked: true)

  /// The field with the form's text; it keeps the reader's cursor if the text is unchanged.
  func emailField(of form: SignInForm) -> TextField {
    email.value == form.email ? email : TextField(form.email)
  }

  func passwordField(of form: SignInForm) -> TextField {
    password.value == form.password ? password : TextField(form.password, isMasked: true)
  }
}
