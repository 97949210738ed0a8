import Book
import Testing

@testable import Reader

@Suite("The declarations that differ")
struct DeclarationChangesTests {
  private static let old = SourceTree([
    "Game.swift": """
    /// A struct Comment { func none() }
    final class Referee {
      class func judge() { if a { b("struct Text {") } }
      func hits(_ one: Any) -> Bool { one is Ship }
      static func == (one: Referee, other: Referee) -> Bool { true }
      func stay() {}
    }
    struct Ship {}
    func free() {}
    func goesAway() {}
    enum Old {}
    """
  ])
  private static let new = SourceTree([
    "Game.swift": """
    import struct Foundation.Date
    struct Referee {
      func stay() {}
      func fresh() {}
    }
    func free() {}
    """,
    "Rules/Rule.swift": """
    protocol Rule { func hits(_ one: Any) -> Bool }
    extension Ship.Inner: Some.Thing { static func judge() {} }
    struct Ship { struct Inner {}; func free() {} }
    """,
  ])

  @Test("Types are new, gone or of another kind; functions change their owners")
  func changes() {
    let changes = DeclarationChanges(from: Self.old, to: Self.new)
    #expect(
      [changes.new, changes.gone, changes.changed, changes.moved] == [
        ["protocol Rule", "struct Ship.Inner"], ["enum Old"], ["class Referee, now struct"],
        ["func hits from Referee to Rule", "func judge from Referee to Ship.Inner"],
      ])
    #expect(!changes.isEmpty && DeclarationChanges(from: Self.old, to: Self.old).isEmpty)
  }
}
