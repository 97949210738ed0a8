import Foundation
import Run

/// A cure for the request of a lesson's page, with the partners' modules that it takes.
///
/// Its folder has `Cure.md`, a patch for our version, one for our next release, and the modules. The
/// tests beside the folders run on all cures.
package struct Cure: Sendable {
  package let title: String
  package let fields: [String: String]
  /// Its folder, as a path in the book.
  package let path: String
  /// The tests of all cures, by file name.
  package let tests: Files
  private let files: Files

  package static func all(of lesson: Lesson) throws -> [Cure] {
    let path = "Lessons/\(lesson.folder)/Cures"
    let place = lesson.root.appendingPathComponent(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    let tests = Files(in: place).filter { !$0.key.contains("/") && $0.key.hasSuffix("Tests.swift") }
    return try names.filter { $0.first?.isNumber == true }.sorted().map {
      try Cure(at: "\(path)/\($0)", with: tests, of: lesson)
    }
  }

  private init(at path: String, with tests: Files, of lesson: Lesson) throws {
    (self.path, self.tests) = (path, tests)
    files = Files(in: lesson.root.appendingPathComponent(path))
    let words = files.text("Cure.md") ?? ""
    guard let head = words.firstMatch(of: #/(?m)^# (.+)$/#) else {
      throw BookError.unusable("\(path)/Cure.md", reason: "it has no line “# title”")
    }
    (title, fields) = (String(head.1), words.markdownFields)
  }

  /// The name of its folder, such as `1-wrapper`.
  package var folder: String { String(path.split(separator: "/").last ?? "") }
  /// The name without the number.
  package var name: String { String(folder.drop { $0 != "-" }.dropFirst()) }

  /// The version of ours that it begins with.
  package var version: Version { Version(rawValue: fields["On"] ?? "") ?? .fix }

  /// The partners' modules, by file name.
  package var modules: Files { files.filter { $0.key.hasSuffix(".swift") } }

  /// Our version with the cure.
  package func applied(to tree: Files) async throws -> Files {
    try await applied("Ours.diff", to: tree)
  }

  /// Our next release of it.
  package func released(_ tree: Files) async throws -> Files {
    try await applied("Release.diff", to: tree)
  }

  private func applied(_ name: String, to tree: Files) async throws -> Files {
    guard let text = files.text(name) else { return tree }
    return try await Patch(text, at: "\(path)/\(name)").applied(to: tree)
  }
}
