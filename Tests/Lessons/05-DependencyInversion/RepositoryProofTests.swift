import DependencyInversionAfter
import DependencyInversionAfterRules
import DependencyInversionAfterStore
import DependencyInversionBefore
import Foundation
import PlayerVisit
import Synchronization
import Testing

/// Runs the rules on a repository from another module.
@Suite("Proofs: a repository from another module")
struct RepositoryProofTests {
  private let monday = Date(timeIntervalSince1970: 1_000_000)

  @Test("A rule can be tested without a file", arguments: Side.allCases)
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
    withKnownIssue("The rules of the before version make a file.") {
      #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    } when: {
      side == .before
    }
  }

  @Test("A newcomer is added and welcomed in a single change")
  func welcome() throws {
    let repository = InMemoryPlayerRepository()
    let roster = DependencyInversionAfter.RosterLayers().openRoster(in: repository)
    let anna = try roster.welcome("Anna", at: monday)
    #expect(anna == Player(id: 1, nickname: try Nickname("Anna"), lastVisit: monday))
    #expect(repository.changes == 1)
  }

  @Test("When a store is full, the rules pass its error on, and the list is still shown")
  func full() throws {
    let roster = DependencyInversionAfter.RosterLayers().openRoster(in: FullRepository())
    #expect(throws: FullRepository.error) { try roster.welcome("Anna", at: monday) }
    #expect(throws: FullRepository.error) { try roster.record(70, of: "CoolMan") }
    #expect(throws: FullRepository.error) { try roster.add("Anna") }
    #expect(throws: FullRepository.error) { try roster.rename("CoolMan", to: "Anna") }
    #expect(throws: FullRepository.error) { try roster.remove("CoolMan") }
    let lines = try roster.lines()
    #expect(lines.count == 10)
  }

  @Test("A list that is re-sorted whenever the stamp changes shows a restored backup")
  func stamped() throws {
    let folder = RosterFolder()
    let roster = try Side.after.roster(in: folder.file, of: "Anna")
    let backup = try Data(contentsOf: folder.file)
    let sorted = SortedPlayers(of: DependencyInversionAfterStore.RosterFile(folder.file))
    try roster.add("Aaron")
    #expect(try sorted.players().map(\.nickname.text) == ["Aaron", "Anna"])
    try folder.restore(backup, of: Date(timeIntervalSince1970: 1_000_000))
    #expect(try sorted.players().map(\.nickname.text) == ["Anna"])
  }
}

/// The page's opening mistake, as far as the contract lets the rules make it.
private final class SortedPlayers: Sendable {
  private let repository: any PlayerRepository
  private let sorted = Mutex<(stamp: RosterStamp?, players: [Player])>((nil, []))

  init(of repository: any PlayerRepository) {
    self.repository = repository
  }

  func players() throws(RosterError) -> [Player] {
    let stamp = try repository.stamp()
    return try sorted.withLock { sorted throws(RosterError) in
      if stamp != sorted.stamp {
        sorted = (stamp, try repository.load().players.sorted { $0.nickname < $1.nickname })
      }
      return sorted.players
    }
  }
}
