import Terminal
import SpaceGame

/// Code that is plugged in, under a short name for readers.
struct NamedSides {
  let name: String
  let sides: Sides

  var game: Game { Game(systems: Systems(sides)) }

  init(_ name: String, _ sides: Sides) {
    self.name = name
    self.sides = sides
  }

  init(_ sides: Sides) {
    let side = Side.allCases.first { sides == Sides(all: $0) }
    self.init(sides.guest == nil ? side?.rawValue ?? "this choice" : "yours", sides)
  }

  /// What a reader wants to see beside it: a side of the kata's lesson, or of all lessons where there
  /// is no kata; or the kata itself once more.
  init(_ word: String, beside sides: Sides) throws {
    if word == "mine" {
      guard sides.guest != nil else { throw ArcadeError.noKata }
      self.init("yours again", sides)
      return
    }
    guard let side = Side(rawValue: word) else {
      throw UsageError.noSuchChoice(
        option: "SIDE", text: word, choices: Side.allCases.map(\.rawValue) + ["mine"])
    }
    guard let seam = sides.guest?.seam else {
      self.init(word, Sides(all: side))
      return
    }
    var other = sides
    other.guest = nil
    other[seam] = side
    self.init(word, other)
  }
}
