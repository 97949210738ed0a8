import DependencyContainerKata
import PlayerRoster

/// A front door behind which every game is a training, which has a screen that you write here.
///
/// The screen of a training shows the same invitation as that of a game. A training that is finished leads to
/// the lobby, and its score is neither kept nor shown; `back` leads there, too. All other screens, and the ways
/// between them, are as in the arcade.
///
/// Replace `nil` with it, made from what your kata makes public. Where something is missing, make that public
/// in your kata: a check tells what had to be opened.
@MainActor
public func frontDoor() -> (any ScreenMaking)? {
  nil
}
