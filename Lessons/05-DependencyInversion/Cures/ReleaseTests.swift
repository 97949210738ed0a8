import Foundation
import PlayerVisit
import Testing

@Suite("Our next release: a copy before a player is removed")
struct ReleaseTests {
  @Test(
    "Wherever the roster is kept, another file keeps it as it was before the removal",
    arguments: Side.allCases, ["roster.json", "players.tsv"])
  func copy(side: Side, name: String) throws {
    let folder = RosterFolder()
    try folder.write("", to: "is-there")
    let roster = side.layers.openRoster(in: folder.url.appendingPathComponent(name))
    try roster.add("Anna")
    try roster.add("Zoe")
    try roster.remove("Zoe")
    #expect(throws: RosterError.unknownPlayer("Bob")) { try roster.remove("Bob") }
    let copies = try folder.names.filter { $0 != name }.map { try folder.text($0) }
    #expect(copies.contains { $0.contains("Zoe") }, "No file beside \(name) tells of Zoe.")
  }
}
