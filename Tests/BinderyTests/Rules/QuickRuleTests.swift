import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Bindery
@testable import Book

@Suite("Rules that build nothing")
struct QuickRuleTests {
  private let book = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
  private let lesson = Catalogue.lessons[0]

  @Test("The book keeps them")
  func wholeBook() throws {
    #expect(try BookRule().problems(in: book) == [])
  }

  @Test("What a lesson lacks, and what belongs to none, is told")
  func emptyBook() throws {
    let scratch = try ScratchBook([
      "Lessons/12-More/README.md": "", "Lessons/README.md": "", "Lessons/Notes.md": "",
    ])
    let problems = try BookRule().problems(in: scratch.workbook)
    let own = problems.filter { $0.contains("01-SingleResponsibility") }
    let told: [String] = own.map { $0.replacing("01-SingleResponsibility", with: "N") }
    let expected: [String] = [
      "Tests/Lessons/N has no proofs: no …ProofTests.swift.",
      "Lessons/N/Slips has 0 slips, and a lesson needs 3.",
    ]
    #expect(told == expected)
    #expect(problems.last == "Lessons/12-More belongs to no lesson.")
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
    let series: [[Step]] = [
      [step(lines: 40, after: after)], [step(lines: 41, large: "One cut.", after: after)],
      [step(lines: 41, after: after)], [step(lines: 40, large: "One cut.", after: after)],
      [step(lines: 1, after: SourceTree(["B.swift": ""]))], [],
    ]
    let end = "Lessons/01-SingleResponsibility/Steps does not end at after; these differ: A.swift"
    let told: [[String]] = series.map { StepRule.problems(in: $0, ending: after, lesson) }
    let expected: [[String]] = [
      [], [],
      [
        "Steps/1.diff changes 41 lines, more than 40, and has no paragraph “Large: …” that says why."
      ],
      ["Steps/1.diff says why it is large, and changes 40 lines only."],
      ["\(end), B.swift."], ["\(end)."],
    ]
    #expect(told == expected)
  }

  @Test("A lesson without requests is told with what it lacks")
  func requests() async throws {
    let scratch = try ScratchBook()
    let lacks = [
      "has 0 requests, and a lesson needs 5.",
      "has 0 requests of the kind “expected”, and a lesson needs 2.",
      "has 0 requests of the kind “expected, from outside”, and a lesson needs 1.",
      "has 0 requests of the kind “unexpected”, and a lesson needs 2.",
      "has 0 requests of the kind “unexpected, players”, and a lesson needs 1.",
    ]
    let expected: [String] = Catalogue.lessons.flatMap { lesson in
      lacks.map { "Lessons/\(lesson.folder)/Requests \($0)" }
    }
    #expect(await RequestRule().problems(in: scratch.workbook) == expected)
  }

  @Test("A request is told that has no proper name, or tests in a file as the lesson has one")
  func requestNames() async throws {
    let (lesson, scratch) = (Catalogue.lessons[1], try ScratchBook())
    let requests = ChangeRequest.folder(of: lesson)
    for path in [requests, lesson.tests] + Side.allCases.map(lesson.sources) {
      let copy = scratch.root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: PackageFolder.appending(path), to: copy)
    }
    func problems() async -> [String] {
      await RequestRule().problems(in: scratch.workbook).filter { $0.hasPrefix(requests) }
    }
    #expect(await problems() == [])
    try scratch.write("\(lesson.tests)/CrossfireTests.swift", "")
    try FileManager.default.moveItem(
      at: scratch.root.appendingPathComponent("\(requests)/lured-seekers"),
      to: scratch.root.appendingPathComponent("\(requests)/lured--seekers"))
    let expected = [
      "\(requests)/crossfire/CrossfireTests.swift has the name of another file with tests.",
      "\(requests)/lured--seekers has to be named in small letters, digits and single hyphens.",
    ]
    #expect(await problems() == expected)
  }

  @Test("There are 512 mixtures, and those that differ from all before are told")
  func mixtures() {
    let mixtures = MixtureRule.mixtures(of: Catalogue.lessons)
    let (before, last) = (mixtures[0], mixtures[511])
    #expect(Set(mixtures).count == 512)
    #expect(before == (1...9).map { "\($0)=before" }.joined(separator: ","))
    #expect(last == (1...9).map { "\($0)=after" }.joined(separator: ","))
    let other = Array(repeating: ["a", "b"], count: 511) + [["a"]]
    #expect(
      MixtureRule.differences(other, of: mixtures)
        == ["arcade transcript --sides \(last) differs from that of \(before)."])
    #expect(MixtureRule.differences([[]], of: mixtures) == ["The arcade printed no transcript."])
  }
}
