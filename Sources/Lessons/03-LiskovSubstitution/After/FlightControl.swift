import SpaceGame

/// Flight control that asks for a velocity only where there is one.
public struct FlightControl: FlightControlling {
  /// Makes a member from a record; `nil` stands for the game's own member.
  public typealias Maker = @Sendable (Entity) -> Member?

  private let maker: Maker

  /// - Parameter maker: Brings objects of other modules into every cast.
  public init(maker: @escaping Maker = { _ in nil }) {
    self.maker = maker
  }

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    cast.map { record in
      switch member(for: record) {
      case .still(let object): object.position
      case .moving(let mover): position(of: mover, after: tick)
      }
    }
  }

  // snippet: law
  /// The law of flight, the same for everything that moves, from any module.
  private func position(of mover: some Moving, after tick: Int) -> Position {
    mover.position.moved(mover.velocity.direction, by: mover.velocity.cells(after: tick))
  }
  // end: law

  public func census(of cast: [Entity]) -> Census {
    let members = cast.map(member)
    let (objects, movers) = (members.map(\.object), members.compactMap(\.mover))
    let velocities = movers.map(\.velocity)
    return Census(
      characters: objects.count, lives: objects.map(\.lives), velocities: velocities)
  }

  func member(for record: Entity) -> Member {
    if let member = maker(record) { return member }
    let (kind, position, lives) = (record.kind, record.position, record.lives)
    guard let velocity = record.velocity else {
      return .still(Hoverer(kind: kind, position: position, lives: lives))
    }
    return .moving(Mover(kind: kind, position: position, lives: lives, velocity: velocity))
  }
}
