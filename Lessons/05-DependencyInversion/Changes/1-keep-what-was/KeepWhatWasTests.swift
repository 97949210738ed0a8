import Foundation
import PlayerVisit
import Testing

@Suite("What the roster was before")
struct KeepWhatWasTests {
  private let folder = RosterFolder()
  private let time = Date(timeIntervalSince1970: 1_000_000)

  /// What is kept beside the roster.
  private func kept(by side: Side) throws -> [Player] {
    try side.layers.openRoster(in: folder.file.appendingPathExtension("old")).players()
  }

  @Test("Every change keeps what was there before it", arguments: Side.allCases)
  func changes(side: Side) throws {
    let roster = side.layers.openRoster(in: folder.file)
    let changes: [(any RosterKeeping) throws -> Player] = [
      { try $0.add("Zoe") }, { try $0.add("Anna") }, { try $0.rename("Anna", to: "Anne") },
      { try $0.welcome("Anne", at: time) }, { try $0.welcome("Bob", at: time) },
      { try $0.record(70, of: "Bob") }, { try $0.remove("Anne") },
    ]
    for (number, change) in changes.enumerated() {
      let was = try roster.players()
      _ = try change(roster)
      let old = try kept(by: side)
      #expect(old == was, "after change \(number + 1)")
    }
  }

  @Test("A command that changes nothing leaves the kept roster alone", arguments: Side.allCases)
  func unchanged(side: Side) throws {
    let roster = side.layers.openRoster(in: folder.file)
    try roster.welcome("Anna", at: time)
    try roster.record(70, of: "Anna")
    let was = try kept(by: side)
    #expect(was.map(\.bestScore) == [0])
    try roster.record(69, of: "Anna")
    try roster.welcome("anna", at: time)
    #expect(throws: RosterError.taken("Anna")) { try roster.add("ANNA") }
    #expect(throws: RosterError.unknownPlayer("Bob")) { try roster.remove("Bob") }
    let now = try kept(by: side)
    #expect(now == was)
  }

  @Test("A program keeps the roster as another program left it", arguments: Side.allCases)
  func desks(side: Side) throws {
    let (one, other) = (
      side.layers.openRoster(in: folder.file), side.layers.openRoster(in: folder.file)
    )
    try one.add("Anna")
    try other.add("Bob")
    try one.remove("Anna")
    let old = try kept(by: side)
    #expect(old.map(\.nickname.text) == ["Anna", "Bob"])
  }
}
