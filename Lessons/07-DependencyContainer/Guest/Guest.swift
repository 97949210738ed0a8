import DependencyContainerKata
import PlayerRoster

/// A front door behind which every game is a training, with a screen of the guest's own.
///
/// A training invites as every game does. When it is finished, it leads to the lobby, and no score is
/// kept or shown; so does `back`. All other screens and ways are as in the arcade.
///
/// Make it of what your kata shows to other modules, and make public there what you miss.
@MainActor
public func frontDoor() -> (any ScreenMaking)? {
  nil
}
