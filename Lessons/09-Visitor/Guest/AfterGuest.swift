import PlayerRoster
import VisitorKata

/// What each row is, in a word.
public func words(for content: LobbyContent) -> [String]? {
  LobbyTables().rows(of: content).map { $0.accept(RowName()) }
}

private struct RowName: RowVisitor {
  func visit(_ row: NoticeRow) -> String { "notice" }
  func visit(_ row: HeadingRow) -> String { "heading" }
  func visit(_ row: TimelineRow) -> String { "news" }
  func visit(_ row: PlayerRow) -> String { "player" }
  func visit(_ row: HintRow) -> String { "hint" }
}
