import Book
import Practice

/// A lesson's tests, as far as other modules than its two sides can be put under them.
struct TrialTests: Sendable {
  private let lesson: Lesson
  private let workbook: Workbook
  private let all: SourceTree
  /// The choice of a side, as a kata has it.
  let side: String
  /// The behaviours, with the doubles that they need, as a kata has them.
  let behaviours: SourceTree

  init(of lesson: Lesson, in workbook: Workbook) throws {
    self.lesson = lesson
    self.workbook = workbook
    all = try SourceTree(of: workbook.tests(of: lesson))
    var kata = KataTests(all, for: Kata(lesson, in: workbook)).tree
    side = kata["Side.swift"] ?? ""
    kata["Side.swift"] = nil
    behaviours = kata
  }

  /// The new tests of a request, and the existing tests of the parts of its sides, edited where the
  /// request has it.
  ///
  /// - Parameter changed: The modules that stand for before and after.
  func files(for request: ChangeRequest, changed: [String]) throws -> SourceTree {
    var files = files(for: request)
    for (side, module) in zip(Side.allCases, changed) {
      let other = side == .before ? Side.after : .before
      let edited = try request.testsTree(of: side, in: workbook)
      let parts = edited.keeping { path, text in
        !path.hasSuffix("ProofTests.swift") && lesson.isImported(side, in: text)
          && !lesson.isImported(other, in: text)
      }.mapping { $0.replacing("\(lesson.name)\(side.folder)", with: module) }
      files = files.overlaid(with: parts.withNeeded(from: helpers(in: edited)))
    }
    return files
  }

  /// The new tests of a request, with the doubles that they need.
  func files(for request: ChangeRequest) -> SourceTree {
    SourceTree([request.testFile: request.tests]).withNeeded(from: helpers(in: all))
  }

  /// Not the behaviours, which a suite of their own has.
  private func helpers(in tree: SourceTree) -> SourceTree {
    tree.keeping { path, text in
      path != "Side.swift" && !lesson.isAboutSides(path, text) && !text.contains("@Test")
    }
  }
}
