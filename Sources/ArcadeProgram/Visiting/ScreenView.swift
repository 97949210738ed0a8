import PlayerVisit

/// A picture's inputs besides the screen itself: the visitor's place in it, and everything
/// constant for the whole visit.
struct ScreenView: Sendable {
  /// A hint for the player who signs in.
  var hint: String?
  /// Whose code is plugged in; empty in a transcript, which is the same for all.
  var label = ""
  /// The sign-in screen's last picture; nil means none so far.
  var form: FormPicture?
  /// The visible part of the lobby's table; nil means its beginning.
  var window: TableWindow?
}
