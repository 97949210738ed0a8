import Foundation
import PlayerVisit
import Testing

@Suite("League: its own table")
struct LeagueTests {
  private let folder = RosterFolder()
  private var file: URL { folder.url.appendingPathComponent("players.tsv") }
  /// The last version, the only one that can serve the league.
  private static let sides = Side.allCases.suffix(1)

  private func league(_ side: Side, _ table: String) throws -> any RosterKeeping {
    try folder.write(table, to: "players.tsv")
    return side.league.openRoster(in: file)
  }

  @Test("The operations follow the roster's rules, and are in the table at once", arguments: sides)
  func operations(side: Side) throws {
    let roster = try league(side, "1\tZoe\t0\t-\n2\tAnna\t70\t-\nnext\t3\n")
    try roster.add(" Bob ")
    try roster.rename("zoe", to: "Zuzanna")
    try roster.record(71, of: "anna")
    try roster.remove("Bob")
    try roster.welcome("Carl", at: Date(timeIntervalSinceReferenceDate: 5))
    #expect(
      try folder.text("players.tsv")
        == "1\tZuzanna\t0\t-\n2\tAnna\t71\t-\n4\tCarl\t0\t5.0\nnext\t5\n")
    #expect(try roster.nicknames() == ["Anna", "Carl", "Zuzanna"])
  }

  @Test("The lobby notices each change", arguments: sides)
  func changes(side: Side) throws {
    let roster = try league(side, "2\tAnna\t70\t-\nnext\t3\n")
    let changes: [() throws -> Player] = [
      { try roster.add("Bob") }, { try roster.rename("Bob", to: "Rob") },
      { try roster.record(71, of: "Anna") }, { try roster.record(72, of: "Anna") },
      { try roster.welcome("Zoe", at: .distantPast) }, { try roster.remove("Zoe") },
    ]
    for (number, change) in zip(1..., changes) {
      let stamp = try roster.stamp()
      _ = try change()
      #expect(try roster.stamp() != stamp, "change \(number)")
    }
  }

  @Test("Visits and given numbers last", arguments: sides)
  func kept(side: Side) throws {
    let roster = try league(side, "")
    let time = Date(timeIntervalSinceReferenceDate: 0.1)
    let anna = try roster.welcome("Anna", at: time)
    try roster.add("Bob")
    try roster.remove("Bob")
    #expect(try roster.players() == [anna])
    #expect(try roster.add("Carl").id == 3)
  }

  @Test("A change that changes nothing leaves a table as it was written", arguments: sides)
  func otherSpelling(side: Side) throws {
    let table = "next\t09\n\n2\tZoe\t07\t-\r\n1\tAnna\t0\tnever"
    let roster = try league(side, table)
    let stamp = try roster.stamp()
    try roster.record(0, of: "Anna")
    #expect(try roster.stamp() == stamp)
    #expect(try folder.text("players.tsv") == table)
  }

  @Test("What the rules refuse is not in the table", arguments: sides)
  func refused(side: Side) throws {
    let roster = try league(side, "7\tAnna\t0\t-\nnext\t8\n")
    #expect(throws: RosterError.taken("Anna")) { try roster.add("ANNA") }
    #expect(throws: RosterError.unknownPlayer("Bob")) { try roster.remove("Bob") }
    #expect(try folder.text("players.tsv") == "7\tAnna\t0\t-\nnext\t8\n")
  }

  @Test(
    "A table that cannot be read is reported and left as it is", arguments: sides,
    [
      "x", "7\tAnna\nnext\t8\n", "7\t\(String(repeating: "a", count: 21))\t0\t-\nnext\t8\n",
      "7\tAnna\t0\t-\t-\nnext\t8\n", "last\t8\n", "next\t\(Int.max)\n", "7\tAnna\t-1\t-\nnext\t8\n",
      "7\tAnna\t0\t-\n7\tZoe\t0\t-\nnext\t8\n",
    ])
  func malformed(side: Side, table: String) throws {
    let roster = try league(side, table)
    #expect(throws: RosterError.self) { try roster.players() }
    #expect(throws: RosterError.self) { try roster.add("Bob") }
    #expect(try folder.text("players.tsv") == table)
  }

  @Test("An unreadable line is reported by its number in the table", arguments: sides)
  func line(side: Side) throws {
    let roster = try league(side, "7\tAnna\t0\t-\n\nx\nnext\t8\n")
    #expect(throws: RosterError.unreadable("league's table", reason: "line 3 is no player")) {
      try roster.players()
    }
  }

  @Test("Two hundred changes at once are all kept", arguments: sides)
  func atOnce(side: Side) throws {
    let roster = try league(side, "1\tAnna\t0\t-\nnext\t2\n")
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      _ = try? roster.welcome("P\(number)", at: .distantPast)
    }
    #expect(try roster.players().count == 201)
  }
}

/// Opens the league's tables.
struct Club: RosterOpening {
  let open: @Sendable (TableFile) -> any RosterKeeping

  func openRoster(in file: URL) -> any RosterKeeping { open(TableFile(url: file)) }
}

/// The text of the league's table.
struct TableFile: Sendable {
  let url: URL

  func read() throws(RosterError) -> String {
    guard FileManager.default.fileExists(atPath: url.path) else { return "" }
    do {
      return try String(contentsOf: url, encoding: .utf8)
    } catch {
      throw .unreadable(url.path, reason: "\(error.localizedDescription)")
    }
  }

  func write(_ text: String) throws(RosterError) {
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(url.path, reason: "\(error.localizedDescription)")
    }
  }
}
