import SingleResponsibilityKata
import SpaceGame

/// A shipyard whose raiders carry a gun that your kata does not know: it shoots to both sides.
///
/// One bolt leaves it from the cell west of the ship's middle, heading west, and then one from the cell
/// east of it, heading east. Their speed and the cool-down are those of every raider, and all else about
/// raiders and other ships is as in the game.
///
/// Make it of what your kata shows to other modules, and make public there what you miss.
public func shipyard() -> (any ShipBuilding)? {
  nil
}
