import Foundation
import PlayerVisit
import Testing

@Suite("The league's table")
struct LeagueTableTests {
  private let folder = RosterFolder()
  private var table: URL { folder.url.appendingPathComponent("players.tsv") }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: table)
  }

  private func text() throws -> String { try String(contentsOf: table, encoding: .utf8) }

  @Test(
    "Every player of the league's table is on the list, in the list's order",
    arguments: Side.allCases)
  func listed(side: Side) throws {
    try write("2\tZoe\t0\t-\n5\tanna\t70\t-\nnext\t9\n")
    let players = try side.layers.openRoster(in: table).players()
    let (anna, zoe) = (try Nickname("anna"), try Nickname("Zoe"))
    #expect(
      players == [Player(id: 5, nickname: anna, bestScore: 70), Player(id: 2, nickname: zoe)])
  }

  @Test(
    "Every change is in the league's table at once, is noticed, and makes no other file beside it",
    arguments: Side.allCases)
  func changed(side: Side) throws {
    try write("1\tZoe\t0\t-\n2\tAnna\t70\t-\nnext\t3\n")
    let roster = side.layers.openRoster(in: table)
    var texts: [String] = []
    var stamp = try roster.stamp()
    for change: () throws -> Player in [
      { try roster.add(" Bob ") }, { try roster.rename("zoe", to: "Zuzanna") },
      { try roster.record(71, of: "anna") }, { try roster.remove("Bob") },
      { try roster.welcome("Carl", at: Date(timeIntervalSinceReferenceDate: 5)) },
    ] {
      _ = try change()
      texts.append(try text())
      let now = try roster.stamp()
      #expect(now != stamp, "The lobby does not notice the change to \(texts.last ?? "")")
      stamp = now
    }
    #expect(
      texts == [
        "1\tZoe\t0\t-\n2\tAnna\t70\t-\n3\tBob\t0\t-\nnext\t4\n",
        "1\tZuzanna\t0\t-\n2\tAnna\t70\t-\n3\tBob\t0\t-\nnext\t4\n",
        "1\tZuzanna\t0\t-\n2\tAnna\t71\t-\n3\tBob\t0\t-\nnext\t4\n",
        "1\tZuzanna\t0\t-\n2\tAnna\t71\t-\nnext\t4\n",
        "1\tZuzanna\t0\t-\n2\tAnna\t71\t-\n4\tCarl\t0\t5.0\nnext\t5\n",
      ])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names == ["players.tsv"])
    let nowhere = side.layers.openRoster(in: table.appendingPathComponent("in-a-file.tsv"))
    #expect(throws: RosterError.self, "Bob could not be kept.") { try nowhere.add("Bob") }
  }

  @Test("A change that the rules refuse leaves the table as it is", arguments: Side.allCases)
  func refused(side: Side) throws {
    let roster = side.layers.openRoster(in: table)
    try write("7\tAnna\t0\t-\nnext\t8\n")
    #expect(throws: RosterError.taken("Anna")) { try roster.add("ANNA") }
    #expect(throws: RosterError.unknownPlayer("Bob")) { try roster.remove("Bob") }
    #expect(throws: RosterError.emptyNickname) { try roster.welcome(" ", at: .distantPast) }
    let kept = try text()
    #expect(kept == "7\tAnna\t0\t-\nnext\t8\n")
  }

  @Test(
    "A table that cannot be read is reported and left as it is", arguments: Side.allCases,
    [
      "seven\tAnna\t0\t-\nnext\t8\n", "7\tAnna\tmuch\t-\nnext\t8\n", "7\tAnna\nnext\t8\n",
      "7\tAnna\t0\t-\t0\nnext\t8\n", "7\t\(String(repeating: "a", count: 21))\t0\t-\nnext\t8\n",
      "0\tAnna\t0\t-\nnext\t8\n", "7\tAnna\t-1\t-\nnext\t8\n", "7\tAnna\t0\t-\n",
      "next\t\(Int.max)\n",
      "7\tAnna\t0\t-\n7\tZoe\t0\t-\nnext\t8\n", "7\tAnna\t0\t-\n6\tanna\t0\t-\nnext\t8\n",
    ])
  func unreadable(side: Side, damaged: String) throws {
    try write(damaged)
    let roster = side.layers.openRoster(in: table)
    #expect(throws: RosterError.self) { try roster.players() }
    #expect(throws: RosterError.self) { try roster.add("Bob") }
    let left = try text()
    #expect(left == damaged)
  }

  @Test("A roster in any other file is kept as before", arguments: Side.allCases)
  func otherFile(side: Side) throws {
    let (league, roster) = (
      side.layers.openRoster(in: table), side.layers.openRoster(in: folder.file)
    )
    try roster.add("Anna")
    try league.add("Zoe")
    let file = try side.layers.openRoster(in: folder.file).players()
    #expect(file.map(\.nickname.text) == ["Anna"])
  }
}
