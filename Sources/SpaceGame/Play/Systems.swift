/// The four parts of the game that can be exchanged.
public struct Systems: Sendable {
  public var shipyard: any ShipBuilding
  public var referee: any Refereeing
  public var flightControl: any FlightControlling
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
