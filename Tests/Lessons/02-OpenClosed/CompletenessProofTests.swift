import SpaceGame
import Testing

@testable import OpenClosedAfter

/// Where before is better: the compiler looks after the switch, and nobody after the list of rules.
@Suite("Proofs: what before has and after has not")
struct CompletenessProofTests {
  @Test("As they are, both sides compile with a copy of the game", arguments: ["Before", "After"])
  func control(side: String) throws {
    #expect(try LessonSource.errors(game: LessonSource.game(), side: files(side)).isEmpty)
  }

  @Test("For a new kind of thing, the compiler finds the place in before")
  func newKindBefore() throws {
    #expect(
      try LessonSource.errors(game: gameWithAsteroids(), side: files("Before"))
        == ["switch must be exhaustive"])
  }

  @Test("For a new kind of thing, the compiler finds nothing in after")
  func newKindAfter() throws {
    #expect(try LessonSource.errors(game: gameWithAsteroids(), side: files("After")).isEmpty)
  }

  @Test("A forgotten pair does not compile before")
  func forgottenPair() throws {
    let pair = ", (.repair, .player)"
    let before = try files("Before")
    #expect(before.joined().ranges(of: pair).count == 1, "Before has the pair once.")
    #expect(
      try LessonSource.errors(
        game: LessonSource.game(), side: before.map { $0.replacing(pair, with: "") })
        == ["switch must be exhaustive"])
  }

  @Test("A forgotten rule passes by in silence after")
  func forgottenRule() {
    let rules = [any CollisionRule].standard
    let without = rules.filter { !($0 is CatchingRepair) }
    #expect(without.count == rules.count - 1)
    let contact = Contact(Part.player.entity(1), Part.repair.entity(2))
    let scene = Scene(entities: [])
    #expect(!Referee(rules: rules).outcomes(of: contact, in: scene).isEmpty)
    #expect(Referee(rules: without).outcomes(of: contact, in: scene).isEmpty)
  }

  @Test("A second question about every collision leaves before's switch alone")
  func soundBefore() throws {
    let sound = """
      extension Referee {
        func sound(of contact: Contact) -> String {
          switch (contact.first.kind, contact.second.kind) {
          case (.mine, _), (_, .mine): "boom"
          default: "ping"
          }
        }
      }
      """
    #expect(
      try LessonSource.errors(game: LessonSource.game(), side: files("Before") + [sound]).isEmpty)
  }

  @Test("A second question about every collision opens every rule after")
  func soundAfter() throws {
    let requirement = "  var parties: (Party, Party) { get }\n"
    let after = try files("After")
    #expect(after.joined().ranges(of: requirement).count == 1, "The protocol has it once.")
    let errors = try LessonSource.errors(
      game: LessonSource.game(),
      side: after.map {
        $0.replacing(requirement, with: requirement + "  var sound: String { get }\n")
      })
    #expect(
      Set(errors)
        == Set(
          [any CollisionRule].standard.map {
            "type '\(type(of: $0))' does not conform to protocol 'CollisionRule'"
          }))
    #expect(errors.count == [any CollisionRule].standard.count)
  }

  @Test("After says the same in more than twice the lines")
  func length() throws {
    func lines(_ side: String) throws -> Int {
      try files(side).reduce(0) { $0 + $1.split(separator: "\n").count { !$0.isComment } }
    }
    #expect(try lines("After") > 2 * lines("Before"))
  }

  private func files(_ side: String) throws -> [String] {
    try LessonSource.files(of: side)
  }

  /// The game with one kind more, at home in every list of kinds that the game itself has.
  private func gameWithAsteroids() throws -> String {
    let game = try LessonSource.game()
    let declaration = "  case repair\n"
    #expect(game.ranges(of: declaration).count == 1, "The kind is declared once.")
    return
      game
      .replacing(declaration, with: "  case repair\n  case asteroid\n")
      .replacing(".repair:", with: ".repair, .asteroid:")
  }
}

extension Substring {
  fileprivate var isComment: Bool { drop { $0 == " " }.hasPrefix("//") }
}
