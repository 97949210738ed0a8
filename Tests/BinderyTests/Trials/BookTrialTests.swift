import Book
import TestSupport
import Testing

@testable import Bindery

/// The plan that is made for a lesson of the book itself; nothing of it is built here.
@Suite("What is tried of a lesson")
struct BookTrialTests {
  private let workbook = Workbook(root: PackageFolder.url)

  @Test("Its sides as katas, its defect, each step but the last, and each request on both sides")
  func plan() throws {
    let lesson = Catalogue.lessons[0]
    let steps = StepSeries.paths(of: lesson, in: workbook).count
    let requests = ChangeRequest.names(of: lesson, in: workbook)
    let suites = try LessonTrial(of: lesson, in: workbook).suites
    let behaviours = try #require(suites.last)
    #expect(suites.count == requests.count + 1)
    #expect(
      behaviours.subjects.map(\.name).prefix(5)
        == ["kataBefore", "kataAfter", "defect", "step1", "step2"])
    #expect(behaviours.subjects.count == 3 + steps - 1 + 2 * requests.count)
    #expect(behaviours.subjects.filter { $0.group == "steps0" }.count == 4)
    for suite in suites.dropLast() {
      #expect(suite.subjects.map(\.name.first) == ["w", "w", "k", "k"])
      guard case .lacks(let request, let file) = suite.subjects[3].expectation else {
        Issue.record("A request has to fail where it is not carried out.")
        continue
      }
      #expect(suite.files[file] != nil, "\(request)")
    }
    guard case .breaks(let sentences) = behaviours.subjects[2].expectation else {
      Issue.record("A defect has to break something.")
      return
    }
    #expect(!sentences.isEmpty)
    #expect(behaviours.subjects[2].module.tree != behaviours.subjects[0].module.tree)
  }

  @Test("The package has all that it needs, and each module is treated as strictly as it should be")
  func manifest() throws {
    let suites = try LessonTrial(of: Catalogue.lessons[5], in: workbook).suites
    let sources = TrialManifest(TrialPlan(suites: [try #require(suites.last)])).sources
    let text = try #require(sources["Package.swift"])
    #expect(
      text.contains(
        ".target(name: \"SignInDefect\", dependencies: [.product(name: \"RosterKata\", package: "
          + "\"shipshape\")], swiftSettings: strict),"))
    #expect(text.contains(".product(name: \"Loopback\", package: \"shipshape\")"))
    #expect(sources["Sources/SignInKataBefore/SignInController.swift"] != nil)
    #expect(
      sources["Tests/SignInTrialTests/Side.swift"]?.contains("case kataBefore, kataAfter") == true)
  }

  @Test("A defect is a patch of before; one that names no behaviour, or does not fit, is told")
  func defects() throws {
    let lesson = Catalogue.lessons[0]
    let folder = lesson.sources(.before)
    let path = SeededDefect.path(of: lesson)
    let patch =
      "diff --git a/\(folder)/A.swift b/\(folder)/A.swift\n--- a/\(folder)/A.swift\n"
      + "+++ b/\(folder)/A.swift\n@@ -1 +1 @@\n-let a = 1\n+let a = 2\n"
    let book = try ScratchBook([
      path: "Breaks: It is one\n\(patch)", "\(folder)/A.swift": "let a = 1\n",
    ])
    func defect() throws -> SeededDefect { try SeededDefect(of: lesson, in: book.workbook) }
    #expect(try defect().breaks == ["It is one"])
    #expect(try defect().tree == SourceTree(["A.swift": "let a = 2\n"]))
    try book.write(patch, to: path)
    #expect(
      throws: SeededDefect.Failure(
        description: "\(path) names no behaviour in a line that begins `Breaks: `.")
    ) { try defect() }
    try book.write("Breaks: It is one\n\(patch)", to: path)
    try book.write("let a = 3\n", to: "\(folder)/A.swift")
    #expect(
      throws: SeededDefect.Failure(
        description: "\(path) does not fit before: A.swift differs near line 1.")
    ) { try defect() }
  }
}
