/// A small random number generator: the same seed gives the same numbers on every machine.
///
/// SplitMix64, by Guy Steele, Doug Lea and Christine Flood ("Fast splittable pseudorandom number
/// generators", 2014).
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  public private(set) var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return SeededGenerator.mix(state)
  }

  /// A number from 0 up to, not including, `bound`.
  ///
  /// The standard library may change how `random(in:using:)` draws.
  public mutating func draw(below bound: Int) -> Int {
    precondition(bound > 0, "A draw needs at least one outcome.")
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Scatters the bits of a number, so that close inputs give distant outputs.
  static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
