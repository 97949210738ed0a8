import Foundation
import PlayerVisit
import Testing

@Suite("The roster's stamp")
struct StampTests {
  private let folder = RosterFolder()
  private let time = Date(timeIntervalSince1970: 1_000_000)

  @Test("Every change gives the roster another stamp", arguments: Side.allCases)
  func changes(side: Side) throws {
    let roster = try side.roster(in: folder.file)
    let changes: [() throws -> Player] = [
      { try roster.add("Anna") }, { try roster.rename("Anna", to: "Anne") },
      { try roster.rename("Anne", to: "Anna") }, { try roster.rename("Anna", to: "Anne") },
      { try roster.welcome("Anne", at: time) }, { try roster.welcome("Bob", at: time) },
      { try roster.record(70, of: "Anne") }, { try roster.record(71, of: "Anne") },
      { try roster.remove("Bob") },
    ]
    var stamp = try roster.stamp()
    for (number, change) in zip(1..., changes) {
      _ = try change()
      let now = try roster.stamp()
      #expect(now != stamp, "change \(number)")
      stamp = now
    }
  }

  @Test("A command that changes nothing leaves the stamp unchanged", arguments: Side.allCases)
  func unchanged(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna")
    try roster.record(70, of: "Anna")
    try roster.welcome("Anna", at: time)
    let stamp = try roster.stamp()
    _ = try roster.players()
    _ = try roster.lines()
    try roster.record(70, of: "Anna")
    try roster.record(1, of: "Anna")
    try roster.rename("Anna", to: "Anna")
    try roster.welcome("anna", at: time)
    let now = try roster.stamp()
    #expect(now == stamp)
  }

  @Test(
    "Each quick change alters the stamp, even if the file's length stays the same",
    arguments: Side.allCases)
  func quickChanges(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna")
    let stamps = try (100..<110).map { score in
      try roster.record(score, of: "Anna")
      return try roster.stamp()
    }
    #expect(Set(stamps).count == stamps.count)
  }
}
