extension World {
  /// Describes the differences between two worlds in words, flying things first. There are none if
  /// both have the same line in a transcript.
  ///
  /// - Parameters:
  ///   - name: The name of this world, such as `yours`, to print after “in”.
  ///   - otherName: The name of the other world.
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
      "\($0.subject) \($0.here) in \(name), but \($0.there) in \(otherName)"
    }
  }

  /// Everything in a transcript's line except the flying things.
  private var facts: [(subject: String, fact: String)] {
    let events = events.map(\.description).joined(separator: ", ")
    return [
      ("the game", phase == .over ? "is over" : phase == .paused ? "is paused" : "goes on"),
      ("the score", "is \(score)"),
      ("the wave", "is \(wave)"),
      ("the next wave", nextWaveAt.map { "comes at tick \($0)" } ?? "is not due"),
      ("the formation", "marches \(march.direction == .east ? "east" : "west")"),
      ("the tick", events.isEmpty ? "has no events" : "has the events \(events)"),
      ("the clock", "is at tick \(tick)"),
    ]
  }
}

/// A subject with one fact about it in each world.
private struct Difference {
  let subject: String
  let here: String
  let there: String

  /// The facts about a thing that flies in one or both worlds.
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

  /// Everything that a transcript says about it except its position.
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
