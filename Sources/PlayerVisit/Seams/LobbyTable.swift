import Foundation

/// The lobby's table: rows of several kinds, one below the other.
///
/// The rows are, in this order: every notice, the heading of the timeline and its entries (where there
/// are any), the heading of the roster with the number of players, and every player. Without
/// players, a hint takes their place. Each row has a text, a tint, and what is painted of it:
///
/// - A notice: its text as it is, after “Warning: ” in a warning; `.accent` or `.warning`. It is
///   painted without “Warning: ” in lines of at most 76 columns, broken between words, and inside a
///   word only if it is longer than a line. One space separates words. A character outside ASCII
///   takes two columns, but one of “”’–… takes one. The first line of a warning has the mark `!`.
/// - A heading: “News”, or “Players: 2”; `.accent`. It is painted above a rule of `─` as wide as the
///   table. If there are players, their heading names the columns: “best ” and “last visit ”.
/// - An entry: “Zoe joined.”, “Ben left.”, “Anna is now called Zoe.” or “CoolMan reached a new best of
///   950.”; `.quiet`. Its mark is `·`.
/// - A player: “Anna: best score 950, last visit 2026-11-21.”, with “no score yet” for a score of 0,
///   “no visit yet” without a visit, and “ (you)” after the visitor's own nickname; `.own` or
///   `.plain`. The mark `★`, the name, the score and the day in UTC are painted in columns, with “–”
///   for what is missing.
/// - The hint: “There are no players to show.” and “Sign in to join the roster.”, two lines; `.quiet`.
///
/// A table is as wide as the surface, up to 100 columns. The first three hold the mark between two
/// spaces, or nothing. The rest holds words, or a player's name. At 60 columns or more, the last 13
/// hold the day; the ten before it, or the last ten of a narrower table, hold the score. Both are
/// trailing, with a space after them. A column for which there is no room is not written.
public protocol LobbyTable: Sendable {
  var rowCount: Int { get }
  /// How many lines a row takes.
  func height(of row: Int) -> Int
  func tint(of row: Int) -> Tint
  /// The row in words, for transcripts and screen readers.
  func text(of row: Int) -> String
  /// The player whose details a row opens, if it is a player's.
  func player(of row: Int) -> Player?
  /// Draws a row, with its first line on `line` of the surface, which may be above it.
  ///
  /// It writes on each line of the row's height, however wide the surface is, all in the row's tint
  /// and all selected or not. A row of one line is written from left to right without gaps or
  /// overlaps.
  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool)
}

/// Makes tables of the lobby's content.
public protocol LobbyTabling: Sendable {
  func table(of content: LobbyContent) -> any LobbyTable
  /// The same rows with the same tints and texts, but each is painted on a single line.
  ///
  /// A row's mark is followed by a few words, in all other columns: the first line of a notice, the
  /// title of a heading, the news, the player with the best score (“Anna: 950”, or “Anna” without
  /// one), the first line of the hint.
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
