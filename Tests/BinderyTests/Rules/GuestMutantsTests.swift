import Book
import Testing

@testable import Bindery

@Suite("The near misses of a guest")
struct GuestMutantsTests {
  private func guest() throws -> LessonGuest {
    let book = try ScratchBook()
    let folder = LessonGuest.folder(of: Catalogue.lessons[0])
    for (name, body) in [("Guest", "nil"), ("AfterGuest", "Yard(speed: 9)"), ("GuestTests", "")] {
      try book.write(
        "import SpaceGame\n\npublic func yard(of size: Int, _ name: String) -> (any Yard)? { \(body) }\n",
        to: "\(folder)/\(name).swift")
    }
    return try #require(try LessonGuest(of: Catalogue.lessons[0], in: book.workbook))
  }

  @Test("A process chooses a near miss by its number, or the guest itself")
  func choice() throws {
    let files = try GuestMutants(of: guest()).files
    #expect(files["Mutant1.swift"]?.contains("yard1(of size: Int, _ name: String)") == true)
    #expect(files["Mutant1.swift"]?.contains("Yard(speed: 10)") == true)
    let choice = try #require(files["Choice.swift"])
    #expect(choice.contains("case \"1\": yard1(of: size, name)"))
    #expect(choice.contains("default: yard0(of: size, name)"))
  }

  @Test("A near miss that does not compile is left out, and a guest that does not is an error")
  func compile() async throws {
    var mutants = try GuestMutants(of: guest())
    let all = mutants.mutants.count
    try await mutants.compile { files in
      files["Mutant2.swift"] == nil ? [] : ["Mutant2.swift:3: no", "Choice.swift:4: no yard2"]
    }
    #expect(mutants.mutants.count == all - 1 && mutants.mutants[2] == nil)
    await #expect(throws: AuthorError.self) {
      try await mutants.compile { _ in ["Guest.swift:1: no"] }
    }
  }
}
