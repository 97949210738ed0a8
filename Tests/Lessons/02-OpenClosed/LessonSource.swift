import Foundation
import TestSupport

/// The sources of this lesson and of what it needs of the game, to be changed and compiled on trial.
enum LessonSource {
  private static let folder = "02-OpenClosed"

  /// The files of a side, each as its text.
  static func files(of side: String) throws -> [String] {
    let folder = PackageFolder.appending("Sources/Lessons/\(folder)/\(side)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The part of the game that a referee sees: the seam and the model under it.
  static func game() throws -> String {
    let model = [
      "Arena", "Command", "Direction", "Entity", "Kind", "Position", "SeededGenerator", "TileMap",
      "Time", "Velocity",
    ].map { "Model/\($0)" }
    return try (model + ["Seams/Refereeing", "Seams/Scene"])
      .map { PackageFolder.appending("Sources/SpaceGame/\($0).swift") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
  }

  /// What the compiler says to a game and a side of this lesson, all in one module.
  static func errors(game: String, side: [String]) throws -> [String] {
    let oneModule = (side + [game]).joined(separator: "\n").replacing("import SpaceGame", with: "")
    return try Refusal.errors(in: oneModule, lesson: folder)
  }
}
