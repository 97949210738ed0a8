import TestSupport
import Testing

@testable import Book

@Suite("The words about what catches a slip")
struct SlipWordsTests {
  /// A real slip of each kind: one that can be written, and one that cannot in the *after* version.
  private let slip: Slip
  private let nearest: Slip

  init() throws {
    let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    slip = try Slip.all(of: Catalogue.lessons[0], in: workbook)[0]
    nearest = try Slip.all(of: Catalogue.lessons[2], in: workbook)[1]
  }

  private func outcome(
    _ broken: [String], unrelated: [String] = [], error: String? = nil
  ) -> LessonEvidence.SlipOutcome {
    .init(error: error, broken: broken, unrelated: unrelated)
  }

  @Test(
    "A sentence says what catches a slip, and names the failing tests that are unrelated",
    arguments: [
      ([], [], "A.swift:1: no", "The compiler refuses it: `A.swift:1: no`."),
      ([], [], nil, "It compiles, and nothing catches it."),
      (["a"], [], nil, "It compiles, and 1 test fails, about the change."),
      (["a", "b"], [], nil, "It compiles, and 2 tests fail, all of them about the change."),
      (["a"], ["a"], nil, "It compiles, and 1 test fails, an unrelated one: “a”."),
      (
        ["a", "b"], ["a", "b"], nil,
        "It compiles, and 2 tests fail, all of them unrelated: “a”, “b”."
      ),
      (
        ["a", "b", "c"], ["b"], nil, "It compiles, and 3 tests fail, 1 of them unrelated: “b”."
      ),
    ] as [([String], [String], String?, String)])
  func sentence(broken: [String], unrelated: [String], error: String?, words: String) {
    let outcome = outcome(broken, unrelated: unrelated, error: error)
    #expect(slip.words(of: outcome, on: .before) == words)
    #expect(outcome.related == broken.filter { !unrelated.contains($0) })
  }

  @Test("Up to five tests are named; if there are more, four are named and the rest counted")
  func many() {
    let five = ["A", "B", "C", "D", "E"]
    let words = "It compiles, and 5 tests fail, all of them unrelated: “A”, “B”, “C”, “D”, “E”."
    #expect(slip.words(of: outcome(five, unrelated: five), on: .before) == words)
    let six = five + ["F"]
    let more =
      "It compiles, and 6 tests fail, all of them unrelated: “A”, “B”, “C”, “D” and 2 more."
    #expect(slip.words(of: outcome(six, unrelated: six), on: .before) == more)
  }

  @Test("Where a slip cannot be written, the words are about the nearest code that compiles")
  func inexpressible() {
    let cannot = "It cannot be written here"
    #expect(
      nearest.words(of: outcome([]), on: .after)
        == "\(cannot); the nearest code that compiles breaks nothing.")
    #expect(
      nearest.words(of: outcome(["a"]), on: .after)
        == "\(cannot). In the nearest code that compiles, 1 test fails, about the change.")
    #expect(
      !nearest.isSilent(outcome([]), on: .after) && nearest.isSilent(outcome([]), on: .before))
  }

  @Test("Nothing catches a slip only if it compiles and no test fails")
  func silent() {
    #expect(slip.isSilent(outcome([]), on: .before))
    #expect(!slip.isSilent(outcome(["a"]), on: .before))
    #expect(!slip.isSilent(outcome([], error: "no"), on: .before))
  }

  @Test("A slip in a separate module that breaks nothing is harmless")
  func module() throws {
    let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    let slips = try Slip.all(of: Catalogue.lessons[1], in: workbook)
    let outside = try #require(slips.first { !$0.guests.after.files.isEmpty })
    #expect(!outside.isSilent(outcome([]), on: .after))
    #expect(
      outside.words(of: outcome([]), on: .after)
        == "It compiles in a separate module, and breaks nothing.")
  }
}
