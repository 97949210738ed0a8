import Foundation

/// The lobby's table: rows of several kinds, one below the other.
///
/// The rows are, in this order: every notice, the heading of the timeline and its entries (where there
/// are any), the heading of the roster with the number of players, and every player. Without
/// players, a hint takes their place.
public protocol LobbyTable: Sendable {
  var rowCount: Int { get }
  /// How many lines a row takes.
  func height(of row: Int) -> Int
  func tint(of row: Int) -> Tint
  /// The row in words, for transcripts and screen readers.
  func text(of row: Int) -> String
  /// The player whose details a row opens, if it is a player's.
  func player(of row: Int) -> Player?
  /// Draws a row, with its first line on `line` of the surface.
  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool)
}

/// Makes tables of the lobby's content.
public protocol LobbyTabling: Sendable {
  func table(of content: LobbyContent) -> any LobbyTable
  /// The same rows with the same tints and texts, but each is painted on a single line.
  ///
  /// A row's mark is followed by a few words: the first line of a notice, the title of a heading, the
  /// news, the player with the best score (where there is one), the first line of the hint.
  func compactTable(of content: LobbyContent) -> any LobbyTable
}

extension LobbyTabling {
  /// The usual table, if there is no compact one.
  public func compactTable(of content: LobbyContent) -> any LobbyTable { table(of: content) }
}

/// A colour by its meaning; the screen decides how it looks.
public enum Tint: String, Hashable, Sendable, CaseIterable {
  case plain, quiet, accent, own, warning
}

/// A surface for rows. Columns and lines are counted from 0.
public protocol Surface: AnyObject {
  /// How many columns there are.
  var columns: Int { get }
  /// Writes text into a range of columns, cut if too long; wide characters count as two.
  func write(
    _ text: String, in columns: Range<Int>, line: Int, alignment: Alignment, tint: Tint,
    isSelected: Bool)
}

public enum Alignment: Hashable, Sendable {
  case leading, trailing
}
