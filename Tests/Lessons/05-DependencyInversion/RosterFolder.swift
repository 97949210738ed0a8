import Foundation

/// A folder for a roster's file, as long as this object lives.
///
/// The folder itself is made with the first file in it.
final class RosterFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("shipshape-\(UUID().uuidString)", isDirectory: true)

  var file: URL { url.appendingPathComponent("roster.json") }
  var path: String { file.path }
  var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    return (names ?? []).sorted()
  }

  /// Writes a file: the roster's, unless another name is given.
  @discardableResult
  func write(_ text: String, to name: String = "roster.json") throws -> URL {
    try write(Data(text.utf8), to: name)
  }

  @discardableResult
  func write(_ data: Data, to name: String = "roster.json") throws -> URL {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  func text(_ name: String = "roster.json") throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Puts an earlier copy of the roster's file in its place, as a backup program does.
  func restore(_ backup: Data, of time: Date) throws {
    try backup.write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
