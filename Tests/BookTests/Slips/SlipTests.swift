import TestSupport
import Testing

@testable import Book

@Suite("Slips of a lesson")
struct SlipTests {
  private let lesson = ScratchBook.lesson
  private let book: ScratchBook
  private let folder = "\(Slip.folder(of: ScratchBook.lesson))/1-a-life-too-many"

  init() throws {
    book = try ScratchBook()
    for side in Side.allCases {
      try book.write(SourceTree(["Ship.swift": "let lives = 3\n"]), side)
      let file = "\(lesson.sources(side))/Ship.swift"
      try book.write(
        "\(folder)/\(side.folder).diff",
        "diff --git a/\(file) b/\(file)\n--- a/\(file)\n+++ b/\(file)\n@@ -1 +1 @@\n"
          + "-let lives = 3\n+let lives = \(side == .before ? 4 : 5)\n")
    }
    try book.write(
      "\(folder)/Slip.md",
      "# A life too many\n\n> Somebody counts\n> twice.\n\n- About: It has lives;\n  It dies\n")
  }

  private func slips() throws -> [Slip] { try Slip.all(of: lesson, in: book.workbook) }

  @Test("One has its words, what it is about, and the mistake on both sides")
  func whole() throws {
    let slips = try slips()
    let told: [String] = slips.map {
      "\($0.number) \($0.path) \($0.title): \($0.sentence) \($0.about)"
    }
    let words = "A life too many: Somebody counts twice. [\"It has lives\", \"It dies\"]"
    #expect(told == ["1 \(folder) \(words)"])
    let ships: [(Side, String)] = [(.before, "let lives = 4\n"), (.after, "let lives = 5\n")]
    for (side, ship) in ships {
      #expect(try slips[0].tree(of: side, in: book.workbook)["Ship.swift"] == ship)
    }
    #expect(try Slip.all(of: Catalogue.lessons[1], in: book.workbook) == [])
  }

  @Test("A mistake on one side leaves the other side alone")
  func stray() throws {
    let path = "\(folder)/After.diff"
    let both = try ["After", "Before"].map { try book.workbook.text(at: "\(folder)/\($0).diff") }
    try book.write(path, both.joined())
    let (old, new) = (lesson.sources(.before), lesson.sources(.after))
    let reason = "it changes \(old)/Ship.swift, outside of \(new)"
    #expect(throws: BookError.damaged(path, reason: reason)) { try slips() }
  }

  @Test("What is missing or does not fit is told")
  func damaged() throws {
    let file = "\(lesson.sources(.after))/Ship.swift"
    try book.write(file, "let lives = 2\n")
    #expect(
      throws: BookError.damaged("\(folder)/After.diff", reason: "Ship.swift differs near line 1")
    ) {
      try slips()[0].tree(of: .after, in: book.workbook)
    }
    try book.edit("\(folder)/Slip.md", "- About", "- Of")
    #expect(
      throws: BookError.damaged("\(folder)/Slip.md", reason: "it has no line “- About: …”")
    ) { try slips() }
    try book.remove("\(folder)/Slip.md")
    #expect(throws: BookError.missing("\(folder)/Slip.md")) { try slips() }
  }
}
