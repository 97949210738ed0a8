import Foundation
import PlayerRoster
import Toolchain

/// A roster's file in a folder of its own, which goes with it.
final class RosterFolder {
  let file: RosterFile
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(isSmall: true)
    file = RosterFile(folder.url.appendingPathComponent("roster.json"))
  }

  deinit { folder.remove() }

  var url: URL { folder.url }
  var path: String { file.url.path }
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Writes a file, the roster's if no other is named.
  @discardableResult
  func write(_ text: String, to name: String = "roster.json") throws -> URL {
    try folder.file(name, text)
  }

  func text(_ name: String = "roster.json") throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// What somebody finds in the file who opens it now.
  func reread() throws -> Roster { try RosterFile(file.url).load() }
}

extension RosterFile {
  func add(_ nickname: String = "CoolMan") throws {
    try update { roster throws(RosterError) in try roster.add(Nickname(nickname)) }
  }
}
