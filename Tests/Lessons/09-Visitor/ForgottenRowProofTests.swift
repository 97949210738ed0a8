import PlayerRoster
import Testing

@testable import VisitorBefore

// Two new types of row, written here: the table of before does not know them and takes them.

// snippet: forgotten-row
/// The three best players, each on a line.
private struct PodiumRow: LobbyRow {
  let best: [Player]
}

@Suite("Proofs: a row that before was never told of")
struct ForgottenRowProofTests {
  @Test("Before takes a type of row that it does not know, and shows nothing of it")
  func podium() throws {
    let best = try ["Anna", "Ben", "Cleo"].enumerated().map { try Player.named($1, id: $0) }
    let table = RowTable(rows: [PodiumRow(best: best)])
    withKnownIssue("Every chain of type tests ends in an answer for the types it forgot.") {
      #expect(table.height(of: 0) == 3)
    }
    withKnownIssue { #expect(table.text(of: 0).contains("Anna")) }
    withKnownIssue { #expect(table.painting(of: 0).map(\.line).max() == 2) }
  }
  // end: forgotten-row

  /// An empty line between two parts of the table.
  private struct SpacerRow: LobbyRow {}

  // snippet: spacer
  @Test("Before takes a row that is like most others for nothing")
  func spacer() {
    let table = RowTable(rows: [SpacerRow()])
    #expect(table.height(of: 0) == 1)
    #expect(table.tint(of: 0) == .plain)
    #expect(table.text(of: 0) == "")
    #expect(table.player(of: 0) == nil)
    #expect(table.painting(of: 0) == [])
  }
  // end: spacer
}
