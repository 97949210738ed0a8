import PlayerRoster

/// What the picture of a screen depends on besides the screen itself: where the visitor is in it,
/// and what is the same for the whole visit.
struct ScreenView: Sendable {
  /// A hint for the player who signs in.
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
