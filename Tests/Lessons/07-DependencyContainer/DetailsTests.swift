import PlayerVisit
import Testing

@MainActor
@Suite("A player's details")
struct DetailsTests {
  private let players: KeyValuePairs = [
    "Rex": 300, "Ada": 120, "Zoe": 120, "Kim": 90, "New": 0, "Guest": 0,
  ]

  @Test(
    "A player's rank counts the better players, so players with the same score share a rank",
    arguments: Side.allCases, [Account.ada, .bob])
  func rank(side: Side, account: Account) throws {
    let visit = try TestVisit(players)
    let lobby = try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(account))
    // A player whom the lobby does not know still has a rank among those it knows.
    let asked =
      try players.map { try #require(try visit.ledger.player($0.key)) }
      + [.someone("Cleo", id: 77, bestScore: 100)]
    let details = try asked.map { try lobby.after(.details($0)).details }
    #expect(
      details
        == zip(asked, [1, 2, 2, 4, 5, 5, 4]).map { player, rank in
          PlayerDetails(
            player: player, isOwn: player.nickname.text == account.nickname, rank: rank,
            count: account == .ada ? 6 : 7)
        })
  }

  @Test(
    "Details show what the lobby showed, even if the roster has changed or cannot be read",
    arguments: Side.allCases)
  func asTheLobby(side: Side) throws {
    let visit = try TestVisit(players)
    let rex = try #require(try visit.ledger.player("Rex"))
    let lobby = try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada))
    try InMemoryRoster(visit.ledger).remove("Rex")
    visit.ledger.faults = [.reading, .writing]
    let details = try lobby.after(.details(rex)).details
    #expect(details == PlayerDetails(player: rex, isOwn: false, rank: 1, count: 6))
  }
}
