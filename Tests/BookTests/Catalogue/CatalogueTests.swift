import TestSupport
import Testing

@testable import Book

@Suite("The catalogue of lessons")
struct CatalogueTests {
  private let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)

  @Test("The package and the catalogue have the same lessons, rooms and arcade")
  func package() throws {
    let manifest = try workbook.text(at: "Package.swift")
    let lines = manifest.matches(of: #/Lesson\(\s*"(.+?)", playsIn: "(.+?)"/#)
    let seams = try workbook.text(at: "Sources/ArcadeCore/Composition/Seams.swift")
      .matches(of: #/enum (\w+)Seam: Seam \{\n  public static let lesson = (\d+)\n/#)
    let found: [String] = zip(lines, seams).map { "\($0.1) \($0.2) \($1.1) \($1.2)" }
    let lessons: [String] = Catalogue.lessons.map {
      "\($0.folder) \($0.room) \($0.name) \($0.number)"
    }
    #expect(found == lessons && lessons.count == 9)
    let ofGame = (["GameKata"], ["SpaceGame"])
    let ofRoster = (["RosterKata"], ["PlayerRoster", "RosterModel"])
    for lesson in Catalogue.lessons where lesson.layers.isEmpty {
      #expect((lesson.kataProducts, lesson.rooms) == (lesson.number < 5 ? ofGame : ofRoster))
    }
    let rooms = manifest.firstMatch(of: #/let arcade = \[(.+?)\]/#)?.1
      .matches(of: #/\w+/#).map { String($0.0) }
    let own = Set(["ArcadeCore"] + (rooms ?? []))
    #expect(own.union(Catalogue.lessons.flatMap(\.rooms)) == Set(Workbook.arcadeRooms))
    // Each room comes after the rooms it uses.
    for (index, room) in Workbook.arcadeRooms.enumerated() {
      let uses = manifest.firstMatch(
        of: try Regex(#"\("\#(room)",\s+uses: \[([^\]]*)\]"#, as: (Substring, Substring).self))
      let later = Workbook.arcadeRooms[index...].filter { uses?.1.contains("\"\($0)\"") ?? false }
      #expect(later == [], "\(room) stands before what it uses.")
    }
  }

  @Test("If layers are targets, the package and a side's own manifest agree on dependencies")
  func layers() throws {
    let text = try workbook.text(at: "Package.swift")
    for lesson in Catalogue.lessons where !lesson.layers.isEmpty {
      let all = try #require(text.split(separator: "Lesson(").first { $0.contains(lesson.folder) })
      for side in Side.allCases {
        // Up to the other side, or to the end.
        let part = try #require(
          all.split(separator: "\(side): [").last?.split(separator: "after: [").first)
        let written = lesson.layers.map { layer -> String in
          let rest = part.split(separator: "\"\(layer)\":").last ?? ""
          let uses = rest.prefix { $0 != ":" }
          return
            "\(layer) uses \(lesson.layers.filter { uses.contains("\"\($0)\",") || uses.contains("\"\($0)\"]") }.sorted())"
        }
        let manifest = try workbook.text(at: "\(lesson.sources(side))/\(Layers.manifest)")
        let declared = Layers(in: manifest, where: lesson.layers.contains)
        #expect(declared.all.count == 4 && !declared.isCircle)
        #expect(
          written.sorted() == declared.all.map { "\($0.folder) uses \($0.uses.sorted())" }.sorted())
        #expect(lesson.modules(side, in: workbook).last?.name == lesson.name + side.folder)
      }
    }
  }

  @Test("Both modules of a lesson make its seam's type public, and a page lists every lesson")
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
    "An unknown lesson is refused, with the nearest name",
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
