import PlayerRoster

/// What the picture of a screen depends on besides the screen itself: where the reader is in it,
/// and what is the same for the whole visit.
struct ScreenView: Sendable {
  /// What somebody who signs in should know.
  var hint: String?
  /// One sentence about something that happened before the visit, to be shown in the lobby.
  var warning: String?
  /// Whose code is plugged in; empty in a transcript, which is the same for all.
  var label = ""
  /// What the sign-in screen showed last; nil means nothing so far.
  var form: FormPicture?
  /// The visible part of the lobby's table; nil means its beginning.
  var window: TableWindow?
}
