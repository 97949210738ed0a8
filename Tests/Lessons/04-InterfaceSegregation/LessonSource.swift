import Foundation
import TestSupport

/// The sources of this lesson as one text, to be changed and compiled on trial.
enum LessonSource {
  static let folder = "04-InterfaceSegregation"

  /// All files of a side, one after the other.
  static func text(of side: String) throws -> String {
    let folder = PackageFolder.appending("Sources/Lessons/\(folder)/\(side)")
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "swift" }
    .sorted { $0.path < $1.path }
    .map { try String(contentsOf: $0, encoding: .utf8) }
    .joined(separator: "\n")
  }

  /// What the compiler says to a source that imports the game and the insides of one side.
  static func errors(using side: String, _ source: String) throws -> [String] {
    try errors(
      inText: "import SpaceGame\n@testable import InterfaceSegregation\(side)\n\(source)")
  }

  /// What the compiler says to a text that stands for a whole side.
  static func errors(inText text: String) throws -> [String] {
    try Refusal.errors(in: text, lesson: folder)
  }
}
