import Foundation
import PlayerRoster

/// The visit that `arcade transcript` prints: once through everything that the arcade has.
///
/// Nothing in it is left to chance or to the clock, so that it is the same for every choice of
/// sides, on every machine.
@MainActor
struct ScriptedVisit {
  private static let email = "CoolMan@shipshape.example"
  private static let password = "shipshape"
  private static let plan = RefreshPlan(
    tickLength: .milliseconds(1), timelinePeriod: 1, profilePeriod: 2)
  /// Noon of the first day of 2026 in Greenwich.
  private static let now = Date(timeIntervalSince1970: 1_767_268_800)

  let sides: Sides
  var seed: UInt64 = 1
  /// How long the game is.
  var ticks = 600
  /// Is asked now and then whether nobody reads on.
  var isUnwanted: @Sendable () -> Bool = { false }

  /// - Parameters:
  ///   - rosterFile: A file of its own for this visit; it is made.
  ///   - note: Is given every line, without its line feed.
  /// - Returns: Every picture that was shown, with its colours.
  @discardableResult
  func play(
    rosterFile: URL, note: @escaping @Sendable (String) -> Void
  ) async throws -> [Canvas] {
    try RosterFile(rosterFile).update { $0 = .sample }
    let visit = NotedVisit(
      sides, rosterFile: rosterFile, service: .embedded(), plan: ScriptedVisit.plan,
      now: ScriptedVisit.now, note: note)
    await comeIn(visit)
    try await lookAround(visit)
    await playGame(visit)
    await comeAgain(visit)
    visit.noteRoster()
    return visit.pictures
  }

  private func comeIn(_ visit: NotedVisit) async {
    visit.arrive()
    await visit.signIn(email: ScriptedVisit.email, password: "")
    await visit.signIn(email: ScriptedVisit.email, password: "ahoy")
    await visit.signIn(email: ScriptedVisit.email, password: ScriptedVisit.password)
    visit.goOn()
  }

  private func lookAround(_ visit: NotedVisit) async throws {
    await visit.watch { feed, tick in
      switch (feed, tick) {
      case (.timeline, 1):
        change(visit, "Somebody adds 한글 🚀.") { try $0.add("한글 🚀") }
      case (.profile, 2):
        change(visit, "Somebody renames ZMilof332.") { try $0.rename("ZMilof332", to: "Zoë") }
      case (.timeline, 3):
        change(visit, "Somebody removes SrPensionao.") { try $0.remove("SrPensionao") }
        visit.loseRoster(forCalls: 2)
      case (.timeline, 8...):
        // In the midst of a tick in which the profile is due as well: it is not refreshed any more.
        return .details(ownPlayer)
      default: break
      }
      return nil
    }
    visit.act(.back)
  }
}
