import Foundation
import PlayerVisit
import Terminal

/// The visit that `arcade transcript` prints: once through everything that the arcade offers.
///
/// It depends neither on chance nor on the clock, so it is the same on every machine and for every
/// choice of sides.
@MainActor
struct ScriptedVisit {
  private static let email = "CoolMan@shipshape.example"
  private static let password = "shipshape"
  private static let plan = RefreshPlan(
    tickLength: .milliseconds(1), timelinePeriod: 1, profilePeriod: 2)
  /// The tick in which the visitor leaves the lobby, right after the timeline's refresh. The
  /// profile is also due in it, but must no longer refresh.
  private static let lastTick = 8
  /// Noon on 1 January 2026 in Greenwich.
  private static let now = Date(timeIntervalSince1970: 1_767_268_800)

  let sides: Sides
  var seed: UInt64 = 1
  var firstWave = 1
  /// The length of the game, which the autopilot plays.
  let ticks: Int

  /// - Parameters:
  ///   - rosterFile: A file just for this visit, which does not exist yet.
  ///   - note: Receives each line without its line feed.
  /// - Returns: Every picture shown.
  @discardableResult
  func play(rosterFile: URL, note: @escaping (String) -> Void) async throws -> [Canvas] {
    let roster = sides.maker(DependencyInversionSeam.self).openRoster(in: rosterFile)
    do { for player in Roster.sample.players { try roster.add(player.nickname.text) } } catch {
      throw ArcadeError.roster(error)
    }
    let visit = NotedVisit(
      sides, rosterFile: rosterFile, plan: ScriptedVisit.plan, now: ScriptedVisit.now, note: note)
    visit.arrive()
    await visit.signIn(email: ScriptedVisit.email, password: "ahoy")
    await signIn(visit)
    await watchTheLobby(visit)
    visit.act(.back)
    visit.act(.play)
    visit.play(seed: seed, firstWave: firstWave, ticks: ticks)
    visit.act(.back)
    visit.act(.signOut)
    await signIn(visit)
    await seeAnotherScore(visit)
    visit.noteRoster()
    return visit.pictures
  }

  private func signIn(_ visit: NotedVisit) async {
    await visit.signIn(email: ScriptedVisit.email, password: ScriptedVisit.password)
    visit.goOn()
  }

  private func watchTheLobby(_ visit: NotedVisit) async {
    await visit.watch { feed, tick in
      switch (feed, tick) {
      case (.timeline, 1):
        visit.meanwhile("Somebody adds 한글 🚀.") { try $0.add("한글 🚀") }
      case (.profile, 2):
        visit.meanwhile("Somebody renames ZMilof332.") { try $0.rename("ZMilof332", to: "Zoë") }
      case (.timeline, 3):
        visit.meanwhile("Somebody removes SrPensionao.") { try $0.remove("SrPensionao") }
        visit.loseRoster(forCalls: 2)
      case (.timeline, ScriptedVisit.lastTick):
        return visit.lobby?.profile.map { .details($0.player) }
      default: break
      }
      return nil
    }
  }

  private func seeAnotherScore(_ visit: NotedVisit) async {
    await visit.watch { feed, tick in
      guard (feed, tick) == (.timeline, 1) else { return feed == .timeline ? .leave : nil }
      visit.meanwhile("Somebody else scores.") { try $0.record(120, of: "한글 🚀") }
      return nil
    }
  }
}
