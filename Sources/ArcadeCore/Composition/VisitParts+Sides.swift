import Foundation
import PlayerRoster

extension VisitParts {
  /// The composition root of the visit: with ``Systems/init(_:)`` the only place that sees every
  /// lesson.
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
  public var frontDoor: any ScreenMaking { preconditionFailure("Lesson 7 is being written.") }

  var roster: any RosterOpening { preconditionFailure("Lesson 5 is being written.") }
  var signIn: any SignInMaking { preconditionFailure("Lesson 6 is being written.") }
  var refresh: any RefreshMaking { preconditionFailure("Lesson 8 is being written.") }
  var tables: any LobbyTabling { preconditionFailure("Lesson 9 is being written.") }
}
