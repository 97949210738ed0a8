import Testing

@testable import WorkbookCore

@Suite("A step as it is kept")
struct StepFileTests {
  private static let patch = "diff --git a/A.swift b/A.swift\n--- a/A.swift\n"
  private static let whole = """
    Refactoring: Extract Class
    Title: Give the lives to a hull
    Reason: Lives change for another reason
      than places: so they part.
    Large: It moves a whole class.

    \(patch)
    """

  @Test("Its words go on in lines that begin with blanks; then comes the difference")
  func reading() throws {
    let file = try StepFile(Self.whole)
    #expect(file.refactoring == "Extract Class")
    #expect(file.title == "Give the lives to a hull")
    #expect(file.reason == "Lives change for another reason than places: so they part.")
    #expect(file.largeBecause == "It moves a whole class.")
    #expect(file.patch.text == Self.patch)
    #expect(file.slug == "give-the-lives-to-a-hull")
  }

  @Test("It is written as it is read, in lines of 100 columns at most")
  func roundTrip() throws {
    let words = StepFile.Words(
      refactoring: "Extract Class", title: "Give the lives to a hull",
      reason: Array(repeating: "because", count: 40).joined(separator: " "),
      largeBecause: Array(repeating: "large", count: 40).joined(separator: " "))
    for words in [words, SmallSteps.words[0]] {
      let file = StepFile(words, patch: SourcePatch(Self.patch))
      #expect(try StepFile(file.text) == file)
      #expect(file.words == words)
      #expect(file.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }

  @Test("A line is filled up to its 100 columns")
  func fullLine() {
    let reason = String(repeating: "x", count: 45) + " " + String(repeating: "y", count: 46)
    let words = StepFile.Words(refactoring: "Rename", title: "Name it", reason: reason)
    #expect(
      StepFile(words, patch: SourcePatch("")).text.split(separator: "\n").last
        == "Reason: \(reason)")
  }

  @Test(
    "A line that is missing, or has nothing in it, is told",
    arguments: ["Refactoring", "Title", "Reason"])
  func lacking(name: String) throws {
    for instead in ["Remark:", "\(name): \nRemark:"] {
      #expect(throws: StepFile.Problem.lacks(name)) {
        try StepFile(Self.whole.replacing("\(name):", with: instead))
      }
    }
    #expect(
      "\(StepFile.Problem.lacks(name))" == "has no line “\(name): …” at its top")
  }

  @Test("A line that says nothing about its size is told")
  func emptyReason() {
    #expect(throws: StepFile.Problem.lacks("Large")) {
      try StepFile(Self.whole.replacing(" It moves a whole class.", with: ""))
    }
  }

  @Test("Words without a difference are no step")
  func empty() {
    #expect(throws: StepFile.Problem.isEmpty) {
      try StepFile(Self.whole.replacing("diff --git", with: "diff"))
    }
    #expect(
      "\(StepFile.Problem.isEmpty)" == "changes nothing: there is no difference in it")
  }
}
