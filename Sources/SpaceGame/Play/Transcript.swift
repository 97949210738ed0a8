/// A game as text: one line for each tick, with its whole observable state.
public struct Transcript: Sendable {
  /// The fingerprint of all lines so far, each with its line feed.
  public private(set) var digest = Digest()

  public init() {}

  /// Makes the next line and adds it to the digest.
  public mutating func line(for world: World) -> String {
    let line = world.description
    digest.absorb(line)
    digest.absorb("\n")
    return line
  }
}

extension World: CustomStringConvertible {
  public var description: String {
    var parts = ["t\(tick)", phase.rawValue, "wave:\(wave)", "score:\(score)"]
    if let nextWaveAt { parts.append("next:\(nextWaveAt)") }
    parts.append("march:\(march.direction.rawValue)")
    if !events.isEmpty {
      parts.append("events:" + events.map(\.description).joined(separator: ","))
    }
    parts.append(contentsOf: entities.map(\.description))
    return parts.joined(separator: " ")
  }
}
