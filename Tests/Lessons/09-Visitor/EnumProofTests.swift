import Foundation
import PlayerRoster
import TestSupport
import Testing

@testable import VisitorAfter

/// What an enum does as well as a visitor, in fewer words.
@Suite("Proofs: an enum in the visitor's place")
struct EnumProofTests {
  @Test("An enum answers what the visitors answer")
  func same() throws {
    for content in [try LobbyContent.full(), LobbyContent()] {
      for row in LobbyTables().rows(of: content) {
        let rowCase = row.accept(RowSorter())
        #expect(rowCase.height == row.accept(RowHeight()))
        #expect(rowCase.tint == row.accept(RowTint()))
      }
    }
  }

  @Test("For a new case of an enum too, the compiler finds each place")
  func newCase() throws {
    let source = try String(
      contentsOf: PackageFolder.appending("Tests/Lessons/09-Visitor/RowCase.swift"),
      encoding: .utf8)
    let last = "  case hint(HintRow)\n"
    #expect(source.ranges(of: last).count == 1, "The enum has it once.")
    #expect(
      try LessonSource.errors(in: source.replacing(last, with: last + "  case podium\n"))
        == ["switch must be exhaustive", "switch must be exhaustive"])
  }
}
