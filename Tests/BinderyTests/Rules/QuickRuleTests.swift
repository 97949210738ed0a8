import Foundation
import TestSupport
import Testing

@testable import Bindery
@testable import Book

@Suite("Rules that build nothing")
struct QuickRuleTests {
  private let book = Workbook(root: PackageFolder.url)
  private let lesson = Catalogue.lessons[0]

  @Test("The book keeps them")
  func wholeBook() throws {
    #expect(try BookRule().problems(in: book) == [])
  }

  @Test("What a lesson lacks, and what belongs to none, is told")
  func emptyBook() throws {
    let scratch = try ScratchBook([
      "Lessons/12-More/README.md": "", "Lessons/README.md": "", "Lessons/Notes.md": "",
      "Package.swift": "Lesson(\"01-SingleResponsibility\", playsIn: \"SpaceGame\"),\n",
    ])
    let problems = try BookRule().problems(in: scratch.workbook)
    let own = problems.filter { $0.contains("01-SingleResponsibility") }
    #expect(
      own.map { $0.replacing("01-SingleResponsibility", with: "N") }.dropLast()
        == [
          "Sources/Lessons/N/Before has no Swift file.",
          "Sources/Lessons/N/After has no Swift file.",
          "Tests/Lessons/N has no Side.swift.",
          "Tests/Lessons/N has no proofs: no …ProofTests.swift.",
          "There is no Lessons/N/README.md.", "There is no Lessons/N/Defect.diff.",
          "Lessons/N/Hints.md is missing: get it back with `git checkout -- Lessons/N/Hints.md`.",
          "Lessons/README.md does not link Lessons/N/README.md.",
        ])
    #expect(
      problems.suffix(2).map { $0.prefix(62) }
        == [
          "Lessons/12-More belongs to no lesson.",
          "Package.swift builds the lessons 01-SingleResponsibility; the list has",
        ].map { $0.prefix(62) })
  }

  private func step(lines: Int, large: String? = nil, after: SourceTree) -> Step {
    let hunk = FileDifference.Hunk(
      place: "@@",
      lines: (0..<lines).map { DiffLine("\($0)", $0.isMultiple(of: 2) ? .added : .removed) })
    return Step(
      number: 1, path: "Steps/1.diff", refactoring: "Extract Class", title: "Cut",
      reason: "It grew.",
      largeBecause: large, before: SourceTree(), after: after,
      files: [FileDifference(left: "A.swift", right: "A.swift", hunks: [hunk])])
  }

  @Test("Steps end at after, and a large one says why; a small one does not")
  func steps() {
    let after = SourceTree(["A.swift": "new\n"])
    let folder = "Lessons/01-SingleResponsibility/Steps"
    func problems(_ step: Step) -> [String] {
      StepRule.problems(in: [step], ending: after, lesson)
    }
    #expect(problems(step(lines: 40, after: after)) == [])
    #expect(problems(step(lines: 41, large: "One cut.", after: after)) == [])
    #expect(
      problems(step(lines: 41, after: after)) == [
        "Steps/1.diff changes 41 lines, more than 40, and has no paragraph “Large: …” that says why."
      ])
    #expect(
      problems(step(lines: 40, large: "One cut.", after: after))
        == ["Steps/1.diff says why it is large, and changes 40 lines only."])
    #expect(
      problems(step(lines: 1, after: SourceTree(["B.swift": ""])))
        == ["\(folder) does not end at after; these differ: A.swift, B.swift."])
    #expect(
      StepRule.problems(in: [], ending: after, lesson)
        == ["\(folder) does not end at after; these differ: A.swift."])
  }

  @Test("A lesson without requests is told with what it lacks")
  func requests() throws {
    let scratch = try ScratchBook()
    let problems = RequestRule().problems(in: scratch.workbook)
    let folder = "Lessons/01-SingleResponsibility/Requests"
    #expect(
      problems.prefix(4) == [
        "\(folder) has 0 of the 3 requests that a lesson needs.",
        "\(folder) has no request of the kind axis.",
        "\(folder) has no request of the kind players.",
        "\(folder) has no request of the kind costlier.",
      ])
    #expect(problems.count == 4 * Catalogue.lessons.count)
  }

  @Test("Figures that are not what is counted now are told")
  func costs() throws {
    let files = try CostFiles(of: lesson, in: book)
    #expect(try files.stale().map(\.path) == [])
    let losing = files.figures.requests.filter { $0.kind == .costlier }
    #expect(!losing.isEmpty)
    #expect(CostRule.cheaper(losing, lesson) == [])
    let turned = losing.map { request in
      LessonFigures.Request(
        name: request.name, title: request.title, kind: request.kind, before: request.after,
        after: request.before)
    }
    #expect(
      CostRule.cheaper(turned, lesson).first?.hasPrefix(
        "\(losing[0].name) of lesson 1 is said to be no cheaper on after, and after is: ") == true)
  }

  @Test("There are 512 mixtures, and one that differs is told with its first other line")
  func mixtures() {
    #expect(Set(MixtureRule.mixtures).count == 512)
    #expect(MixtureRule.mixtures[0].hasPrefix("1=before,2=before,"))
    #expect(MixtureRule.mixtures[511].hasSuffix(",8=after,9=after"))
    let same = Array(repeating: ["a", "b"], count: 512)
    #expect(MixtureRule.differences(same) == [])
    #expect(
      MixtureRule.differences(same.dropLast(2) + [["a", "c"], ["a"]]).map { $0.suffix(60) }
        == [
          "8=after,9=before differs in line 2 of its transcript: it has “c”.".suffix(60),
          "9=after differs in line 2 of its transcript: it has no more lines.".suffix(60),
        ])
    #expect(MixtureRule.differences([[]]) == ["The arcade printed no transcript."])
  }
}
