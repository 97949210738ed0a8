import Foundation
import PlayerVisit

extension Player {
  /// A player with a valid nickname.
  static func named(
    _ nickname: String, id: Int, bestScore: Int = 0, lastVisit: Date? = nil
  ) throws -> Player {
    Player(id: id, nickname: try Nickname(nickname), bestScore: bestScore, lastVisit: lastVisit)
  }
}

extension Date {
  /// The last second of 21 November 2026 in UTC: already the next day in half the world.
  static let sample = Date(timeIntervalSince1970: 1_795_305_599)
}

extension LobbyContent {
  /// A lobby with rows of every type.
  static func full() throws -> LobbyContent {
    LobbyContent(
      notices: [
        Notice("Welcome."), Notice("The roster is old.", isWarning: true),
        Notice(.long, isWarning: true),
      ],
      timeline: [
        TimelineEntry("CoolMan", .scored(950)), TimelineEntry("한글이름", .joined),
        TimelineEntry("Zoe", .renamed(from: "Anna")), TimelineEntry("Ben", .left),
      ],
      players: [
        try .named("CoolMan", id: 1, bestScore: 950, lastVisit: .sample),
        try .named("ZMilof332", id: 2),
      ],
      own: 1)
  }

  /// A lobby where everybody has a score.
  static func busy() throws -> LobbyContent {
    LobbyContent(
      timeline: [TimelineEntry("Zoe", .joined)],
      players: [
        try .named("Anna", id: 1, bestScore: 40), try .named("Ben", id: 2, bestScore: 30),
        try .named("Cleo", id: 3, bestScore: 20), try .named("Zoe", id: 4, bestScore: 10),
      ])
  }

  /// A lobby whose roster could not be read: there are no players, only a warning.
  static let unread = LobbyContent(
    notices: [Notice("The roster cannot be read.", isWarning: true)])
}

extension String {
  /// A notice of three lines.
  static let long =
    "The roster cannot be read just now, because another arcade has been writing it for longer "
    + "than is usual. It is asked again in a while, and until then you see it as it was the last "
    + "time."
}

extension LobbyTable {
  var rows: Range<Int> { 0..<rowCount }

  /// What is written when a row is painted.
  func painting(
    of row: Int, columns: Int = 80, at line: Int = 0, isSelected: Bool = false
  ) -> [RecordingSurface.Writing] {
    let surface = RecordingSurface(columns: columns)
    paint(row, on: surface, at: line, isSelected: isSelected)
    return surface.writings
  }

  /// The whole table as it is painted. Each line begins with its tint. A bar stands before each
  /// text, which is padded to fill its columns.
  func picture(columns: Int) -> [String] {
    rows.flatMap { row in
      Dictionary(grouping: painting(of: row, columns: columns), by: \.line)
        .sorted { $0.key < $1.key }
        .map { _, writings in
          let tint = "\(writings[0].tint)".padding(toLength: 8, withPad: " ", startingAt: 0)
          let line = tint + writings.map { "|\($0.filledText)" }.joined()
          return line.replacing(/\ +$/, with: "")
        }
    }
  }
}

extension RecordingSurface.Writing {
  /// The text, padded to fill its columns.
  fileprivate var filledText: String {
    let blank = String(repeating: " ", count: max(0, columns.count - text.count))
    return alignment == .trailing ? blank + text : text + blank
  }
}

extension Side {
  /// The usual and the compact tables of lobbies that have rows of every type between them.
  func allTables() throws -> [any LobbyTable] {
    [try .full(), try .busy(), .unread, LobbyContent()].flatMap { content in
      [tables.table(of: content), tables.compactTable(of: content)]
    }
  }

  func table(
    notices: [Notice] = [], timeline: [TimelineEntry] = [], players: [Player] = [],
    own: Player.ID? = nil
  ) -> any LobbyTable {
    tables.table(
      of: LobbyContent(notices: notices, timeline: timeline, players: players, own: own))
  }

  /// A table in which row 0 is this notice.
  func table(notice text: String, isWarning: Bool = false) -> any LobbyTable {
    table(notices: [Notice(text, isWarning: isWarning)])
  }

  /// A table in which row 1 is this player.
  func table(player: Player, isOwn: Bool = false) -> any LobbyTable {
    table(players: [player], own: isOwn ? player.id : nil)
  }
}
