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
  /// The composition root of the game: the only place that sees its four lessons.
  public init(_ sides: Sides) {
    self.init(
      shipyard: sides.shipyard, referee: sides.referee, flightControl: sides.flightControl,
      turnOrder: sides.turnOrder)
  }
}

extension Sides {
  var shipyard: any ShipBuilding {
    if case .shipyard(let guest) = guest { return guest }
    return switch self[.shipyard] {
    case .before: SingleResponsibilityBefore.Shipyard()
    case .after: SingleResponsibilityAfter.Shipyard()
    }
  }

  var referee: any Refereeing {
    if case .referee(let guest) = guest { return guest }
    return switch self[.referee] {
    case .before: OpenClosedBefore.Referee()
    case .after: OpenClosedAfter.Referee()
    }
  }

  var flightControl: any FlightControlling {
    if case .flightControl(let guest) = guest { return guest }
    return switch self[.flightControl] {
    case .before: LiskovSubstitutionBefore.FlightControl()
    case .after: LiskovSubstitutionAfter.FlightControl()
    }
  }

  var turnOrder: any TurnTaking {
    if case .turnOrder(let guest) = guest { return guest }
    return switch self[.turnOrder] {
    case .before: InterfaceSegregationBefore.TurnOrder()
    case .after: InterfaceSegregationAfter.TurnOrder()
    }
  }
}
