import Testing

@testable import WorkbookCore

@Suite("The choice of a side in a kata")
struct KataSideTests {
  private func side(_ source: String) throws -> String {
    let book = try SidesBook()
    defer { book.remove() }
    return KataSide(source, of: Kata(Catalogue.lessons[1], in: book.workbook)).text
  }

  @Test("The reader's module stands in the place of both of ours")
  func reduced() throws {
    let source = """
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

      """
    #expect(
      try side(source) == """
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

        """)
  }

  @Test("What after does over several lines goes away, and no more")
  func block() throws {
    let source = """
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
      """
    #expect(
      try side(source) == """
        enum Side { case mine
          var isOpen: Bool {
            switch self {
            case .mine:
              return OpenClosedKata.isOpen
            }
          }
        }
        """)
  }
}
