import TestSupport
import Testing

@testable import Book

@Suite("The catalogue of lessons")
struct CatalogueTests {
  private let workbook = Workbook(root: PackageFolder.url)

  @Test("The package has the same lessons, each in the same room")
  func package() throws {
    let manifest = try workbook.text(at: "Package.swift")
    let lines = manifest.matches(of: #/Lesson\("(.+?)", playsIn: "(.+?)"/#)
    #expect(lines.map { "\($0.1)" } == Catalogue.lessons.map(\.folder))
    #expect(lines.map { "\($0.2)" } == Catalogue.lessons.map(\.room))
    #expect(Catalogue.lessons.map(\.number) == Array(1...9))
    #expect(
      Catalogue.lessons.map(\.rooms)
        == Array(repeating: ["SpaceGame"], count: 4)
        + Array(repeating: ["PlayerRoster", "Storage"], count: 5))
    #expect(
      Set(Catalogue.lessons.map { [$0.room, $0.kataProduct] })
        == [["SpaceGame", "GameKata"], ["PlayerRoster", "RosterKata"]])
  }

  @Test("Both modules of a lesson show the type that is named", arguments: Catalogue.lessons)
  func seamType(lesson: Lesson) throws {
    for side in Side.allCases {
      let sources = try workbook.tree(of: lesson, side).files.values.joined()
      #expect(
        sources.contains("public struct \(lesson.seamType): ")
          || sources.contains("public final class \(lesson.seamType): "))
    }
  }

  @Test("The arcade calls each seam as it is called here")
  func guests() throws {
    let guests = try workbook.text(at: "Sources/ArcadeCore/Composition/Guest.swift")
    #expect(
      guests.matches(of: #/case (\w+)\(any /#).map { "\($0.1)" } == Catalogue.lessons.map(\.guest))
  }

  @Test("The path through the book lists them with letters, seams and links")
  func path() throws {
    let page = try workbook.text(at: "Lessons/README.md")
    for lesson in Catalogue.lessons {
      let letter = lesson.letter.map { " (\($0))" } ?? ""
      let item =
        "\(lesson.number). [\(lesson.title)](\(lesson.folder)/README.md)\(letter): \(lesson.seam)."
      #expect(page.contains(item), "\(item)")
    }
  }

  @Test("Every lesson is found by its number, letter, abbreviation, name, folder and title")
  func all() throws {
    for lesson in Catalogue.lessons {
      let names = [
        "\(lesson.number)", lesson.abbreviation, lesson.name, lesson.folder, lesson.title,
      ]
      for name in names + [lesson.letter].compactMap({ $0 }).map({ String($0) }) {
        for written in [name, name.uppercased(), name.replacing(" ", with: "_")] {
          #expect(try Catalogue.lesson(named: written) == lesson, "named \(written)")
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
    ])
  func none(name: String, near: String?) {
    #expect(throws: BookError.noSuchLesson(name, near: near)) {
      try Catalogue.lesson(named: name)
    }
  }
}
