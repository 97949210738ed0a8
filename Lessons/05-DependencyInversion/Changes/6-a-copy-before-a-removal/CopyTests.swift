import Foundation
import PlayerVisit
import Testing

@Suite("A copy before a removal")
struct CopyTests {
  private let folder = RosterFolder()

  /// The roster in the file beside the roster's, with ‘.copy’ after its name.
  private func copied(by side: Side) throws -> [String] {
    try side.layers.openRoster(in: folder.file.appendingPathExtension("copy")).nicknames()
  }

  @Test("After a removal, the copy is the roster as it was before", arguments: Side.allCases)
  func removal(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna", "Bob", "Zoe")
    try roster.remove("Zoe")
    let three = try copied(by: side)
    #expect(three == ["Anna", "Bob", "Zoe"])
    try roster.remove(" anna ")
    let two = try copied(by: side)
    #expect(two == ["Anna", "Bob"])
    let left = try roster.nicknames()
    #expect(left == ["Bob"])
  }

  @Test(
    "Other changes, and removals that are refused, leave the copy alone", arguments: Side.allCases)
  func others(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna", "Zoe")
    try roster.remove("Zoe")
    #expect(throws: RosterError.unknownPlayer("Zoe")) { try roster.remove("Zoe") }
    try roster.add("Bob")
    try roster.rename("Bob", to: "Carl")
    try roster.record(70, of: "Carl")
    let copy = try copied(by: side)
    #expect(copy == ["Anna", "Zoe"])
  }

  @Test("The copy is of the roster as another program left it", arguments: Side.allCases)
  func otherProgram(side: Side) throws {
    let one = try side.roster(in: folder.file, of: "Anna")
    _ = try one.players()
    try side.layers.openRoster(in: folder.file).add("Bob")
    try one.remove("Anna")
    let copy = try copied(by: side)
    #expect(copy == ["Anna", "Bob"])
  }
}
