import Foundation
import PlayerRoster
import Testing

@Suite("Who looked in once makes room")
struct MakeRoomTests {
  private let folder = RosterFolder()

  private func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: TimeInterval(number) * 86_400)
  }

  @Test(
    "Who has no score and was not here for more than 365 days is gone when somebody signs in",
    arguments: Side.allCases)
  func gone(side: Side) throws {
    // Zoe was entered by hand, and is still expected.
    let roster = try side.roster(in: folder.file, of: "Zoe")
    try roster.welcome("Anna", at: day(0))
    try roster.welcome("Bob", at: day(0))
    try roster.record(1, of: "Bob")
    try roster.welcome("Carl", at: day(1))

    try roster.welcome("Dora", at: day(365))
    #expect(try roster.nicknames() == ["Anna", "Bob", "Carl", "Dora", "Zoe"])
    let later = day(365).addingTimeInterval(1)
    let dora = try roster.welcome("Dora", at: later)
    #expect(dora.lastVisit == later)
    #expect(try roster.lines().map(\.text) == ["★ Bob  1", "★ Carl", "★ Dora", "★ Zoe"])
    try roster.welcome("Dora", at: day(367))
    #expect(try roster.nicknames() == ["Bob", "Dora", "Zoe"])
  }

  @Test(
    "Who comes back after years is not gone, and sends away who did not", arguments: Side.allCases)
  func comesBack(side: Side) throws {
    let roster = try side.roster(in: folder.file)
    let anna = try roster.welcome("Anna", at: day(0))
    try roster.welcome("Bob", at: day(0))
    try roster.welcome("Carl", at: day(0))
    let back = try roster.welcome("anna", at: day(1000))
    #expect(back == Player(id: anna.id, nickname: anna.nickname, lastVisit: day(1000)))
    #expect(try roster.players() == [back])
  }

  @Test("Nothing but a sign-in sends anybody away", arguments: Side.allCases)
  func onlyVisits(side: Side) throws {
    let roster = try side.roster(in: folder.file)
    try roster.welcome("Anna", at: .distantPast)
    try roster.add("Zoe")
    try roster.record(70, of: "Zoe")
    try roster.rename("Zoe", to: "Zuzanna")
    #expect(throws: RosterError.emptyNickname) { try roster.welcome(" ", at: day(0)) }
    #expect(try roster.nicknames() == ["Anna", "Zuzanna"])
    try roster.welcome("Zuzanna", at: day(0))
    #expect(try roster.nicknames() == ["Zuzanna"])
  }
}
