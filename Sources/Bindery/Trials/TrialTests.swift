import Book
import Practice

/// A lesson's tests, as far as they can run against modules other than its two sides.
struct TrialTests {
  private let lesson: Lesson
  private let workbook: Workbook
  private let all: SourceTree
  /// The behaviours and the doubles that they need, as a kata has them.
  let kata: KataTests

  init(of lesson: Lesson, in workbook: Workbook) throws {
    self.lesson = lesson
    self.workbook = workbook
    all = try SourceTree(of: workbook.tests(of: lesson))
    kata = try KataTests(of: lesson, in: workbook)
  }

  /// The existing tests of a side's own parts, with the edits that a request makes to them.
  ///
  /// - Parameter module: What takes the place of the side.
  func parts(of side: Side, with request: ChangeRequest, module: String) throws -> SourceTree {
    let other = side == .before ? Side.after : .before
    let edited = try request.testsTree(of: side, in: workbook)
    let parts = edited.keeping { path, text in
      !path.hasSuffix("ProofTests.swift") && lesson.isImported(side, in: text)
        && !lesson.isImported(other, in: text)
    }.mapping { $0.replacing("\(lesson.name)\(side.folder)", with: module) }
    return parts.files.isEmpty ? parts : parts.withNeeded(from: helpers(in: edited))
  }

  /// The new tests of a request, and the doubles that they need.
  func files(for request: ChangeRequest) -> SourceTree {
    SourceTree([request.testFile: request.tests]).withNeeded(from: helpers(in: all))
  }

  /// The files without tests; the behaviours have their own suite.
  private func helpers(in tree: SourceTree) -> SourceTree {
    tree.keeping { path, text in
      path != "Side.swift" && !lesson.isAboutSides(path, text) && !text.contains("@Test")
    }
  }
}
