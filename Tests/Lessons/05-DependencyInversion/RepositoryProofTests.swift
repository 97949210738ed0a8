import DependencyInversionAfter
import DependencyInversionBefore
import Foundation
import PlayerRoster
import Testing

/// The rules on a repository that another module brings.
@Suite("Proofs: a repository from outside")
struct RepositoryProofTests {
  private let monday = Date(timeIntervalSince1970: 1_000_000)

  @Test("A rule can be tried without a file", arguments: Side.allCases)
  func noFile(side: Side) throws {
    let folder = RosterFolder()
    let roster =
      switch side {
      case .before:
        DependencyInversionBefore.RosterLayers().openRoster(in: folder.file)
      case .after:
        DependencyInversionAfter.RosterLayers().openRoster(in: InMemoryPlayerRepository())
      }
    let anna = try roster.add("Anna")
    #expect(anna.nickname.text == "Anna")
    withKnownIssue("Before's rules make a file.") {
      #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    } when: {
      side == .before
    }
  }

  // snippet: rule-alone
  @Test("A newcomer is welcomed in a single change: nobody comes in between")
  func welcome() throws {
    let repository = InMemoryPlayerRepository()
    let roster = DependencyInversionAfter.RosterLayers().openRoster(in: repository)
    let anna = try roster.welcome("Anna", at: monday)
    #expect(anna == Player(id: 1, nickname: try Nickname("Anna"), lastVisit: monday))
    #expect(repository.changes == 1)
  }
  // end: rule-alone

  // snippet: full
  @Test("When there is no room left, the rules pass the bad news on, and the list still stands")
  func full() throws {
    let roster = DependencyInversionAfter.RosterLayers().openRoster(in: FullRepository())
    #expect(throws: FullRepository.error) { try roster.welcome("Anna", at: monday) }
    #expect(throws: FullRepository.error) { try roster.record(70, of: "CoolMan") }
    let lines = try roster.lines()
    #expect(lines.count == 10)
  }
  // end: full
}
