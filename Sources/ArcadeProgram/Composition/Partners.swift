import DependencyContainerAfter
import DependencyContainerAfterSchool
import DependencyContainerBeforeSchool
import DependencyInversionAfter
import DependencyInversionAfterLeague
import Foundation
import LiskovSubstitutionAfterTournament
import OpenClosedAfter
import OpenClosedAfterLeague
import OpenClosedAfterTournament
import OpenClosedBeforeLeague
import OpenClosedBeforeTournament
import PlayerVisit
import SchedulerAfter
import SchedulerAfterFairs
import SchedulerAfterSchool
import SchedulerBeforeFairs
import SchedulerBeforeSchool
import SignInAfterFairs
import SignInBeforeFairs
import SpaceGame

/// A team whose modules build on ours, in the order in which they are plugged in.
enum Partner: String, CaseIterable, Sendable {
  case tournament
  case league
  case school
  case fairs

  /// The names, for the player.
  static var names: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}

/// A seam on which partners build. Only this file sees their modules.
protocol PartneredSeam<Maker>: Seam {
  static var partners: [Partner] { get }
  /// A side with the modules of those of its partners who are among these; nil if it cannot serve
  /// them.
  static func maker(_ side: Side, with partners: [Partner]) -> Maker?
}

extension PartneredSeam {
  static func canServePartners(_ side: Side) -> Bool { maker(side, with: partners) != nil }
}

extension OpenClosedSeam: PartneredSeam {
  static let partners: [Partner] = [.tournament, .league]

  static func maker(_ side: Side, with partners: [Partner]) -> (any Refereeing)? {
    let (tournament, league) = (partners.contains(.tournament), partners.contains(.league))
    switch side {
    case .before:
      var game = before
      if tournament { game = OpenClosedBeforeTournament.Tournament(game: game) }
      if league { game = OpenClosedBeforeLeague.League(game: game) }
      return game
    case .after:
      var rules: [any CollisionRule] = []
      if tournament { rules.append(OpenClosedAfterTournament.Tournament()) }
      if league { rules.append(OpenClosedAfterLeague.League()) }
      return OpenClosedAfter.Referee(adding: rules)
    }
  }
}

extension LiskovSubstitutionSeam: PartneredSeam {
  static let partners: [Partner] = [.tournament]

  static func maker(_ side: Side, with partners: [Partner]) -> (any FlightControlling)? {
    switch side {
    case .before: partners.contains(.tournament) ? nil : before
    case .after:
      partners.contains(.tournament)
        ? LiskovSubstitutionAfterTournament.Tournament() : after
    }
  }
}

extension DependencyInversionSeam: PartneredSeam {
  static let partners: [Partner] = [.league]

  static func maker(_ side: Side, with partners: [Partner]) -> (any RosterOpening)? {
    guard partners.contains(.league) else { return side == .before ? before : after }
    return side == .before ? nil : LeagueOpening()
  }
}

extension DependencyContainerSeam: PartneredSeam {
  static let partners: [Partner] = [.school]

  static func maker(_ side: Side, with partners: [Partner]) -> (any ScreenMaking)? {
    let school = partners.contains(.school)
    return switch side {
    case .before: school ? DependencyContainerBeforeSchool.School(arcade: before) : before
    case .after: school ? DependencyContainerAfter.FrontDoor(bringing: School().game) : after
    }
  }
}

extension SchedulerSeam: PartneredSeam {
  static let partners: [Partner] = [.school, .fairs]

  static func maker(_ side: Side, with partners: [Partner]) -> (any RefreshMaking)? {
    let (school, fairs) = (partners.contains(.school), partners.contains(.fairs))
    switch side {
    case .before:
      var refreshes = before
      if school { refreshes = SchedulerBeforeSchool.School(on: refreshes) }
      if fairs {
        refreshes = SchedulerBeforeFairs.Standings(on: refreshes) {
          await HallServer.askForStandings()
        }
      }
      return refreshes
    case .after:
      let jobs: @MainActor @Sendable () -> [any ScheduledJob] = {
        fairs ? [SchedulerAfterFairs.Standings(ask: HallServer.askForStandings)] : []
      }
      return school
        ? SchedulerAfterSchool.School(beside: jobs) : SchedulerAfter.LiveRefresh(jobs: jobs)
    }
  }
}

extension SignInSeam: PartneredSeam {
  static let partners: [Partner] = [.fairs]

  static func maker(_ side: Side, with partners: [Partner]) -> (any SignInMaking)? {
    guard partners.contains(.fairs) else { return side == .before ? before : after }
    return side == .before ? SignInBeforeFairs.Fairs() : SignInAfterFairs.Fairs()
  }
}

/// Opens the league's table in place of the roster beside it.
private struct LeagueOpening: RosterOpening {
  func openRoster(in file: URL) -> any RosterKeeping {
    let table = LeagueFile(beside: file)
    return DependencyInversionAfter.RosterLayers().openRoster(
      in: LeagueTable(read: table.read, write: table.write))
  }
}
