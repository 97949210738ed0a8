import TestSupport
import Testing

@testable import WorkbookCore

@Suite("A choice of a side with other modules in it")
struct TrialSideTests {
  private let lesson = Catalogue.lessons[5]

  @Test("Each module gets a case; imports, switches and their blocks follow it")
  func modules() {
    let source = """
      @testable import SignInAfter
      import SignInBefore

      enum Side: String, CaseIterable {
        case before, after

        func desk() -> any Desk {
          switch self {
          case .before:
            let desk = SignInBefore.Desk()

            return desk
          case .after: return SignInAfter.Desk()
          }
        }
      }

      """
    let expected = """
      import SignInStep1
      import SignInStep2

      enum Side: String, CaseIterable {
        case step1, step2

        func desk() -> any Desk {
          switch self {
          case .step1:
            let desk = SignInStep1.Desk()

            return desk
          case .step2:
            let desk = SignInStep2.Desk()

            return desk
          }
        }
      }

      """
    let sides = [1, 2].map { TrialSide.Side(name: "step\($0)", module: "SignInStep\($0)") }
    #expect(TrialSide(source, of: lesson, sides: sides).text == expected)
  }

  @Test("Cases on lines of their own")
  func lines() {
    let source = "enum Side {\n  case before\n  case after\n}\n"
    let sides = [TrialSide.Side(name: "one", module: "SignInOne")]
    #expect(TrialSide(source, of: lesson, sides: sides).text == "enum Side {\n  case one\n}\n")
  }

  @Test("Every lesson's own choice can be made one of other modules", arguments: Catalogue.lessons)
  func lessons(lesson: Lesson) throws {
    let book = Workbook(root: PackageFolder.url)
    let source = try #require(try SourceTree(of: book.tests(of: lesson))["Side.swift"])
    let sides = ["one", "two"].map { TrialSide.Side(name: $0, module: "Module_\($0)") }
    let text = TrialSide(source, of: lesson, sides: sides).text
    for word in ["import Module_one", "import Module_two", "case one, two", "Module_one.", ".two:"]
    {
      #expect(text.contains(word), "\(word) in \(lesson.name)")
    }
    for word in ["\(lesson.name)Before", "\(lesson.name)After", ".before", ".after"] {
      #expect(!text.contains(word), "\(word) in \(lesson.name)")
    }
  }
}
