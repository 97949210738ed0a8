import Book
import TestSupport
import Testing

@testable import Practice

@Suite("The sides that tests choose from")
struct SideFileTests {
  private let source = """
    @testable import OpenClosedAfter
    import OpenClosedBefore
    import SpaceGame

    enum Side: String {
      case before
      case after

      var isOpen: Bool {
        switch self {
        case .after: OpenClosedAfter.Rules().isOpen
        case .before: OpenClosedBefore.isOpen
        }
      }
    }

    """

  @Test("Other versions replace the before version, and the after version is left out")
  func versions() {
    func text(_ versions: [(name: String, module: String)]) -> String {
      Catalogue.lessons[1].sideFile(source, for: versions)
    }
    #expect(
      text([("mine", "OpenClosedKata")]) == """
        import OpenClosedKata
        import SpaceGame

        enum Side: String {
          case mine

          var isOpen: Bool {
            switch self {
            case .mine: OpenClosedKata.isOpen
            }
          }
        }

        """)
    let two = text([("one", "First"), ("two", "Second")])
    let words = [
      "import First\nimport Second\n", "  case one, two\n",
      "    case .one: First.isOpen\n    case .two: Second.isOpen\n",
    ]
    #expect(words.filter { !two.contains($0) } == [])
  }
}
