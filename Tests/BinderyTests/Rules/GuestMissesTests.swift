import Book
import TestSupport
import Testing

@testable import Bindery

@Suite("The near misses of a guest")
struct GuestMissesTests {
  private func misses(_ list: String) throws -> GuestMisses {
    let book = try ScratchBook()
    let folder = LessonGuest.folder(of: Catalogue.lessons[0])
    for (name, body) in [("Guest", "nil"), ("AfterGuest", "Yard(9, 9)"), ("GuestTests", "")] {
      try book.write(
        "\(folder)/\(name).swift",
        "import SpaceGame\n\npublic func yard(of size: Int, _ name: String) -> (any Yard)? { \(body) }\n"
      )
    }
    let guest = try #require(try LessonGuest(of: Catalogue.lessons[0], in: book.workbook))
    return try GuestMisses(of: guest, list: list)
  }

  @Test("A process chooses a near miss, or the guest itself, by number")
  func choice() throws {
    let misses = try misses(
      "# `a` → `b`\n\n- `(9, 9)` → `(9, 8)`: too slow.\n- `, 9)` → `)`: none.\n")
    #expect(misses.misses == [.init(old: "(9, 9)", new: "(9, 8)"), .init(old: ", 9)", new: ")")])
    let files = misses.files
    #expect(files.paths == ["Choice.swift", "Guest.swift", "Miss1.swift", "Miss2.swift"])
    #expect(files["Guest.swift"]?.contains("yard0(of size: Int, _ name: String)") == true)
    #expect(files["Miss1.swift"]?.contains("yard1(of size: Int, _ name: String)") == true)
    #expect(files["Miss1.swift"]?.contains("Yard(9, 8)") == true)
    let choice = try #require(files["Choice.swift"])
    #expect(choice.contains("import SpaceGame\n"))
    #expect(choice.contains("environment[\"SHIPSHAPE_MISS\"]"))
    #expect(choice.contains("case \"2\": yard2(of: size, name)"))
    #expect(choice.contains("default: yard0(of: size, name)"))
  }

  @Test("A near miss must occur exactly once in the guest", arguments: ["8", "9"])
  func unclear(old: String) {
    #expect(throws: AuthorError("A near miss does not occur exactly once in the guest: “\(old)”")) {
      try misses("- `\(old)` → `7`: a slip.\n")
    }
  }
}
