import Foundation
import Toolchain

/// A lesson of the book: one seam of the program, filled in several versions.
package struct Lesson: Sendable {
  /// The contents of `Lesson.json`.
  private struct Words: Decodable {
    let title, seam, seamType, entry: String
    let rooms, products, tests: [String]
    let templates, layers: [String]?
    /// The step after which *before* is the fix.
    let fix: Int
    /// The change that the page calls the request.
    let request: String
    /// How the arcade plugs partners into a version: an expression for each, and for all of them.
    /// Another, such as `game`, makes our own form, with which partners' tests compare theirs.
    let partners: [String: [String: String]]?
    let cures: CureColumns
  }

  /// The folder of the book.
  package let root: URL
  /// Its folder in `Lessons`, `Sources/Lessons` and `Tests/Lessons`, such as `02-OpenClosed`.
  package let folder: String
  /// Counted from 1, in the order of the book.
  package let number: Int
  /// Its name in code, such as `OpenClosed`.
  package let name: String
  private let words: Words

  init(in folder: String, of root: URL) throws {
    let parts = folder.split(separator: "-", maxSplits: 1)
    (self.root, self.folder) = (root, folder)
    (number, name) = (Int(parts[0]) ?? 0, String(parts[1]))
    words = try root.decoded(at: "Lessons/\(folder)/Lesson.json")
  }

  /// Its title for readers, such as “Open/closed”.
  package var title: String { words.title }
  /// What it is about, in a few words: the gap in the program that its versions fill.
  package var seam: String { words.seam }
  /// The one type that every version makes public, such as `Referee`.
  package var seamType: String { words.seamType }
  /// How its tests call it, such as `referee: any Refereeing`.
  package var entry: String { words.entry }
  /// The shared modules that its versions need; the first declares the seam.
  package var rooms: [String] { words.rooms }
  /// The products of the book that a kata builds on.
  package var products: [String] { words.products }
  /// The folders of a version's modules, if it has several; that of the seam comes last.
  package var layers: [String] { words.layers ?? [] }

  /// A line such as “2 Open/closed”.
  package var heading: String { "\(number) \(title)" }

  package var testsPath: String { "Tests/Lessons/\(folder)" }

  /// The folder of the sources that a version's patches are made for, as a path in the book.
  package func sourcesPath(_ version: Version) -> String {
    "Sources/Lessons/\(folder)/\(Lesson.side(version).capitalized)"
  }

  /// The fix is an edit of *before*.
  private static func side(_ version: Version) -> String { version == .after ? "after" : "before" }

  /// The behaviours that every version must have, and the doubles that they need, by file name.
  package func tests() throws -> Files { try files(words.tests) }

  /// The templates from which a reader's own tests start, by file name.
  package func templates() throws -> Files { try files(words.templates ?? []) }

  /// The change that is the request of the lesson's page.
  package var request: Edit { get throws { try Edit.named(words.request, .change, of: self) } }

  /// What its table of cures shows.
  package var cureColumns: CureColumns { words.cures }

  /// How the arcade plugs its partners into a version: an expression for each, by name, and `all`.
  /// Empty if no partner builds on it.
  package func partners(of version: Version) -> [String: String] {
    words.partners?[Lesson.side(version)] ?? [:]
  }

  /// The partners' modules on a version, by the names of their files.
  package func partnerModules(on version: Version) -> Files {
    partnerFiles(in: "Sources/Lessons/\(folder)/Partners/\(Lesson.side(version).capitalized)")
  }

  /// The partners' own tests, by file name.
  package func partnerSuites() -> Files {
    partnerFiles(in: "\(testsPath)/Partners").filter { $0.key.hasSuffix("Tests.swift") }
  }

  private func partnerFiles(in place: String) -> Files {
    Files(in: root.appendingPathComponent(place))
      .moved { $0.split(separator: "/").last.map(String.init) }
  }

  private func files(_ names: [String]) throws -> Files {
    Files(
      uniqueKeysWithValues: try names.map {
        ($0, Data(try root.text(at: "\(testsPath)/\($0)").utf8))
      })
  }

  /// The text of a file in its folder in `Lessons`.
  package func text(_ name: String) throws -> String {
    try root.text(at: "Lessons/\(folder)/\(name)")
  }

  /// The hints for its kata in Markdown, from a question to almost the answer.
  package func hints() throws -> [String] {
    let parts = try text("Hints.md").split(
      separator: #/(?m)^## Hint \d+\n/#, omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      throw BookError.unusable("Lessons/\(folder)/Hints.md", reason: "it has no “## Hint 1”")
    }
    return parts.dropFirst().map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// The questions that tell a reader whether a kata is done, in Markdown.
  package func questions() throws -> [String] {
    let kata = #/(?m)^## Your kata\n((?s:.*?))(?=^## )/#
    guard let part = try text("README.md").firstMatch(of: kata) else { return [] }
    return part.1.matches(of: #/(?m)^- (.*(?:\n  .*)*)$/#).map { String($0.1).joinedLines }
  }
}

/// The versions of a lesson in the book.
package enum Version: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case before
  /// The smallest change to *before* that stops the bug of the lesson's page.
  case fix
  case after
}

extension Lesson {
  /// The sources of a version and the templates of a reader's tests, by their paths in the book.
  package func tree(_ version: Version) async throws -> Files {
    switch version {
    case .before: return try beginning()
    case .after: return try sources(.after)
    case .fix: return try await tree(afterStep: words.fix)
    }
  }

  /// The state after some of the steps from *before* to *after*.
  package func tree(afterStep count: Int) async throws -> Files {
    try await states(upTo: count).last ?? beginning()
  }

  /// *Before*, and the state after each step.
  package func states(upTo count: Int = .max) async throws -> [Files] {
    var states = [try beginning()]
    for step in try Edit.all(.step, of: self).prefix(count) {
      states.append(try await step.applied(to: states[states.count - 1], .before))
    }
    return states
  }

  private func beginning() throws -> Files {
    try sources(.before).merging(
      templates().moved { "\(testsPath)/\($0)" }
    ) { $1 }
  }

  private func sources(_ version: Version) throws -> Files {
    let path = sourcesPath(version)
    let files = Files(in: root.appendingPathComponent(path))
    guard !files.isEmpty else { throw BookError.unusable(path, reason: "there are no files in it") }
    return Files(
      uniqueKeysWithValues: files.keys.map { ("\(path)/\($0)", Data((files.text($0) ?? "").utf8)) })
  }
}
