import SpaceGame

/// Flight control over objects that all promise a velocity.
public struct FlightControl: FlightControlling {
  /// Makes an object from a record; `nil` stands for the game's own object.
  public typealias Maker = @Sendable (Entity) -> FlyingObject?

  private let maker: Maker

  /// - Parameter maker: Brings objects of other modules into every cast.
  public init(maker: @escaping Maker = { _ in nil }) {
    self.maker = maker
  }

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    cast.map { object(for: $0).position(after: tick) }
  }

  public func census(of cast: [Entity]) -> Census {
    let objects = cast.map(object)
    return Census(
      characters: objects.count, lives: objects.map(\.lives),
      velocities: objects.filter { !($0 is Hoverer) }.map(\.velocity))
  }

  func object(for record: Entity) -> FlyingObject {
    if let object = maker(record) { return object }
    let (kind, position, lives) = (record.kind, record.position, record.lives)
    guard let velocity = record.velocity else {
      return Hoverer(kind: kind, position: position, lives: lives)
    }
    return Mover(kind: kind, position: position, lives: lives, velocity: velocity)
  }
}
