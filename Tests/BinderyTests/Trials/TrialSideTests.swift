import Book
import Foundation
import Testing

@testable import Bindery

@Suite("A choice of a side with several modules in it")
struct TrialSideTests {
  private let subjects = ["step1", "step2"].map { name in
    TrialPlan.Subject(
      name: name,
      module: TrialPlan.Module(name: "SignIn\(name.capitalized)", title: "", tree: SourceTree()),
      group: "", expectation: .passes)
  }

  @Test("Each module gets a case; imports, switches and their blocks follow it")
  func modules() {
    let source = """
      @testable import SignInKata

      enum Side: String, CaseIterable {
        case mine

        func desk() -> any Desk {
          switch self {
          case .mine:
            let desk = SignInKata.Desk()

            return desk
          }
        }
      }

      """
    #expect(
      TrialSide(source, of: Catalogue.lessons[5], subjects: subjects).text == """
        @testable import SignInStep1
        @testable import SignInStep2

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

        """)
  }

  @Test("A variable chooses among them")
  func choice() {
    let text = TrialSide.choice(of: subjects)
    #expect(text.contains("let all: [Side] = [.step1, .step2]\n"))
    #expect(text.contains("environment[\"SHIPSHAPE_SIDES\"] else { return all }\n"))
  }
}
