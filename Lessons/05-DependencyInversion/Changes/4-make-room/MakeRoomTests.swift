import Foundation
import PlayerVisit
import Testing

@Suite("One-time players make room")
struct MakeRoomTests {
  private let folder = RosterFolder()

  private func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: TimeInterval(number) * 86_400)
  }

  @Test(
    "A player without a score who was away for over 365 days is gone at the next sign-in",
    arguments: Side.allCases)
  func gone(side: Side) throws {
    // Zoe was entered by hand, and is still expected.
    let roster = try side.roster(in: folder.file, of: "Zoe")
    try roster.welcome("Anna", at: day(0))
    try roster.welcome("Bob", at: day(0))
    try roster.record(1, of: "Bob")
    try roster.welcome("Carl", at: day(1))

    try roster.welcome("Dora", at: day(365))
    let everybody = try roster.nicknames()
    #expect(everybody == ["Anna", "Bob", "Carl", "Dora", "Zoe"])
    let later = day(365).addingTimeInterval(1)
    let dora = try roster.welcome("Dora", at: later)
    #expect(dora.lastVisit == later)
    let four = try roster.nicknames()
    #expect(four == ["Bob", "Carl", "Dora", "Zoe"])
    try roster.welcome("Dora", at: day(367))
    let three = try roster.nicknames()
    #expect(three == ["Bob", "Dora", "Zoe"])
  }

  @Test(
    "A player who comes back after years stays, and those still away are removed",
    arguments: Side.allCases)
  func comesBack(side: Side) throws {
    let roster = try side.roster(in: folder.file)
    let anna = try roster.welcome("Anna", at: day(0))
    try roster.welcome("Bob", at: day(0))
    try roster.welcome("Carl", at: day(0))
    let back = try roster.welcome("anna", at: day(1000))
    #expect(back == Player(id: anna.id, nickname: anna.nickname, lastVisit: day(1000)))
    let players = try roster.players()
    #expect(players == [back])
  }

  @Test("Nothing but a sign-in removes a player", arguments: Side.allCases)
  func onlyVisits(side: Side) throws {
    let roster = try side.roster(in: folder.file)
    try roster.welcome("Anna", at: .distantPast)
    try roster.add("Zoe")
    try roster.record(70, of: "Zoe")
    try roster.rename("Zoe", to: "Zuzanna")
    #expect(throws: RosterError.emptyNickname) { try roster.welcome(" ", at: day(0)) }
    let both = try roster.nicknames()
    #expect(both == ["Anna", "Zuzanna"])
  }
}
