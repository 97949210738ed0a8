import Foundation

/// The list of lessons and the folders agree: each lesson has all that belongs to it, and each
/// folder belongs to a lesson.
struct BookRule: VerifyRule {
  let name = "book"

  func problems(in workbook: Workbook) throws -> [String] {
    Catalogue.lessons.flatMap { problems(of: $0, in: workbook) }
      + ["Lessons", "Sources/Lessons", "Tests/Lessons"].flatMap { strangers(in: $0, of: workbook) }
      + manifestProblems(in: workbook)
  }

  private func problems(of lesson: Lesson, in workbook: Workbook) -> [String] {
    var problems: [String] = []
    for side in ["Before", "After"] {
      let path = "Sources/Lessons/\(lesson.folder)/\(side)"
      if !names(below: path, of: workbook).contains(where: { $0.hasSuffix(".swift") }) {
        problems.append("\(path) has no Swift file.")
      }
    }
    let tests = names(below: "Tests/Lessons/\(lesson.folder)", of: workbook)
    if !tests.contains("Side.swift") {
      problems.append("Tests/Lessons/\(lesson.folder) has no Side.swift.")
    }
    if !tests.contains(where: { $0.hasSuffix("ProofTests.swift") }) {
      problems.append("Tests/Lessons/\(lesson.folder) has no proofs: no …ProofTests.swift.")
    }
    for file in ["README.md", SeededDefect.file] {
      let path = "Lessons/\(lesson.folder)/\(file)"
      if text(path, of: workbook) == nil { problems.append("There is no \(path).") }
    }
    do {
      _ = try HintLadder(of: lesson, in: workbook)
    } catch {
      problems.append("\(error)")
    }
    let path = text("Lessons/README.md", of: workbook) ?? ""
    if !path.contains("(\(lesson.folder)/README.md)") {
      problems.append("Lessons/README.md does not link \(lesson.page).")
    }
    return problems
  }

  /// Folders where those of the lessons are, and which are none of them.
  private func strangers(in folder: String, of workbook: Workbook) -> [String] {
    let url = workbook.root.appendingPathComponent(folder, isDirectory: true)
    let found = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let known = Set(Catalogue.lessons.map(\.folder))
    return found.sorted().filter { name in
      var isFolder: ObjCBool = false
      let path = url.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue && !name.hasPrefix(".") && !known.contains(name)
    }.map { "\(folder)/\($0) belongs to no lesson." }
  }

  /// Whether the package builds just the lessons of the list, in its order.
  private func manifestProblems(in workbook: Workbook) -> [String] {
    let manifest = text("Package.swift", of: workbook) ?? ""
    let built = manifest.matches(of: #/Lesson\("([^"]+)"/#).map { String($0.1) }
    let known = Catalogue.lessons.map(\.folder)
    guard built != known else { return [] }
    return [
      "Package.swift builds the lessons \(built.joined(separator: ", ")); "
        + "the list has \(known.joined(separator: ", "))."
    ]
  }

  private func names(below path: String, of workbook: Workbook) -> [String] {
    let url = workbook.root.appendingPathComponent(path, isDirectory: true)
    return FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
  }

  private func text(_ path: String, of workbook: Workbook) -> String? {
    try? String(contentsOf: workbook.root.appendingPathComponent(path), encoding: .utf8)
  }
}
