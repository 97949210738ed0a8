import Testing

@testable import WorkbookCore

@Suite("The catalogue of lessons")
struct CatalogueTests {
  @Test("There are nine lessons, counted from one, and five of them spell SOLID")
  func nine() {
    #expect(Catalogue.lessons.map(\.number) == Array(1...9))
    #expect(String(Catalogue.lessons.compactMap(\.letter)) == "SOLID")
    #expect(Catalogue.lessons.first?.folder == "01-SingleResponsibility")
    #expect(Catalogue.lessons.last?.page == "Lessons/09-Visitor/README.md")
  }

  @Test("No two lessons share a way to name them")
  func unique() {
    let names = Catalogue.lessons.flatMap { lesson in
      Set([lesson.abbreviation, lesson.name, lesson.title].map { $0.lowercased() })
        .union(lesson.letter.map { [String($0).lowercased()] } ?? [])
    }
    #expect(Set(names).count == names.count)
  }

  @Test(
    "The first lesson is found by all its names, however they are written",
    arguments: [
      "1", "01", "S", "s", "srp", "SRP", "SingleResponsibility", "singleresponsibility",
      "01-SingleResponsibility", "01-singleresponsibility", "Single responsibility",
      "single-responsibility", "single_responsibility",
    ])
  func first(name: String) throws {
    #expect(try Catalogue.lesson(named: name).number == 1)
  }

  @Test("Every lesson is found by its number, letter, abbreviation, name, folder and title")
  func all() throws {
    for lesson in Catalogue.lessons {
      let names = [
        "\(lesson.number)", lesson.abbreviation, lesson.name, lesson.folder, lesson.title,
      ]
      for name in names + [lesson.letter].compactMap({ $0 }).map({ String($0) }) {
        #expect(try Catalogue.lesson(named: name) == lesson, "named \(name)")
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
      ("segregation", "InterfaceSegregation"), ("things", nil), ("b", nil),
      ("hnd", "DependencyContainer"), ("bu", nil), ("0", nil),
      ("10", nil),
      ("-1", nil), ("1.0", nil), ("", nil), (" ", nil), ("x", nil), ("banana", nil), ("١", nil),
      ("99999999999999999999", nil),
    ])
  func none(name: String, near: String?) {
    #expect(throws: WorkbookError.noSuchLesson(name, near: near)) {
      try Catalogue.lesson(named: name)
    }
  }
}
