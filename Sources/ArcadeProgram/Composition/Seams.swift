import DependencyContainerAfter
import DependencyContainerBefore
import DependencyInversionAfter
import DependencyInversionBefore
import InterfaceSegregationAfter
import InterfaceSegregationBefore
import LiskovSubstitutionAfter
import LiskovSubstitutionBefore
import OpenClosedAfter
import OpenClosedBefore
import PlayerVisit
import SchedulerAfter
import SchedulerBefore
import SignInAfter
import SignInBefore
import SingleResponsibilityAfter
import SingleResponsibilityBefore
import SpaceGame
import VisitorAfter
import VisitorBefore

/// The seams of the arcade, four in the game and then five around it. Only this file sees every
/// lesson.
enum Seams {
  static var all: [any Seam.Type] {
    [
      SingleResponsibilitySeam.self, OpenClosedSeam.self, LiskovSubstitutionSeam.self,
      InterfaceSegregationSeam.self, DependencyInversionSeam.self, SignInSeam.self,
      DependencyContainerSeam.self, SchedulerSeam.self, VisitorSeam.self,
    ]
  }
}

public enum SingleResponsibilitySeam: Seam {
  public static let lesson = 1
  public static var before: any ShipBuilding { SingleResponsibilityBefore.Shipyard() }
  public static var after: any ShipBuilding { SingleResponsibilityAfter.Shipyard() }
}

public enum OpenClosedSeam: Seam {
  public static let lesson = 2
  public static var before: any Refereeing { OpenClosedBefore.Referee() }
  public static var after: any Refereeing { OpenClosedAfter.Referee() }
}

public enum LiskovSubstitutionSeam: Seam {
  public static let lesson = 3
  public static var before: any FlightControlling { LiskovSubstitutionBefore.FlightControl() }
  public static var after: any FlightControlling { LiskovSubstitutionAfter.FlightControl() }
}

public enum InterfaceSegregationSeam: Seam {
  public static let lesson = 4
  public static var before: any TurnTaking { InterfaceSegregationBefore.TurnOrder() }
  public static var after: any TurnTaking { InterfaceSegregationAfter.TurnOrder() }
}

public enum DependencyInversionSeam: Seam {
  public static let lesson = 5
  public static var before: any RosterOpening { DependencyInversionBefore.RosterLayers() }
  public static var after: any RosterOpening { DependencyInversionAfter.RosterLayers() }
}

public enum SignInSeam: Seam {
  public static let lesson = 6
  public static var before: any SignInMaking { SignInBefore.SignInDesk() }
  public static var after: any SignInMaking { SignInAfter.SignInDesk() }
}

public enum DependencyContainerSeam: Seam {
  public static let lesson = 7
  public static var before: any ScreenMaking { DependencyContainerBefore.FrontDoor() }
  public static var after: any ScreenMaking { DependencyContainerAfter.FrontDoor() }
}

public enum SchedulerSeam: Seam {
  public static let lesson = 8
  public static var before: any RefreshMaking { SchedulerBefore.LiveRefresh() }
  public static var after: any RefreshMaking { SchedulerAfter.LiveRefresh() }
}

public enum VisitorSeam: Seam {
  public static let lesson = 9
  public static var before: any LobbyTabling { VisitorBefore.LobbyTables() }
  public static var after: any LobbyTabling { VisitorAfter.LobbyTables() }
}
