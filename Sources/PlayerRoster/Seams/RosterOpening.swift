import Foundation

/// Opens the roster in a file.
public protocol RosterOpening: Sendable {
  /// A missing file counts as an empty roster.
  func openRoster(in file: URL) -> any RosterKeeping
}
