import TestSupport
import Testing

@testable import Book

@Suite("The catalogue of lessons")
struct CatalogueTests {
  private let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)

  @Test("The package has the same lessons, each in the same room, and the same arcade")
  func package() throws {
    let manifest = try workbook.text(at: "Package.swift")
    let lines = manifest.matches(of: #/Lesson\("(.+?)", playsIn: "(.+?)"/#)
    let seams = try workbook.text(at: "Sources/ArcadeCore/Composition/Seams.swift")
      .matches(of: #/enum (\w+)Seam: Seam \{\n  public static let lesson = (\d+)\n/#)
    let found: [String] = zip(lines, seams).map { "\($0.1) \($0.2) \($1.1) \($1.2)" }
    let lessons: [String] = Catalogue.lessons.map {
      "\($0.folder) \($0.room) \($0.name) \($0.number)"
    }
    #expect(found == lessons && lessons.count == 9)
    let needs: [String] = Catalogue.lessons.map { "\($0.number) \($0.kataProduct) \($0.rooms)" }
    let ofGame: [String] = (1...4).map { "\($0) GameKata [\"SpaceGame\"]" }
    let ofRoster: [String] = (5...9).map { "\($0) RosterKata [\"PlayerRoster\", \"Storage\"]" }
    #expect(needs == ofGame + ofRoster)
    let rooms = manifest.firstMatch(of: #/"ArcadeCore",\s+uses: \[(.+?)\]/#)?.1
      .matches(of: #/\w+/#).map { String($0.0) }
    #expect(Set(["ArcadeCore"] + (rooms ?? [])) == Set(Workbook.arcadeRooms))
    // Those that use others come last.
    for (index, room) in Workbook.arcadeRooms.enumerated() {
      let uses = manifest.firstMatch(
        of: try Regex(#"\("\#(room)",\s+uses: \[([^\]]*)\]"#, as: (Substring, Substring).self))
      let later = Workbook.arcadeRooms[index...].filter { uses?.1.contains("\"\($0)\"") ?? false }
      #expect(later == [], "\(room) stands before what it uses.")
    }
  }

  @Test("Both modules show the type that is named, and the path through the book says the same")
  func seams() throws {
    let page = try workbook.text(at: "Lessons/README.md")
    let wrong = try Catalogue.lessons.filter { lesson in
      let types = try Side.allCases.map { side in
        try workbook.tree(of: lesson, side).files.values.contains { text in
          ["struct", "final class"].contains {
            text.contains("public \($0) \(lesson.seamType): ")
          }
        }
      }
      let letter = lesson.letter.map { " (\($0))" } ?? ""
      let link = "[\(lesson.title)](\(lesson.folder)/README.md)"
      let item = "\(lesson.number). \(link)\(letter): \(lesson.seam)."
      return types != [true, true] || !page.contains(item)
    }
    #expect(wrong == [])
  }

  @Test("Every lesson is found by its number, letter, abbreviation, name, folder and title")
  func all() throws {
    for lesson in Catalogue.lessons {
      let names = [
        "\(lesson.number)", lesson.abbreviation, lesson.name, lesson.folder, lesson.title,
      ]
      for name in names + [lesson.letter].compactMap({ $0 }).map({ String($0) }) {
        for written in [name, name.uppercased(), name.replacing(" ", with: "_")] {
          #expect(try workbook.lesson(named: written) == lesson, "named \(written)")
        }
      }
    }
  }

  @Test(
    "What names no lesson is refused, with the nearest name",
    arguments: [
      ("srq", "srp"), ("visiter", "Visitor"), ("open closd", "OpenClosed"),
      ("LiskovSubstituton", "LiskovSubstitution"), ("dpi", "dip"), ("OPEN", "OpenClosed"),
      ("dep", "DependencyInversion"), ("si", "SingleResponsibility"), ("sign", "SignIn"),
      ("dependencies", "DependencyContainer"), ("liskof", "LiskovSubstitution"),
      ("segregation", "InterfaceSegregation"), ("hnd", "DependencyContainer"), ("things", nil),
      ("b", nil), ("0", nil), ("10", nil), ("-1", nil), ("1.0", nil), ("", nil), (" ", nil),
      ("banana", nil), ("١", nil), ("99999999999999999999", nil),
    ] as [(String, String?)])
  func none(name: String, near: String?) {
    #expect(throws: BookError.noSuchLesson(name, near: near)) {
      try workbook.lesson(named: name)
    }
  }
}
