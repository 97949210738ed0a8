import InterfaceSegregationAfter
import InterfaceSegregationBefore
import LiskovSubstitutionAfter
import LiskovSubstitutionBefore
import OpenClosedAfter
import OpenClosedBefore
import SingleResponsibilityAfter
import SingleResponsibilityBefore
import SpaceGame

extension Systems {
  /// The composition root of the game: the only place that sees every lesson.
  public init(_ sides: Sides) {
    let shipyard: any ShipBuilding =
      switch sides[.shipyard] {
      case .before: SingleResponsibilityBefore.Shipyard()
      case .after: SingleResponsibilityAfter.Shipyard()
      }
    let referee: any Refereeing =
      switch sides[.referee] {
      case .before: OpenClosedBefore.Referee()
      case .after: OpenClosedAfter.Referee()
      }
    let flightControl: any FlightControlling =
      switch sides[.flightControl] {
      case .before: LiskovSubstitutionBefore.FlightControl()
      case .after: LiskovSubstitutionAfter.FlightControl()
      }
    let turnOrder: any TurnTaking =
      switch sides[.turnOrder] {
      case .before: InterfaceSegregationBefore.TurnOrder()
      case .after: InterfaceSegregationAfter.TurnOrder()
      }
    self.init(
      shipyard: shipyard, referee: referee, flightControl: flightControl, turnOrder: turnOrder)
  }
}
