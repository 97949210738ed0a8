import Foundation
import TestSupport

/// The sources of a side of this lesson, to be changed and compiled on trial.
enum LessonSource {
  private static let folder = "09-Visitor"

  /// All files of a side, one after the other.
  static func text(of side: Side) throws -> String {
    try files(of: side).map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  /// The lines of code in a text; neither those that are empty nor comments.
  static func codeLines(in text: String) -> Int {
    text.split(separator: "\n").count { line in
      let line = line.drop { $0 == " " }
      return !line.isEmpty && !line.hasPrefix("//")
    }
  }

  /// What the compiler says to a text that is a module by itself.
  static func errors(in text: String) throws -> [String] {
    try Refusal.errors(in: text, lesson: folder, room: "PlayerRoster")
  }

  private static func files(of side: Side) throws -> [URL] {
    let folder = PackageFolder.appending("Sources/Lessons/\(folder)/\(side.rawValue.capitalized)")
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
