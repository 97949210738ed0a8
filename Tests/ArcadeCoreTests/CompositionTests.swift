import Foundation
import PlayerRoster
import SpaceGame
import TestSupport
import Testing

@testable import ArcadeCore

/// Both sides behave alike, so only the name of a module tells which one is plugged in.
@Suite("The composition root")
struct CompositionTests {
  private static let modules: [(Seam, String)] = [
    (.shipyard, "SingleResponsibility"), (.referee, "OpenClosed"),
    (.flightControl, "LiskovSubstitution"), (.turnOrder, "InterfaceSegregation"),
    (.roster, "DependencyInversion"), (.signIn, "SignIn"), (.screens, "DependencyContainer"),
    (.refresh, "Scheduler"), (.tables, "Visitor"),
  ]

  /// The module that fills a seam.
  private func module(of seam: Seam, in sides: Sides) -> String {
    let systems = Systems(sides)
    let parts = VisitParts(
      sides, rosterFile: URL(fileURLWithPath: "/nowhere"), service: .embedded(), log: NotedLog(),
      plan: RefreshPlan(tickLength: .seconds(1), timelinePeriod: 1, profilePeriod: 1),
      now: { Date() })
    let part: Any =
      switch seam {
      case .shipyard: systems.shipyard
      case .referee: systems.referee
      case .flightControl: systems.flightControl
      case .turnOrder: systems.turnOrder
      case .roster: parts.roster
      case .signIn: parts.signIn
      case .screens: sides.frontDoor
      case .refresh: parts.refresh
      case .tables: parts.tables
      }
    return String(String(reflecting: type(of: part)).prefix { $0 != "." })
  }

  @Test("Every seam is filled by the side that is asked for", arguments: Side.allCases)
  func sides(_ side: Side) {
    for (seam, name) in CompositionTests.modules {
      let other: Side = side == .before ? .after : .before
      var sides = Sides(all: other)
      sides[seam] = side
      for (filled, module) in CompositionTests.modules {
        let expected = module + (filled == seam ? side : other).rawValue.capitalized
        #expect(self.module(of: filled, in: sides) == expected, "\(name) \(side)")
      }
    }
  }

  @Test("It is the only place outside the lessons that knows one")
  func onlyPlace() throws {
    let modules = CompositionTests.modules.flatMap { [$0.1 + "Before", $0.1 + "After"] }
    let sources = PackageFolder.appending("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var knowing: Set<String> = []
    for case let path as String in files
    where path.hasSuffix(".swift") && !path.hasPrefix("Lessons") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      let imports = text.split(separator: "\n").filter { $0.contains("import ") }
      guard imports.contains(where: { line in modules.contains { line.hasSuffix($0) } }) else {
        continue
      }
      knowing.insert(path)
    }
    #expect(
      knowing == [
        "ArcadeCore/Composition/Systems+Sides.swift",
        "ArcadeCore/Composition/VisitParts+Sides.swift",
      ])
  }
}
