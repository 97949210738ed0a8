import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Bindery
@testable import Book

@Suite("The parts that each lesson needs")
struct BookRuleTests {
  private let lesson = Catalogue.lessons[0]

  @Test("Every lesson of the book has its parts")
  func wholeBook() {
    let book = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    #expect(BookRule().problems(in: book) == [])
  }

  @Test("Missing parts of a lesson, and files of no lesson, are reported")
  func emptyBook() throws {
    let scratch = try ScratchBook([
      "Lessons/12-More/README.md": "", "Lessons/README.md": "", "Lessons/Notes.md": "",
    ])
    let problems = BookRule().problems(in: scratch.workbook)
    let own: [String] = problems.filter { $0.contains(lesson.folder) }.map {
      $0.replacing(lesson.folder, with: "N")
    }
    #expect(
      own.joined(separator: "\n") == """
        Tests/Lessons/N has no proofs: no …ProofTests.swift.
        Lessons/N/Slips has 0 slips, and a lesson needs 3.
        Lessons/N/Steps is missing: restore it with `git checkout -- Lessons/N/Steps`.
        Lessons/N/Requests has 0 requests, and a lesson needs 5.
        Lessons/N/Requests has 0 requests of the kind “expected”, and a lesson needs 2.
        Lessons/N/Requests has 0 requests of the kind “unexpected”, and a lesson needs 2.
        Lessons/N/Requests has 0 requests of the kind “unexpected, players”, and a lesson needs 1.
        """)
    #expect(problems.first == "Lessons/12-More belongs to no lesson." && problems.count == 64)
  }

  @Test(
    "Steps lead to the after version, and only a large step says why it is large",
    arguments: [
      (40, nil, "A", nil), (41, "One cut.", "A", nil),
      (
        41, nil, "A",
        "changes 41 lines, more than 40, and has no paragraph “Large: …” that says why."
      ),
      (40, "One cut.", "A", "says why it is large, but changes only 40 lines."),
      (1, nil, "B", "does not lead to the after version; these differ: A.swift, B.swift."),
    ] as [(Int, String?, String, String?)])
  func steps(lines: Int, large: String?, end: String, problem: String?) {
    let hunk = FileDifference.Hunk(
      place: "@@",
      lines: (0..<lines).map { DiffLine("\($0)", $0.isMultiple(of: 2) ? .added : .removed) })
    func step(_ number: Int, after: String) -> Step {
      Step(
        number: number, path: "\(number).diff", refactoring: "Extract Class", title: "Cut",
        reason: "It grew.", largeBecause: large, before: SourceTree(),
        after: SourceTree(["\(after).swift": ""]),
        files: [FileDifference(left: "A.swift", right: "A.swift", hunks: [hunk])])
    }
    let steps = [step(1, after: "C"), step(2, after: end)]
    let told = BookRule.problems(in: steps, ending: SourceTree(["A.swift": ""]))
    let numbers = lines == 1 ? 2...2 : 1...2
    #expect(told == problem.map { problem in numbers.map { "\($0).diff \(problem)" } } ?? [])
  }

  @Test("A request with a bad name, or with the name of the lesson's own tests, is reported")
  func requestNames() throws {
    let (lesson, scratch) = (Catalogue.lessons[1], try ScratchBook())
    let requests = ChangeRequest.folder(of: lesson)
    for path in [requests, lesson.tests] + Side.allCases.map(lesson.sources) {
      let copy = scratch.root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: PackageFolder.appending(path), to: copy)
    }
    func problems() -> [String] {
      BookRule().problems(in: scratch.workbook).filter { $0.hasPrefix(requests) }
    }
    #expect(problems() == [])
    try scratch.write("\(lesson.tests)/CrossfireTests.swift", "")
    try FileManager.default.moveItem(
      at: scratch.root.appendingPathComponent("\(requests)/lured-seekers"),
      to: scratch.root.appendingPathComponent("\(requests)/lured--seekers"))
    let expected = [
      "\(requests)/crossfire/CrossfireTests.swift has the same name as another test file.",
      "\(requests)/lured--seekers must be named in lower-case letters, digits and single hyphens.",
    ]
    #expect(problems() == expected)
    // A request that does not apply is reported with its path.
    try scratch.remove("\(lesson.sources(.before))/Referee.swift")
    #expect(problems() != expected)
  }

  @Test("There are 512 mixtures, and those that differ from the first are reported")
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
