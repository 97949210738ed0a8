import Foundation
import Toolchain

/// An edit of a lesson's code with its story: a step from *before* to *after*, a requested change, a
/// mistake, or a cure for the request of the lesson's page.
package struct Edit: Sendable {
  package enum Kind: String, Sendable {
    case step, change, mistake, cure

    /// Its folder in the lesson's folder: `Steps`, `Changes`, `Mistakes` or `Cures`.
    package var folder: String { "\(rawValue.capitalized)s" }
  }

  package let kind: Kind
  package let lesson: Lesson
  /// Counted from 1.
  package let number: Int
  /// The name of its folder or file, such as `2-overheating-gun`.
  package let folder: String
  /// The same without the number, such as `overheating-gun`.
  package let name: String
  package let title: String
  /// In Markdown: the reason for a step, the request for a change, or the act behind a mistake.
  package let story: String
  /// Its other lines, such as `Because`, by name.
  package let fields: [String: String]
  /// Its folder, or the file of a step, as a path in the book.
  package let path: String
  /// Patches, modules and tests by their names in the folder.
  private let files: Files

  /// The edits of a kind, in their order.
  package static func all(_ kind: Kind, of lesson: Lesson) throws -> [Edit] {
    let folder = "Lessons/\(lesson.folder)/\(kind.folder)"
    let place = lesson.root.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    let parts = names.filter { $0.first?.isNumber == true }.map { name in
      (number: Int(name.prefix(while: \.isNumber)) ?? 0, name: name)
    }
    return try parts.sorted { $0.number < $1.number }.map {
      try Edit(kind, $0.number, at: "\(folder)/\($0.name)", of: lesson)
    }
  }

  /// The edit that a reader means by its number, its name or both.
  package static func named(_ word: String, _ kind: Kind, of lesson: Lesson) throws -> Edit {
    let all = try all(kind, of: lesson)
    let edit = all.first { ["\($0.number)", $0.name, $0.folder].contains(word) }
    if let edit { return edit }
    let isNumber = word.allSatisfy(\.isNumber)
    throw BookError.noSuch(
      kind.rawValue, word, in: " in lesson \(lesson.number)",
      known: all.map { isNumber || kind != .change ? "\($0.number)" : $0.name })
  }

  private init(_ kind: Kind, _ number: Int, at path: String, of lesson: Lesson) throws {
    (self.kind, self.lesson, self.number, self.path) = (kind, lesson, number, path)
    folder = String(path.split(separator: "/").last ?? "")
    name = String(folder.drop { $0 != "-" }.dropFirst().prefix { $0 != "." })
    if kind == .step {
      files = ["Before.diff": Data(try lesson.root.text(at: path).utf8)]
      let form = #/(?m)^Subject: \[PATCH.*?\] (.+?): (.+(?:\n .+)*)\n(?:\S.*\n)*\n((?s:.*?))^---$/#
      guard let match = files.text("Before.diff")?.firstMatch(of: form) else {
        throw BookError.unusable(path, reason: "it has no subject “Refactoring: Title”")
      }
      (title, story) = (String(match.2).joinedLines, String(match.3).joinedParagraphs)
      fields = ["Refactoring": String(match.1)]
      return
    }
    files = Files(in: lesson.root.appendingPathComponent(path))
    let words = "\(kind.rawValue.capitalized).md"
    guard let text = files.text(words), let head = text.firstMatch(of: #/(?m)^# (.+)$/#) else {
      throw BookError.unusable("\(path)/\(words)", reason: "it has no line “# title”")
    }
    title = String(head.1)
    story = text.matches(of: #/(?m)^> ?(.*)$/#).map { String($0.1) }.joined(separator: "\n")
    fields = Dictionary(
      text.matches(of: #/(?m)^- ([A-Z].*?): +(.*(?:\n  .*)*)$/#).map {
        (String($0.1), String($0.2).joinedLines)
      }
    ) { first, _ in first }
  }

  /// Whether the lesson's principle expects the change.
  package var isExpected: Bool { fields["Kind"]?.hasPrefix("expected") ?? false }

  /// What a mistake is about: behaviours and suites, by their names.
  package var subjects: [String] {
    (fields["About"] ?? "").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Why a mistake does not arise in a version, such as “no place. A wrapper closes nothing.”; nil
  /// if it does.
  package func absence(in version: Version) -> String? {
    fields["Does not arise in \(version.rawValue)"]
  }

  /// The change with whose module a change is used, and which is there already.
  package var beside: Edit? {
    get throws { try fields["Beside"].map { try Edit.named($0, .change, of: lesson) } }
  }

  /// A mistake as its author goes on after the compiler has refused it: in one more step. Nil if
  /// the author stops.
  package func next(_ version: Version) -> (patch: Patch?, other: String?)? {
    let next = (
      patch: patch("\(form(of: version))Next.diff"),
      other: files.text("\(form(of: version))NextOther.swift")
    )
    return next.patch == nil && next.other == nil ? nil : next
  }

  /// The patch for a version; nil if the edit needs none.
  package func patch(_ version: Version) -> Patch? { patch("\(form(of: version)).diff") }

  private func patch(_ name: String) -> Patch? {
    files.text(name).map { Patch($0, at: kind == .step ? path : "\(path)/\(name)") }
  }

  /// The file of another module, which takes the version's place; nil if the edit needs none.
  package func other(_ version: Version) -> String? {
    files.text("\(form(of: version))Other.swift")
  }

  /// How the names of a version's files begin; the fix uses those of *before* if it has none.
  private func form(of version: Version) -> String {
    guard absence(in: version) == nil else { return "" }
    let sharesBefore = version == .fix && files["Fix.diff"] == nil && files["FixOther.swift"] == nil
    return (sharesBefore ? .before : version).rawValue.capitalized
  }

  /// The tests that ship with a change or a mistake, by file name; they replace those of the same
  /// name.
  package var tests: Files { files.filter { $0.key.hasSuffix("Tests.swift") } }

  /// The partners' modules of a cure, by file name.
  package var modules: Files { files.filter { $0.key.hasSuffix(".swift") } }

  /// Our version with one of a cure's patches: `Ours`, or `Release`, our next release.
  package func applied(_ name: String, to files: Files) async throws -> Files {
    try await patch("\(name).diff")?.applied(to: files) ?? files
  }

  /// The files of a version with this edit, by their paths in the book.
  package func applied(to files: Files, _ version: Version) async throws -> Files {
    try await patch(version)?.applied(to: files) ?? files
  }
}

extension String {
  /// The text with each paragraph on one line.
  fileprivate var joinedParagraphs: String {
    split(separator: "\n\n").map { String($0).joinedLines }.joined(separator: "\n\n")
  }

  /// The text on one line.
  var joinedLines: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
