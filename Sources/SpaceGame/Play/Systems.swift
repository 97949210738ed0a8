/// The four replaceable parts of the game.
public struct Systems: Sendable {
  /// Builds the ships that act.
  public var shipyard: any ShipBuilding
  /// Decides what happens when two things touch.
  public var referee: any Refereeing
  /// Moves everything that flies by itself, and reports.
  public var flightControl: any FlightControlling
  /// Decides what shoots, steers and can be touched.
  public var turnOrder: any TurnTaking

  public init(
    shipyard: any ShipBuilding,
    referee: any Refereeing,
    flightControl: any FlightControlling,
    turnOrder: any TurnTaking
  ) {
    self.shipyard = shipyard
    self.referee = referee
    self.flightControl = flightControl
    self.turnOrder = turnOrder
  }
}
