import SpaceGame

/// Flight control that asks for a velocity only where there is one.
public struct FlightControl: FlightControlling {
  /// Makes a member from a record, or `nil` to use the game's own.
  public typealias Maker = @Sendable (Entity) -> Member?

  private let maker: Maker

  public init() {
    self.init { _ in nil }
  }

  /// - Parameter maker: Brings objects of other modules into every cast.
  public init(maker: @escaping Maker) {
    self.maker = maker
  }

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    objects(for: cast).positions(after: tick)
  }

  public func census(of cast: [Entity]) -> Census {
    objects(for: cast).census
  }

  private func objects(for records: [Entity]) -> Cast {
    Cast(records.map { maker($0) ?? Cast.member(for: $0) })
  }
}
