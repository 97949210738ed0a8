import Book
import Foundation
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
    let defect = try SeededDefect(of: lesson, in: workbook)
    let requests = try ChangeRequest.all(of: lesson, in: workbook)
    let steps = try StepSeries(of: lesson, in: workbook).steps.dropLast()
    let suites = try LessonTrial(of: lesson, in: workbook).suites
    let found = suites.map { suite in
      suite.subjects.map { "\($0.name) in \($0.group): \($0.expectation)" }
    }
    func words(_ request: ChangeRequest) -> [String] {
      let word = request.name.split(separator: "-").map(\.capitalized).joined()
      return ["Before", "After"].map { "with\(word)\($0) in \(request.name): passes" }
    }
    let plain = ["kataBefore in plain: ", "kataAfter in plain: "]
    let behaviours =
      plain.map { $0 + "passes" }
      + ["defect in defect: \(TrialPlan.Expectation.breaks(defect.breaks))"]
      + steps.map { "step\($0.number) in steps\(($0.number - 1) / 4): passes" }
    #expect(
      found
        == requests.map { request in
          let lacking = TrialPlan.Expectation.lacks(
            request: request.path, testFile: request.testFile)
          return words(request) + plain.map { "\($0)\(lacking)" }
        } + [behaviours + requests.flatMap(words)])
    #expect(zip(suites, requests).allSatisfy { $0.files[$1.testFile] == $1.tests })
    let trees = suites[requests.count].subjects.map(\.module.tree)
    #expect(trees[2] == defect.tree && trees[2] != trees[0] && trees[3] == steps[0].after)
  }

  @Test("The package has all that it needs, and each module is treated as strictly as it should be")
  func sources() throws {
    let suites = try LessonTrial(of: Catalogue.lessons[5], in: workbook).suites.suffix(1)
    let sources = TrialPlan(suites: Array(suites)).sources
    let texts = ["Package.swift", "Tests/SignInTrialTests/Side.swift"].map { sources[$0] ?? "" }
    #expect(
      texts[0].contains(
        """
            .target(
              name: "SignInDefect",
              dependencies: [
                .product(name: "RosterKata", package: "shipshape"),
              ],
              swiftSettings: strict + [.unsafeFlags(["-j1"]), .treatAllWarnings(as: .error)]),

        """))
    #expect(
      texts[0].contains(
        """
                .product(name: "RosterKata", package: "shipshape"),
                .product(name: "Loopback", package: "shipshape"),
              ],
              swiftSettings: strict + [.unsafeFlags(["-j1"])]),
          ],
        """))
    #expect(texts[0].contains("path: \"../../..\"") && texts[1].contains("import SignInStep1\n"))
    #expect(sources["Sources/SignInKataBefore/SignInController.swift"] != nil)
    let choice = sources["Tests/SignInTrialTests/SideChoice.swift"] ?? ""
    #expect(choice.contains("let all: [Side] = [.kataBefore, .kataAfter, .defect, .step1,"))
    #expect(choice.contains("environment[\"SHIPSHAPE_SIDES\"] else { return all }\n"))
  }

  @Test("A defect is a patch of before; one that names no behaviour, or does not fit, is told")
  func defects() throws {
    let lesson = Catalogue.lessons[0]
    let file = "\(lesson.sources(.before))/A.swift"
    let path = SeededDefect.path(of: lesson)
    let patch =
      "diff --git a/\(file) b/\(file)\n--- a/\(file)\n+++ b/\(file)\n@@ -1 +1 @@\n"
      + "-let a = 1\n+let a = 2\n"
    func read(_ head: String, _ text: String) throws -> String {
      let book = try ScratchBook([path: head + patch, file: text])
      do throws {
        let defect = try SeededDefect(of: lesson, in: book.workbook)
        return "\(defect.breaks) \(defect.tree.files)"
      } catch {
        return "\(error)"
      }
    }
    let breaks = "Why not.\nBreaks: It is one\n"
    #expect(
      try [read(breaks, "let a = 1\n"), read("", "let a = 1\n"), read(breaks, "let a = 3\n")] == [
        #"["It is one"] ["A.swift": "let a = 2\n"]"#,
        "\(path) names no behaviour in a line that begins `Breaks: `.",
        "\(path) does not fit before: A.swift differs near line 1.",
      ])
  }
}
