import Foundation
import PlayerRoster
import SpaceGame

@testable import ArcadeCore

/// A visit as nobody would make it: a seeded stream of steps, sensible ones and nonsense.
@MainActor
struct RandomVisit {
  private static let people = ["CoolMan", "Zoë", "한글🚀", "ZMilof332", "coolman", "x"]
  private static let names =
    people + ["", "  ", "SrPensionao", "Guest", "a name that is far too long", "tab\there"]
  private static let now = Date(timeIntervalSince1970: 1_767_268_800)

  private let visit: NotedVisit
  private var generator: SeededGenerator

  init(
    _ sides: Sides, seed: UInt64, rosterFile: URL, service: AccountService,
    note: @escaping @Sendable (String) -> Void
  ) {
    generator = SeededGenerator(seed: seed)
    let plan = RefreshPlan(
      tickLength: .milliseconds(1), timelinePeriod: 1 + generator.draw(below: 3),
      profilePeriod: 1 + generator.draw(below: 4))
    visit = NotedVisit(
      sides, rosterFile: rosterFile, service: service, plan: plan, now: RandomVisit.now, note: note)
  }

  mutating func play(steps: Int) async {
    for _ in 0..<steps { await step() }
    visit.noteRoster()
  }

  private mutating func step() async {
    guard let content = visit.screen?.content else {
      if generator.draw(below: 4) == 0 { visit.arriveAsGuest() } else { visit.arrive() }
      return
    }
    switch generator.draw(below: 10) {
    case 0, 1: return visit.act(action())
    case 2: return visit.actWithoutRoster(action())
    default: break
    }
    switch content {
    case .signIn: await signIn()
    case .lobby: await lobby()
    case .details: visit.act(.back)
    case .game: await game()
    case .score: visit.act(one(of: [.back, .play]))
    }
  }

  // MARK: - Screens

  private mutating func signIn() async {
    let name =
      generator.draw(below: 3) > 0 ? one(of: RandomVisit.people) : one(of: MoodyAccounts.moods)
    let email = one(of: ["\(name)@a.example", "  \(name)@a.example ", "", " "], often: 6)
    let password = one(of: ["secret", " ", ""], often: 6)
    // Nobody waits for one who never answers.
    if name == "silent" || generator.draw(below: 8) == 0 {
      await visit.signInAndCancel(email: "silent@a.example", password: password)
    } else {
      await visit.signIn(email: email, password: password)
      visit.goOn()
    }
  }

  private mutating func lobby() async {
    if generator.draw(below: 3) == 0 {
      visit.act(one(of: [.play, someDetails(), .signOut, .leave]))
      return
    }
    let (lastTick, action) = (1 + generator.draw(below: 6), action(thatLeaves: true))
    var happenings = generator
    await visit.watch { [visit] _, tick in
      guard tick < lastTick else { return action }
      RandomVisit.happen(in: visit, &happenings)
      return nil
    }
    generator = happenings
  }

  private mutating func game() async {
    let commands = RandomCommands.stream(
      seed: generator.next(), count: 1 + generator.draw(below: 20))
    let recording = Recording(seed: 0, commands: commands, digest: "")
    await visit.play(seed: generator.next(), by: RecordedPilot(recording))
  }

  // MARK: - Draws

  /// Something that somebody else does, or that happens to the disk.
  private static func happen(in visit: NotedVisit, _ generator: inout SeededGenerator) {
    let (kind, name) = (generator.draw(below: 7), names[generator.draw(below: names.count)])
    let newName = names[generator.draw(below: names.count)]
    switch kind {
    case 0: visit.meanwhile("add") { try $0.add(name) }
    case 1, 6: visit.meanwhile("rename") { try $0.rename(name, to: newName) }
    case 2: visit.meanwhile("remove") { try $0.remove(name) }
    case 3: visit.meanwhile("record") { try $0.record(generator.draw(below: 50), of: name) }
    case 4: visit.loseRoster(forCalls: 1 + generator.draw(below: 3))
    default: break
    }
  }

  private mutating func action(thatLeaves: Bool = false) -> ScreenAction {
    let leaving = [someDetails(), .play, .signOut, .leave]
    if thatLeaves { return one(of: leaving) }
    let account = Account(id: generator.draw(below: 9), nickname: one(of: RandomVisit.people))
    return one(
      of: leaving + [
        .signedIn(account), .finished(score: generator.draw(below: 100)), .back,
      ])
  }

  /// The details of somebody in the lobby, or of somebody who is nowhere.
  private mutating func someDetails() -> ScreenAction {
    let players = visit.lobby?.content.players ?? []
    let number = generator.draw(below: players.count + 1)
    if number < players.count { return .details(players[number]) }
    guard let nobody = try? Nickname("Nobody") else {
      preconditionFailure("This name follows the rules.")
    }
    return .details(Player(id: 99, nickname: nobody, bestScore: 7))
  }

  /// - Parameter often: How much more often the first is drawn than each of the others.
  private mutating func one<Choice>(of choices: [Choice], often: Int = 1) -> Choice {
    choices[max(0, generator.draw(below: choices.count + often - 1) - (often - 1))]
  }
}
