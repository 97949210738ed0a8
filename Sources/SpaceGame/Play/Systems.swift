/// The four parts of the game that can be exchanged.
public struct Systems: Sendable {
  /// Builds the ships that act.
  public var shipyard: any ShipBuilding
  /// Decides what follows when two things touch.
  public var referee: any Refereeing
  /// Moves what flies by itself, and reports.
  public var flightControl: any FlightControlling
  /// Decides who shoots, steers and can be touched.
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
