import Foundation

/// A folder for a roster's file, as long as this object lives.
///
/// The folder itself comes with the first file in it.
final class RosterFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("shipshape-\(UUID().uuidString)", isDirectory: true)

  var file: URL { url.appendingPathComponent("roster.json") }

  /// Puts a text where the roster is.
  func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
