import DependencyContainerAfter
import DependencyContainerBefore
import DependencyInversionAfter
import DependencyInversionBefore
import Foundation
import PlayerRoster
import SchedulerAfter
import SchedulerBefore
import SignInAfter
import SignInBefore
import VisitorAfter
import VisitorBefore

extension VisitParts {
  /// The composition root of the visit: together with ``Systems/init(_:)``, the only place that
  /// sees every lesson.
  public init(
    _ sides: Sides, rosterFile: URL, service: AccountService, log: any LogWriting,
    plan: RefreshPlan, now: @escaping @Sendable () -> Date
  ) {
    self.init(
      roster: sides.roster, signIn: sides.signIn, refresh: sides.refresh, tables: sides.tables,
      rosterFile: rosterFile, service: service, log: log, plan: plan, now: now)
  }
}

extension Sides {
  /// What makes the screens of a visit.
  public var frontDoor: any ScreenMaking {
    if case .screens(let guest) = guest { return guest }
    return switch self[.screens] {
    case .before: DependencyContainerBefore.FrontDoor()
    case .after: DependencyContainerAfter.FrontDoor()
    }
  }

  var roster: any RosterOpening {
    if case .roster(let guest) = guest { return guest }
    return switch self[.roster] {
    case .before: DependencyInversionBefore.RosterLayers()
    case .after: DependencyInversionAfter.RosterLayers()
    }
  }

  var signIn: any SignInMaking {
    if case .signIn(let guest) = guest { return guest }
    return switch self[.signIn] {
    case .before: SignInBefore.SignInDesk()
    case .after: SignInAfter.SignInDesk()
    }
  }

  var refresh: any RefreshMaking {
    if case .refresh(let guest) = guest { return guest }
    return switch self[.refresh] {
    case .before: SchedulerBefore.LiveRefresh()
    case .after: SchedulerAfter.LiveRefresh()
    }
  }

  var tables: any LobbyTabling {
    if case .tables(let guest) = guest { return guest }
    return switch self[.tables] {
    case .before: VisitorBefore.LobbyTables()
    case .after: VisitorAfter.LobbyTables()
    }
  }
}
