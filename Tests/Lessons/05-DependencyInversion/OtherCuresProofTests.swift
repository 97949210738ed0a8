import DependencyInversionAfter
import DependencyInversionAfterRules
import Foundation
import PlayerVisit
import Testing

/// Other ways to the same end, which the page names.
@Suite("Proofs: other ways to invert the dependency")
struct OtherCuresProofTests {
  @Test("A struct of closures can keep the contract, and a test can replace one of its functions")
  func closures() throws {
    var players = Players(of: InMemoryPlayerRepository(.sample))
    let roster = DependencyInversionAfter.RosterLayers().openRoster(in: Wrapped(players: players))
    try roster.add("Anna")
    #expect(try roster.players().count == 11)
    players.load = { () throws(RosterError) in throw FullRepository.error }
    let broken = DependencyInversionAfter.RosterLayers().openRoster(in: Wrapped(players: players))
    #expect(throws: FullRepository.error) { try broken.players() }
    #expect(try broken.add("Bob").id == 12)
  }

  @Test("A generic service takes the same repository, but its type names that repository")
  func generic() throws {
    let service = Welcome(repository: InMemoryPlayerRepository(.sample))
    #expect(try service.count() == 10)
    #expect("\(type(of: service))" == "Welcome<InMemoryPlayerRepository>")
  }
}

/// The contract as a struct of closures, which the rules would still own.
private struct Players: Sendable {
  typealias Change = (inout Roster) throws(RosterError) -> Player

  var stamp: @Sendable () throws(RosterError) -> RosterStamp
  var load: @Sendable () throws(RosterError) -> Roster
  var update: @Sendable (_ change: Change) throws(RosterError) -> Player
}

extension Players {
  init(of repository: any PlayerRepository) {
    stamp = { () throws(RosterError) in try repository.stamp() }
    load = { () throws(RosterError) in try repository.load() }
    update = { change throws(RosterError) in try repository.update(change) }
  }
}

/// Lets our rules be tested with the closures.
private struct Wrapped: PlayerRepository {
  let players: Players

  func stamp() throws(RosterError) -> RosterStamp { try players.stamp() }
  func load() throws(RosterError) -> Roster { try players.load() }
  func update(_ change: Players.Change) throws(RosterError) -> Player { try players.update(change) }
}

/// Rules that are generic over their repository.
private struct Welcome<Repository: PlayerRepository> {
  let repository: Repository

  func count() throws(RosterError) -> Int { try repository.load().players.count }
}
