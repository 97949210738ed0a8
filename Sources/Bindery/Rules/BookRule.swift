import Book
import Foundation

/// The list of lessons and the folders agree: each lesson has everything that belongs to it, and
/// each folder belongs to a lesson.
struct BookRule: VerifyRule {
  let name = "book"

  func problems(in workbook: Workbook) throws -> [String] {
    try Catalogue.lessons.flatMap { try problems(of: $0, in: workbook) }
      + ["Lessons", "Sources/Lessons", "Tests/Lessons"].flatMap { strangers(in: $0, of: workbook) }
      + manifestProblems(in: workbook)
  }

  private func problems(of lesson: Lesson, in workbook: Workbook) throws -> [String] {
    var problems: [String] = []
    for side in Side.allCases where try workbook.tree(of: lesson, side).paths.isEmpty {
      problems.append("\(lesson.sources(side)) has no Swift file.")
    }
    let tests = workbook.names(in: lesson.tests)
    if !tests.contains("Side.swift") { problems.append("\(lesson.tests) has no Side.swift.") }
    if !tests.contains(where: { $0.hasSuffix("ProofTests.swift") }) {
      problems.append("\(lesson.tests) has no proofs: no …ProofTests.swift.")
    }
    if (try? workbook.text(at: lesson.page)) == nil {
      problems.append("There is no \(lesson.page).")
    }
    if workbook.names(in: Slip.folder(of: lesson)).isEmpty {
      problems.append("\(Slip.folder(of: lesson)) has no slip.")
    }
    do {
      _ = try HintLadder(of: lesson, in: workbook)
    } catch {
      problems.append("\(error)")
    }
    let path = (try? workbook.text(at: "Lessons/README.md")) ?? ""
    if !path.contains("(\(lesson.folder)/README.md)") {
      problems.append("Lessons/README.md does not link \(lesson.page).")
    }
    return problems
  }

  /// Folders next to those of the lessons that belong to no lesson.
  private func strangers(in folder: String, of workbook: Workbook) -> [String] {
    let known = Catalogue.lessons.map(\.folder)
    return workbook.names(in: folder).filter { name in
      let url = workbook.root.appendingPathComponent("\(folder)/\(name)", isDirectory: true)
      return url.isFolder && !known.contains(name)
    }.map { "\(folder)/\($0) belongs to no lesson." }
  }

  /// Whether the package builds exactly the lessons of the list, in the same order.
  private func manifestProblems(in workbook: Workbook) -> [String] {
    let manifest = (try? workbook.text(at: "Package.swift")) ?? ""
    let built = manifest.matches(of: #/Lesson\("([^"]+)"/#).map { String($0.1) }
    let known = Catalogue.lessons.map(\.folder)
    guard built != known else { return [] }
    return [
      "Package.swift builds the lessons \(built.joined(separator: ", ")); "
        + "the list has \(known.joined(separator: ", "))."
    ]
  }
}

extension URL {
  /// Whether there is a folder at this path.
  var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}
