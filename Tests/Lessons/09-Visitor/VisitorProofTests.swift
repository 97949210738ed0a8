import Foundation
import PlayerRoster
import TestSupport
import Testing

@testable import VisitorAfter

/// What a visitor buys, and what it costs.
@Suite("Proofs: visitor")
struct VisitorProofTests {
  // MARK: - A new operation

  // snippet: new-operation
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
  // end: new-operation

  @Test("After refuses an operation that leaves out a type of row")
  func incompleteOperation() throws {
    let export = try String(
      contentsOf: PackageFolder.appending("Tests/Lessons/09-Visitor/RowExport.swift"),
      encoding: .utf8)
    let incomplete = export.split(separator: "\n").filter { !$0.contains("HintRow") }
    #expect(
      try LessonSource.errors(in: incomplete.joined(separator: "\n")) == [
        "type 'RowExport' does not conform to protocol 'RowVisitor'"
      ])
  }

  // MARK: - A new type of row

  private let podium = """
    struct PodiumRow: LobbyRow {
      let best: [Player]
      ACCEPT
    }
    """
  private let accept =
    "func accept<V: RowVisitor>(_ visitor: V) -> V.Result { visitor.visit(self) }"
  private let requirement = "  func visit(_ row: HintRow) -> Result\n"

  // snippet: new-row
  static let visitors = ["RowHeight", "RowPainter", "RowPlayer", "RowText", "RowTint"]

  @Test("A new type of row opens every visitor of after, and the compiler finds each")
  func newRowAfter() throws {
    let source = try LessonSource.text(of: .after)
    #expect(source.ranges(of: requirement).count == 1, "The protocol has it once.")
    let asked = source.replacing(
      requirement, with: requirement + "  func visit(_ row: PodiumRow) -> Result\n")
    let errors = try LessonSource.errors(in: asked + podium.replacing("ACCEPT", with: accept))
    #expect(
      errors.sorted()
        == VisitorProofTests.visitors.map {
          "type '\($0)' does not conform to protocol 'RowVisitor'"
        })
  }

  @Test("The same type of row opens nothing before, and the compiler finds nothing")
  func newRowBefore() throws {
    let row = podium.replacing("ACCEPT", with: "")
    #expect(try LessonSource.errors(in: try LessonSource.text(of: .before) + row) == [])
  }
  // end: new-row

  @Test("After's price for a type of row is seven places: with these all is well again")
  func price() throws {
    let results = ["Int", "Void", "Player?", "String", "Tint"]
    let visits = zip(VisitorProofTests.visitors, results).map { visitor, result in
      "extension \(visitor) { func visit(_ row: PodiumRow) -> \(result) { fatalError() } }"
    }
    let source = try LessonSource.text(of: .after).replacing(
      requirement, with: requirement + "  func visit(_ row: PodiumRow) -> Result\n")
    let places = [podium.replacing("ACCEPT", with: accept)] + visits
    #expect(try LessonSource.errors(in: source + places.joined(separator: "\n")) == [])
    #expect(places.count + 1 == 7)
  }
}
