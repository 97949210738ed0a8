import Foundation
import PlayerRoster
import SpaceGame

extension Systems {
  /// The composition root of the game.
  init(_ sides: Sides) {
    self.init(
      shipyard: sides.maker(SingleResponsibilitySeam.self),
      referee: sides.maker(OpenClosedSeam.self),
      flightControl: sides.maker(LiskovSubstitutionSeam.self),
      turnOrder: sides.maker(InterfaceSegregationSeam.self))
  }
}

extension VisitParts {
  /// The composition root of the visit.
  init(
    _ sides: Sides, rosterFile: URL, service: AccountService, log: any LogWriting,
    plan: RefreshPlan, now: @escaping @Sendable () -> Date
  ) {
    self.init(
      roster: sides.maker(DependencyInversionSeam.self), signIn: sides.maker(SignInSeam.self),
      refresh: sides.maker(SchedulerSeam.self), tables: sides.maker(VisitorSeam.self),
      rosterFile: rosterFile, service: service, log: log, plan: plan, now: now)
  }
}

extension Sides {
  /// The maker of a visit's screens.
  var frontDoor: any ScreenMaking { maker(DependencyContainerSeam.self) }
}
