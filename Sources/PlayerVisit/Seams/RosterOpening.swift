import Foundation

/// Opens the roster in a file.
///
/// - A missing file counts as an empty roster, and stays missing until the first change.
/// - Several programs may use a file at once. None loses a change, and each sees at once what the others
///   changed, also if an older file is put in its place.
/// - A damaged file is reported once, kept under another name, and then counts as missing.
/// - A file from a newer version is refused and left as it is.
public protocol RosterOpening: Sendable {
  /// Does not touch the file yet.
  func openRoster(in file: URL) -> any RosterKeeping
}
