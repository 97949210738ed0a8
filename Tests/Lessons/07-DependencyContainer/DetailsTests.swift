import PlayerRoster
import Testing

@MainActor
@Suite("A player's details")
struct DetailsTests {
  private let players: KeyValuePairs = [
    "Rex": 300, "Ada": 120, "Zoe": 120, "Kim": 90, "New": 0, "Guest": 0,
  ]

  private func details(
    of nickname: String, _ side: Side, as account: Account = .ada
  ) throws -> PlayerDetails {
    let visit = try TestVisit(players)
    let player = try #require(try visit.ledger.player(nickname))
    let screen = try side.frontDoor.firstScreen(of: visit.parts)
      .after(.signedIn(account), .details(player))
    let details = try #require(screen.details)
    #expect(details.player == player)
    return details
  }

  @Test(
    "The rank counts those who are better, so that players with one score share a place",
    arguments: Side.allCases,
    [("Rex", 1), ("Zoe", 2), ("Ada", 2), ("Kim", 4), ("New", 5), ("Guest", 5)])
  func rank(side: Side, place: (nickname: String, rank: Int)) throws {
    let details = try details(of: place.nickname, side)
    #expect(details.rank == place.rank)
    #expect(details.count == 6)
  }

  @Test("Only one's own details are one's own", arguments: Side.allCases)
  func own(side: Side) throws {
    let adas = try details(of: "Ada", side)
    #expect(adas.isOwn)
    let zoes = try details(of: "Zoe", side)
    #expect(!zoes.isOwn)
    let adasForBob = try details(of: "Ada", side, as: .bob)
    #expect(!adasForBob.isOwn)
  }

  @Test("Details show what the lobby showed, and read nothing", arguments: Side.allCases)
  func asTheLobby(side: Side) throws {
    let visit = try TestVisit(players)
    let rex = try #require(try visit.ledger.player("Rex"))
    let lobby = try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada))
    try InMemoryRoster(visit.ledger).remove("Rex")
    visit.ledger.faults = [.reading, .writing]
    let details = try lobby.after(.details(rex)).details
    #expect(details == PlayerDetails(player: rex, isOwn: false, rank: 1, count: 6))
  }

  @Test(
    "A player of whom the lobby knows nothing has a place among those it knows",
    arguments: Side.allCases)
  func stranger(side: Side) throws {
    let visit = try TestVisit(players)
    let cleo = try Player.someone("Cleo", id: 77, bestScore: 100)
    let screen = try side.frontDoor.firstScreen(of: visit.parts)
      .after(.signedIn(.ada), .details(cleo))
    #expect(
      screen.details == PlayerDetails(player: cleo, isOwn: false, rank: 4, count: 6))
  }
}
