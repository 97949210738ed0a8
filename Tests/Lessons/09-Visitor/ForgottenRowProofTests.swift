import PlayerVisit
import Testing

@testable import VisitorBefore

/// Two new types of row: the before version's tables do not know them, but accept them.
@Suite("Proofs: a row that the before version does not know")
struct ForgottenRowProofTests {
  /// The players who lead, in a line.
  private struct LeadersRow: LobbyRow {
    let leaders: [Player]
  }

  @Test("The before version accepts a type of row that it does not know, but shows nothing of it")
  func leaders() throws {
    let table = RowTable(rows: [LeadersRow(leaders: [try .named("Anna", id: 1)])])
    withKnownIssue("Each switch ends in a default answer for the types that it forgot.") {
      #expect(table.text(of: 0).contains("Anna"))
    }
    withKnownIssue { #expect(!table.painting(of: 0).isEmpty) }
    withKnownIssue { #expect(!CompactTable(table: table).painting(of: 0).isEmpty) }
  }

  /// An empty line between two parts of the table.
  private struct SpacerRow: LobbyRow {}

  @Test("The before version's defaults are right for a row that is like most others")
  func spacer() {
    let usual = RowTable(rows: [SpacerRow()])
    let tables: [any LobbyTable] = [usual, CompactTable(table: usual)]
    for table in tables {
      #expect(table.height(of: 0) == 1)
      #expect(table.tint(of: 0) == .plain)
      #expect(table.text(of: 0) == "")
      #expect(table.player(of: 0) == nil)
      #expect(table.painting(of: 0) == [])
    }
  }
}
