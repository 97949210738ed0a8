import Book
import Testing

@testable import Practice

@Suite("The choice of a side in a kata")
struct KataSideTests {
  @Test(
    "The reader's module stands in the place of both of ours",
    arguments: [
      (
        """
        import OpenClosedAfter
        import OpenClosedBefore
        import SpaceGame

        enum Side: String, CaseIterable, Codable {
          case before
          case after

          var referee: any Refereeing {
            switch self {
            case .before: OpenClosedBefore.Referee()
            case .after: OpenClosedAfter.Referee()
            }
          }
        }

        """,
        """
        import OpenClosedKata
        import SpaceGame

        enum Side: String, CaseIterable, Codable {
          case mine

          var referee: any Refereeing {
            switch self {
            case .mine: OpenClosedKata.Referee()
            }
          }
        }

        """
      ),
      (
        """
        enum Side { case before, after
          var isOpen: Bool {
            switch self {
            case .after:
              let rules = OpenClosedAfter.Rules()

              return rules.isOpen
            case .before:
              return OpenClosedBefore.isOpen
            }
          }
        }
        """,
        """
        enum Side { case mine
          var isOpen: Bool {
            switch self {
            case .mine:
              return OpenClosedKata.isOpen
            }
          }
        }
        """
      ),
    ])
  func reduced(ours: String, mine: String) throws {
    #expect(KataSide(ours, of: try SmallBook(2).kata(2)).text == mine)
  }
}
