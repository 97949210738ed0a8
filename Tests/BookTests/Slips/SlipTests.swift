import Foundation
import TestSupport
import Testing

@testable import Book

@Suite("The slips of a lesson")
struct SlipTests {
  private static let lesson = ScratchBook.lesson
  private static let folder = "\(Slip.folder(of: lesson))/1-a-life-too-many"
  private let book: ScratchBook

  init() throws {
    book = try ScratchBook([
      "\(Self.folder)/Slip.md":
        "# A life too many\n\n> Somebody counts\n> twice.\n\n- About: It has lives;\n  It dies\n"
    ])
    for (side, lives) in [(Side.before, 4), (.after, 5)] {
      let old = SourceTree(["\(Self.lesson.sources(side))/Ship.swift": "let lives = 3\n"])
      try book.write(old.paths[0], "let lives = 3\n")
      try book.write(
        "\(Self.folder)/\(side.folder).diff",
        try old.patch(to: old.mapping { $0.replacing("3", with: "\(lives)") }))
    }
  }

  private func slips() throws -> [Slip] { try Slip.all(of: Self.lesson, in: book.workbook) }

  @Test("A slip has its words, its subject and the mistake on both sides")
  func whole() throws {
    let slips = try slips()
    let told: [String] = slips.map {
      "\($0.number) \($0.path) \($0.title): \($0.sentence) \($0.about)"
    }
    let words = "A life too many: Somebody counts twice. [\"It has lives\", \"It dies\"]"
    #expect(told == ["1 \(Self.folder) \(words)"])
    let ships = try Side.allCases.map { try slips[0].tree(of: $0, in: book.workbook)["Ship.swift"] }
    #expect(ships == ["let lives = 4\n", "let lives = 5\n"])
    #expect(try Slip.all(of: Catalogue.lessons[1], in: book.workbook) == [])
    #expect(slips[0].stoppedBy == nil && slips[0].inexpressible == [])
    #expect(slips[0].request == nil)
  }

  @Test("A slip may name the step that stops it, and the sides on which it cannot be written")
  func more() throws {
    let path = "\(Self.folder)/Slip.md"
    let words = try book.workbook.text(at: path)
    try book.write(path, words + "- Stopped by: step 12\n- Cannot be expressed in: before, after\n")
    let slips = try slips()
    #expect(slips[0].stoppedBy == 12 && slips[0].inexpressible == [.before, .after])
  }

  @Test("A slip may name a request that it carries out wrongly, which must exist")
  func request() throws {
    let path = "\(Self.folder)/Slip.md"
    let words = try book.workbook.text(at: path)
    try book.write(path, words + "- Request: more-lives\n")
    let error = #expect(throws: BookError.self) { try slips() }
    #expect("\(error.map(String.init(describing:)) ?? "")".contains("no request “more-lives”"))
    try book.write(
      "\(ChangeRequest.folder(of: Self.lesson))/more-lives/Request.md", "# More lives\n")
    #expect(try slips()[0].request == "more-lives")
  }

  @Test("A slip may be a separate module, which leaves its side's sources unchanged")
  func module() throws {
    try FileManager.default.removeItem(
      at: book.workbook.root.appendingPathComponent("\(Self.folder)/After.diff"))
    try book.write("\(Self.folder)/AfterGuest.swift", "import Ship\n")
    let slip = try slips()[0]
    #expect(slip.patches.before != nil && slip.patches.after == nil)
    #expect(
      slip.guests.before.files.isEmpty && slip.guests.after["AfterGuest.swift"] == "import Ship\n")
    #expect(try slip.tree(of: .after, in: book.workbook)["Ship.swift"] == "let lives = 3\n")
    #expect(slip.guestDifferences(on: .before).isEmpty)
    let added = FileDifference(added: "import Ship\n", at: "AfterGuest.swift")
    #expect(slip.guestDifferences(on: .after) == [added])
  }

  @Test(
    "Missing files and faults in a slip are reported",
    arguments: [
      (
        .init(path: "\(folder)/After.diff", old: "/After/", new: "/Before/"),
        .damaged(
          "\(folder)/After.diff",
          reason: "it changes \(lesson.sources(.before))/Ship.swift, outside of "
            + lesson.sources(.after))
      ),
      (
        .init(path: "\(folder)/Slip.md", old: "- About", new: "- Of"),
        .damaged("\(folder)/Slip.md", reason: "it has no line “- About: …”")
      ),
      (
        .init(path: "\(folder)/Slip.md", old: "- About", new: "- Stopped by: 3\n- About"),
        .damaged(
          "\(folder)/Slip.md", reason: "its field “Stopped by” does not have the form “step 3”")
      ),
      (
        .init(
          path: "\(folder)/Slip.md", old: "- About", new: "- Cannot be expressed in: it\n- About"),
        .damaged("\(folder)/Slip.md", reason: "there is no version “it”")
      ),
      (.init(path: "\(folder)/Slip.md"), .missing("\(folder)/Slip.md")),
    ] as [(Damage, BookError)])
  func faults(damage: Damage, error: BookError) throws {
    try damage.spoil(book)
    #expect(throws: error) { try slips() }
  }
}
