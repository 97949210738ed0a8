import Foundation
import PlayerVisit
import Terminal
import Testing

@testable import ArcadeProgram

@MainActor
@Suite("The visit loop")
struct VisitLoopTests {
  private typealias Step = ScriptedDisplay.Step

  private let visit: Visit
  private let refresh = HandDrivenRefresh()

  init() throws {
    visit = try Visit(players: .sample)
    visit.kata = refresh.kata
  }

  @Test(
    "A guest begins in the lobby, may go to the sign-in screen, and can leave with q or Ctrl-D",
    arguments: [[.character("q")], [.character("Q")], [.control("d")], [.character("o"), .escape]]
      as [[Key]])
  func guest(keys: [Key]) async throws {
    let visit = try Visit()
    let end = keys.flatMap { key in
      key == .escape ? [.until("E-mail    ____"), .key(key)] : [Step.key(key)]
    }
    try await visit.play([.until("Guest · rank 1 of 1")] + end)
    #expect(try visit.roster.players().map(\.nickname.text) == ["Guest"])
  }

  @Test("A picture is drawn only if something has changed or the visit was suspended")
  func pictures() async throws {
    let idle = try await visit.play([.pause(2_000), .key(.escape)], with: "--seed 1")
    let (drawn, waits) = (idle.canvases.count, idle.waits)
    #expect(drawn == 1 && 39...41 ~= waits, "a wait is 50 milliseconds long")
    let quiet = try await visit.play(
      [.pause(200)] + refresh.beats + [.pause(200)] + refresh.beats + [.pause(200), .key("q")])
    #expect(quiet.canvases.count == 1, "nothing was new")
    let joining = Step.outside { [roster = visit.roster] in _ = try? roster.add("Zoë") }
    let news = try await visit.play(
      [.pause(200), joining] + refresh.beats + [.pause(200), .key("q")])
    #expect(news.pictures.last?.contains("Zoë joined.") == true)
    let pictures = try await visit.play([.event(.resumed), .pause(100), .key("q")]).pictures
    #expect(pictures.count == 2 && Set(pictures).count == 1)
  }

  @Test("The lobby updates by itself when other players act and when a failure comes or goes")
  func refreshed() async throws {
    let outage = Outage(of: DependencyInversionSeam.after)
    visit.kata = KataPart(DependencyInversionSeam.self, outage)
    let display = try await visit.play([
      .until("Players: 11"),
      .outside { [roster = visit.roster] in
        _ = try? roster.add("Zoë")
        _ = try? roster.record(50, of: "ZMilof332")
      },
      .until("Players: 12"), .until(" · Zoë joined."),
      .until("ZMilof332 reached a new best of 50."), .until("Guest · rank 2 of 12"),
      .outside { outage.begin() },
      .until(" ! The roster “roster.json” cannot be read: the disk is away."),
      .outside { outage.begin(calls: 0) },
      .when("an end of the failure") { $0?.text.contains("cannot be read") == false }, .key("q"),
    ])
    #expect(display.canvases.count < 30, "a picture for each change")
  }

  @Test(
    "Details open for the selected player, who is still selected on return to the lobby",
    arguments: [Key.escape, .enter, .character("q"), .character("Q"), .control("d")])
  func details(back: Key) async throws {
    try await visit.play([
      .key(.down), .key(.down), .until("▸★ DaromDalashim"), .key(.enter),
      .until("Rank          1 of 11"), .key("x"), .key("p"), .key(back),
      .until("▸★ DaromDalashim"), .key("q"),
    ])
    #expect(refresh.count == 2, "every lobby has its own refresh")
  }

  @Test("Keys that arrive together are handled one after the other")
  func batch() async throws {
    let display = try await visit.play([
      .events([.key(.down), .key(.enter), .key(.escape), .key(.up), .key(.enter)]),
      .until("AnotherGuyProgrammer"), .until("Details"), .key(.escape),
      .events([.key(.character("P")), .key(.character("q"))]), .until("SCORE 000000"),
      .key("q"), .until("▸★"), .key("q"),
    ])
    #expect(display.now < .seconds(60))
  }

  @Test("The lobby's controller reports news once, and opens no details of a player who has left")
  func controller() async throws {
    let lobby = Lobby(
      account: Account(id: 7, nickname: "CoolMan"), roster: visit.roster,
      tables: VisitorSeam.after, refresh: refresh, plan: .usual)
    lobby.open()
    let controller = LobbyScreenController(of: lobby, in: ScreenView(), selecting: nil) {
      Size(columns: 80, rows: 24)
    }
    var news = [controller.takeNews(), controller.takeNews()]
    try visit.roster.record(5, of: "CoolMan")
    await refresh.beat([.profile])
    news += [controller.takeNews(), controller.takeNews()]
    #expect(news == [true, false, true, false])
    _ = controller.press(.end)
    try visit.roster.remove("ZMilof332")
    await refresh.beat()
    let last = try visit.roster.players().last
    #expect(controller.press(.enter) == last.map { .details($0) })
  }

  @Test("In too small a window, the arcade asks for a larger one and takes no key but Ctrl-C")
  func tooSmall() async throws {
    await #expect(throws: Interruption.interrupt) {
      try await visit.play([
        .key(.down), .resize(60, 20), .until("The arcade needs a window of 80 by 23."),
        .until("This one is 60 by 20"), .key("q"), .key("o"), .key(.down), .resize(80, 24),
        .until("▸★ CoolMan"), .resize(60, 20), .event(.interrupted(.interrupt)),
      ])
    }
  }

  @Test("A signal ends every screen and the lobby's refresh, and the error names the signal")
  func signals() async throws {
    let scripts: [(words: String, [Step])] = [
      ("--seed 1", []), ("--guest", [.until("▸★")]),
      ("--guest", [.key(.enter), .until("Details")]),
    ]
    for (words, script) in scripts {
      await #expect(throws: Interruption.hangUp) {
        try await visit.play(script + [.event(.interrupted(.hangUp))], with: words)
      }
      #expect(!refresh.isRunning)
    }
  }

  @Test("A long list of players scrolls to both ends, and a larger window shows more of them")
  func crowd() async throws {
    let visit = try Visit(players: .crowd(of: 1_000))
    let display = try await visit.play([
      .until("▸★ Guest (you)"), .until("▼ 983 more"), .key(.pageDown),
      .until("▸★ player-00020"), .until("▲ 20 more"), .key(.end), .until("▸★ player-01000"),
      .key(.pageUp), .until("▸★ player-00980"), .key(.up), .until("▸★ player-00979"),
      .key(.home), .until("▸★ Guest (you)"), .resize(120, 40), .until("▼ 967 more"), .key("q"),
    ])
    #expect(display.pictures.allSatisfy { !$0.contains("▼ 0") && !$0.contains("▲ 0") })
    #expect(display.canvases.last?.size == Size(columns: 120, rows: 40))
  }
}
