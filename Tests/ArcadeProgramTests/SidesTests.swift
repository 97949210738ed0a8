import Foundation
import PlayerVisit
import SpaceGame
import Terminal
import TestSupport
import Testing

@testable import ArcadeProgram

@Suite("The options --sides and --with")
struct SidesTests {
  @Test("One word sets every lesson's version; lessons left out of a list use the after version")
  func words() throws {
    func choices(_ text: String) throws -> [Side] {
      let sides = try Sides(text)
      return Sides.lessons.map { sides[$0] }
    }
    for side in Side.allCases {
      #expect(try choices("\(side)") == Array(repeating: side, count: 9))
    }
    let all = "1=before,2=after,3=before,4=after,5=after,6=after,7=after,8=after,9=after"
    #expect(try choices("1=before,3=before,4=after") == choices(all))
  }

  @Test("A short label says whose code is plugged in")
  func label() throws {
    let labels = try ["before", "after", "1=before,9=before"].flatMap { text in
      var sides = try Sides(text)
      let own = sides.label
      sides.kata = KataPart(OpenClosedSeam.self, OpenClosedSeam.before)
      return [own, sides.label]
    }
    #expect(
      labels == [
        "before in all lessons", "your kata of lesson 2, before in all others",
        "after in all lessons", "your kata of lesson 2, after in all others",
        "before in 1, 9, after elsewhere",
        "your kata of lesson 2, before in 1, 9, after elsewhere",
      ])
  }

  @Test("The label names the partners, and where a kata or a side leaves them out")
  func partners() {
    var sides = Sides(all: .after)
    sides.partners = Partner.allCases
    #expect(
      sides.label == "after in all lessons, with tournament, with league, with school, with fairs")
    sides[3] = .before
    #expect(
      sides.label
        == "before in 3, after elsewhere, without tournament in 3, with league, with school, with fairs"
    )
    sides[3] = .after
    sides.kata = KataPart(VisitorSeam.self, VisitorSeam.before)
    #expect(sides.label.hasSuffix("with tournament, with league, with school, with fairs"))
    sides.kata = KataPart(OpenClosedSeam.self, OpenClosedSeam.before)
    sides.partners = [.league]
    #expect(sides.label == "your kata of lesson 2, after in all others, without league in 2")
    sides[5] = .before
    #expect(sides.label.hasSuffix(", before in 5, after elsewhere, without league in 2, 5"))
    let referee = sides.maker(OpenClosedSeam.self)
    #expect(String(reflecting: type(of: referee)) == "OpenClosedBefore.Referee")
  }
}

/// Both sides behave alike, so only a module's name reveals which one is plugged in.
@Suite("The composition root")
struct CompositionTests {
  /// The names of the book's lessons, in order: a lesson that is in no seam turns a test red.
  private static let lessons = {
    let book = URL(fileURLWithPath: #filePath + "/../../../Lessons").standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: book.path)) ?? []
    return names.filter { $0.first?.isNumber == true }.sorted()
      .map { String($0.drop { $0 != "-" }.dropFirst()) }
  }()

  /// The modules that fill the seams, in order.
  private func modules(of sides: Sides) -> [String] {
    let systems = Systems(sides)
    let parts = VisitParts(
      sides, rosterFile: URL(fileURLWithPath: "/nowhere"), service: .embedded(), log: NotedLog(),
      plan: .usual, now: { Date() })
    let fillings: [Any] = [
      systems.shipyard, systems.referee, systems.flightControl, systems.turnOrder, parts.roster,
      parts.signIn, sides.frontDoor, parts.refresh, parts.tables,
    ]
    return fillings.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) }
  }

  /// The book's own *before* parts, as katas.
  private static let katas = Seams.all.map { kata($0) }

  private static func kata<Place: Seam>(_ seam: Place.Type) -> KataPart {
    KataPart(seam, seam.before)
  }

  @Test("The chosen side or a kata fills every seam")
  func fillings() throws {
    for (number, kata) in zip(1..., Self.katas) {
      var expected = Self.lessons.map { $0 + "After" }
      expected[number - 1] = Self.lessons[number - 1] + "Before"
      var sides = Sides(all: .after)
      sides.kata = kata
      let filled = [modules(of: try Sides("\(number)=before")), modules(of: sides)]
      #expect(kata.lesson == number && filled == [expected, expected])
    }
  }

  @Test("Only the lists of seams and partners import the lessons' sides")
  func onlyPlace() throws {
    let sources = PackageFolder.appending("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    let lesson = try Regex("(?m)import (\(Self.lessons.joined(separator: "|")))(Before|After)\\w*$")
    var knowing: Set<String> = []
    for case let path as String in files
    where path.hasSuffix(".swift") && !path.hasPrefix("Lessons") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      if text.contains(lesson) { knowing.insert(path) }
    }
    let lists = ["Partners", "Seams"].map { "ArcadeProgram/Composition/\($0).swift" }
    #expect(knowing == Set(lists))
  }
}
