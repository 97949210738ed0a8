import Foundation
import TestSupport

/// The sources of this lesson, layer by layer, to be compiled on trial.
enum LessonSource {
  private static let folder = "05-DependencyInversion"

  /// The files of a layer as one text, such as `After/Business`; or one file of it.
  static func text(of path: String) throws -> String {
    let url = PackageFolder.appending("Sources/Lessons/\(folder)/\(path)")
    guard url.pathExtension.isEmpty else { return try String(contentsOf: url, encoding: .utf8) }
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
  }

  /// What the compiler says to texts that stand for a module of their own, beside the roster's room.
  static func errors(in texts: String...) throws -> [String] {
    try Refusal.errors(
      in: texts.joined(separator: "\n"), lesson: folder, room: "PlayerRoster")
  }
}
