import DependencyContainerKata
import PlayerRoster

/// A front door behind which every game is a training game, with a screen that you write here.
///
/// A training game shows the usual invitation. `finished` and `back` both lead to the lobby, and the score
/// is neither kept nor shown. Every other action leaves it as it is. All other screens, and the ways between
/// them, are the arcade's.
///
/// Replace `nil` with that door, and bring only your screen: the arcade makes all others, and nothing here
/// learns how. After sign-out nothing may hold the user's session. Where something is missing, make that public in
/// your kata: a check lists what you had to open.
@MainActor
public func frontDoor() -> (any ScreenMaking)? {
  nil
}
