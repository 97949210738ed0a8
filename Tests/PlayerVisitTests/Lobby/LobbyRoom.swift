import PlayerVisit

/// A lobby surrounded by test doubles.
@MainActor
struct LobbyRoom {
  let roster: ScriptedRoster
  let tables = ContentTables()
  let refreshes = HandDrivenRefreshes()
  let lobby: Lobby

  /// The timeline is due in every third tick and the profile in every fifth.
  static let plan = RefreshPlan(tickLength: .seconds(1), timelinePeriod: 3, profilePeriod: 5)

  init(
    _ players: [Player] = [], account: Account = Account(id: 7, nickname: "CoolMan"),
    problem: String? = nil
  ) {
    roster = ScriptedRoster(players)
    lobby = Lobby(
      account: account, roster: roster, tables: tables, refresh: refreshes, plan: LobbyRoom.plan,
      problem: problem)
  }

  /// Makes a lobby that is already open.
  static func open(_ players: [Player] = []) -> LobbyRoom {
    let room = LobbyRoom(players)
    room.lobby.open()
    return room
  }

  var refresh: HandDrivenRefresh? { refreshes.latest }
  var timeline: [TimelineEntry] { lobby.content.timeline }
  var notices: [String] { lobby.content.notices.map(\.text) }
  /// The content of the current table.
  var shown: LobbyContent? { tables.contents.last }
}
