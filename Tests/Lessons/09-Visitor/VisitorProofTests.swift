import LessonSupport
import PlayerRoster
import Testing

@testable import VisitorAfter

/// What a visitor buys, and what it costs.
@Suite("Proofs: visitor")
struct VisitorProofTests {
  // MARK: - A new operation

  @Test("After takes a new operation on all rows, and no row knows of it")
  func newOperation() throws {
    let rows = LobbyTables().rows(of: try .full())
    #expect(
      rows.map { $0.accept(RowExport()) } == [
        ["notice", "Welcome."], ["notice", "The roster is old."], ["notice", .long],
        [], ["news", "CoolMan reached a new best of 950."], ["news", "한글이름 joined."],
        ["news", "Anna is called Zoe now."], ["news", "Ben left."],
        [], ["player", "CoolMan", "950"], ["player", "ZMilof332", "0"],
      ])
  }

  private static let tests = "Tests/Lessons/09-Visitor"
  private static let incompleteOperation = CompilerTrial(
    "After refuses an operation that leaves out a type of row",
    LessonSources.text(of: "\(tests)/RowExport.swift")
      .changing("  func visit(_ row: HintRow) -> [String] { [] }\n", to: ""),
    refused: ["type 'RowExport' does not conform to protocol 'RowVisitor'"])

  // MARK: - A new type of row

  private static let before = LessonSources.text(of: "Sources/Lessons/09-Visitor/Before")
  private static let after = LessonSources.text(of: "Sources/Lessons/09-Visitor/After")
  private static let requirement = "  func visit(_ row: HintRow) -> Result\n"

  private static func podium(_ accept: String) -> String {
    "\nstruct PodiumRow: LobbyRow {\n  let best: [Player]\n  \(accept)\n}\n"
  }

  // snippet: new-row
  private static let withPodium =
    after.changing(requirement, to: requirement + "  func visit(_ row: PodiumRow) -> Result\n")
    + podium("func accept<V: RowVisitor>(_ visitor: V) -> V.Result { visitor.visit(self) }")

  private static let visitors = ["RowHeight", "RowPainter", "RowPlayer", "RowText", "RowTint"]

  private static let newRowAfter = CompilerTrial(
    "A new type of row opens every visitor of after, and the compiler finds each", withPodium,
    refused: visitors.map { "type '\($0)' does not conform to protocol 'RowVisitor'" })
  // end: new-row

  private static let newRowBefore = CompilerTrial(
    "The same type of row opens nothing before, and the compiler finds nothing",
    accepted: before + podium(""))

  private static let visits = zip(visitors, ["Int", "Void", "Player?", "String", "Tint"])
    .map { "extension \($0) { func visit(_ row: PodiumRow) -> \($1) { fatalError() } }\n" }

  private static let price = CompilerTrial(
    "After's price for a type of row is the row, its requirement and five visits",
    accepted: withPodium + visits.joined())

  // MARK: - An enum in the visitor's place

  @Test("An enum answers what the visitors answer")
  func enumeration() throws {
    for content in [try LobbyContent.full(), LobbyContent()] {
      for row in LobbyTables().rows(of: content) {
        let rowCase = row.accept(RowSorter())
        #expect(rowCase.height == row.accept(RowHeight()))
        #expect(rowCase.tint == row.accept(RowTint()))
      }
    }
  }

  private static let lastCase = "  case hint(HintRow)\n"
  private static let newCase = CompilerTrial(
    "For a new case of an enum too, the compiler finds each place",
    LessonSources.text(of: "\(tests)/RowCase.swift")
      .changing(lastCase, to: lastCase + "  case podium\n"),
    refused: ["switch must be exhaustive", "switch must be exhaustive"])

  // MARK: - The compiler

  private static let trials = CompilerTrials([
    incompleteOperation, newRowAfter, newRowBefore, price, newCase,
  ])

  @Test("What the compiler says", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
