extension World {
  /// What differs between two worlds, in words: things that fly come first. There is nothing if their
  /// lines in a transcript are the same.
  ///
  /// - Parameters:
  ///   - name: Whose world this is, such as `yours`; it stands after “in”.
  ///   - otherName: Whose the other one is.
  public func differences(
    from other: World, name: String, otherName: String
  ) -> [String] {
    let ids = Set(entities.map(\.id)).union(other.entities.map(\.id)).sorted()
    let things = ids.flatMap { id in
      Difference.all(
        between: index(of: id).map { entities[$0] },
        other.index(of: id).map { other.entities[$0] })
    }
    let rest = zip(facts, other.facts).map {
      Difference(subject: $0.subject, here: $0.fact, there: $1.fact)
    }
    return (things + rest).filter { $0.here != $0.there }.map {
      "\($0.subject) \($0.here) in \(name), \($0.there) in \(otherName)"
    }
  }

  /// All of a transcript's line, except for what flies.
  private var facts: [(subject: String, fact: String)] {
    let events = events.map(\.description).joined(separator: ", ")
    return [
      ("the game", phase == .over ? "is over" : phase == .paused ? "is paused" : "goes on"),
      ("the score", "is \(score)"),
      ("the wave", "is \(wave)"),
      ("the next wave", nextWaveAt.map { "comes in tick \($0)" } ?? "is not due"),
      ("the formation", "marches \(march.direction == .east ? "east" : "west")"),
      ("what happened", "is \(events.isEmpty ? "nothing" : events)"),
      ("the clock", "is at tick \(tick)"),
    ]
  }
}

/// A subject of which something else is so here than there.
private struct Difference {
  let subject: String
  let here: String
  let there: String

  /// What may differ in a thing that flies here, there or in both worlds.
  static func all(between one: Entity?, _ other: Entity?) -> [Difference] {
    guard let one, let other else {
      let subject = (one ?? other).map { "\($0.name) at \($0.position)" } ?? ""
      return [
        Difference(
          subject: subject, here: one == nil ? "is not there" : "is there",
          there: other == nil ? "is not there" : "is there")
      ]
    }
    let place = Difference(
      subject: one.name, here: "is at \(one.position)", there: "is at \(other.position)")
    return [place]
      + zip(one.facts, other.facts).map {
        Difference(subject: "\(one.name) at \(one.position)", here: $0, there: $1)
      }
  }
}

extension Entity {
  fileprivate var name: String { "\(kind.rawValue) \(id)" }

  /// All that a transcript tells of it besides its place.
  fileprivate var facts: [String] {
    [
      "is a \(kind.rawValue)",
      "has \(lives) \(lives == 1 ? "life" : "lives")",
      velocity.map { "flies \($0)" } ?? "does not fly",
      "can shoot from tick \(gunReadyAt)",
      "is shielded until tick \(shieldedUntil)",
      expiresAt.map { "lasts until tick \($0)" } ?? "lasts",
      "fights for \(allegiance.rawValue)",
    ]
  }
}
