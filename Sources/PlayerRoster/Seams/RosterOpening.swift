import Foundation

/// Opens the roster that is kept in a file.
public protocol RosterOpening: Sendable {
  /// A file that is not there yet is an empty roster.
  func openRoster(in file: URL) -> any RosterKeeping
}
