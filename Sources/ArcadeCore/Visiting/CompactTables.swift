import PlayerRoster

/// Shows the compact table in place of the usual one.
struct CompactTables: LobbyTabling {
  let tables: any LobbyTabling

  func table(of content: LobbyContent) -> any LobbyTable { tables.compactTable(of: content) }
}
