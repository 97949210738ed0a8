import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

@MainActor
@Suite("A loop through the arcade")
struct VisitLoopTests {
  private typealias Step = ScriptedDisplay.Step

  private let small = Size(columns: 60, rows: 20)
  private let rig = VisitRig(.sample)

  private func signIn() -> [Step] {
    [
      .type("me@example.com"), .key(.enter), .type("secret"), .key(.enter),
      .until("Signing in …"), rig.welcomes("CoolMan"), .until("Welcome, CoolMan."),
      .until("CoolMan · rank 1 of 10"),
    ]
  }

  @Test("Signing in leads by the welcome to the lobby, signing out to an empty sign-in screen")
  func signInAndOut() async throws {
    let ending = await rig.run(
      signIn() + [
        .key("O"), .until("Password  ____"),
        rig.happens { #expect($0.refresh.current == nil, "nothing is left of the lobby") },
        .type("q"), .until("E-mail    q___"), .key(.escape),
      ])
    #expect(ending == .left)
    let form = SignInForm(email: "me@example.com", password: "secret")
    #expect(rig.signInMaker.screens.map(\.submissions) == [[form], []])
    let (first, last) = (rig.display.pictures.first ?? "", rig.display.picture)
    #expect(first.contains("Ask the host.") && !last.contains("secret"))
    let own = try rig.roster.players().first { $0.id == 1 }
    #expect(own?.lastVisit == VisitRig.noon)
  }

  @Test("A welcome stays for a second, or until a key")
  func welcome() async throws {
    await rig.run([
      rig.welcomes("CoolMan"), .until("Welcome"), .pause(800),
      rig.happens { #expect($0.display.picture.contains("Welcome")) }, .pause(250),
      rig.happens { #expect($0.display.picture.contains("rank 1")) }, .key("q"),
    ])
    await rig.run([
      rig.welcomes("CoolMan"), .until("Welcome"), .key("q"), .until("rank 1"), .key("q"),
    ])
    #expect(rig.display.now < .seconds(1))
  }

  @Test("A guest begins in the lobby, and may sign in later or leave")
  func guest() async throws {
    let rig = VisitRig()
    let ending = await rig.run(
      asGuest: true, [.until("Guest · rank 1 of 1"), .key("o"), .until("E-mail"), .key(.escape)])
    #expect(ending == .left)
    #expect(try rig.roster.players().map(\.nickname.text) == ["Guest"])
    for key in [Key.character("q"), .character("Q"), .control("d")] {
      #expect(await rig.run(asGuest: true, [.until("▸★"), .key(key)]) == .left)
    }
  }

  @Test("A picture is drawn where something changed or the visit was suspended, and only there")
  func pictures() async {
    await rig.run([.pause(2_000), .key(.escape)])
    let (drawn, waits) = (rig.display.canvases.count, rig.display.waits)
    #expect(drawn == 1 && 39...41 ~= waits, "a wait is 50 milliseconds long")
    await rig.run(
      asGuest: true,
      [.pause(200)] + rig.beats() + [.pause(200)] + rig.beats() + [.pause(200), .key("q")])
    #expect(rig.display.canvases.count == 1, "nothing was new")
    await rig.run([.event(.resumed), .pause(100), .key(.escape)])
    let pictures = rig.display.pictures
    #expect(pictures.count == 2 && Set(pictures).count == 1)
  }

  @Test("What others do comes into the lobby without a key, and so do failures and their end")
  func refresh() async {
    await rig.run(
      asGuest: true,
      [.until("Players: 11")]
        + rig.beats { rig in
          _ = try? rig.roster.add("Zoë")
          _ = try? rig.roster.record(50, of: "ZMilof332")
        } + [
          .until("Players: 12"), .until(" · Zoë joined."),
          .until("ZMilof332 reached a new best of 50."), .until("Guest · rank 2 of 12"),
        ]
        + rig.beats { $0.outage.begin() }
        + [.until(" ! The roster “roster.json” cannot be read: the disk is away.")]
        + rig.beats { $0.outage.end() }
        + [.pause(100), .key("q")])
    // A picture may come between two refreshes of a tick.
    let (count, last) = (rig.display.pictures.count, rig.display.picture)
    #expect(4...6 ~= count && !last.contains("cannot be read"))
  }

  @Test(
    "Details open for who is selected, and lead back to them",
    arguments: [Key.escape, .enter, .character("q"), .character("Q"), .control("d")])
  func details(back: Key) async {
    await rig.run(
      asGuest: true,
      [
        .key(.down), .key(.down), .until("▸★ DaromDalashim"), .key(.enter),
        .until("Rank          1 of 11"), .key("x"), .key("p"), .key(back),
        .until("▸★ DaromDalashim"), .key("q"),
      ])
    #expect(rig.refresh.count == 2, "every lobby has its own refresh")
  }

  @Test("Keys that come at once are taken one after the other")
  func batch() async {
    await rig.run(
      asGuest: true,
      [
        .events([.key(.down), .key(.enter), .key(.escape), .key(.up), .key(.enter)]),
        .until("AnotherGuyProgrammer"), .until("Details"), .key(.escape),
        .events([.key(.character("P")), .key(.character("q"))]), .until("SCORE 000000"),
        .key("q"), .until("▸★"), .key("q"),
      ])
    #expect(rig.display.now < .seconds(60))
  }

  @Test("The lobby's controller finds news once, and nobody who has gone since the last look")
  func controller() async throws {
    let controller = LobbyScreenController(
      of: rig.lobby(of: "CoolMan"), in: ScreenView(), selecting: nil
    ) { Size(columns: 80, rows: 24) }
    var news = [controller.takeNews(), controller.takeNews()]
    try rig.roster.record(5, of: "CoolMan")
    await rig.refresh.beat([.profile])
    news += [controller.takeNews(), controller.takeNews()]
    #expect(news == [true, false, true, false])
    _ = controller.press(.end)
    try rig.roster.remove("ZMilof332")
    await rig.refresh.beat()
    let last = try rig.roster.players().last
    #expect(controller.press(.enter) == last.map { .details($0) })
  }

  // MARK: - The window

  @Test("Too small a window asks for a larger one and takes no key but Ctrl-C")
  func tooSmall() async {
    let ending = await rig.run(
      asGuest: true,
      [
        .key(.down), .resize(60, 20), .until("The arcade needs a window of 80 by 23."),
        .until("This one has 60 by 20"), .key("q"), .key("o"), .key(.down), .resize(80, 24),
        .until("▸★ CoolMan"), .resize(60, 20), .event(.interrupted(.interrupt)),
      ])
    #expect(ending == .interrupted(.interrupt))
  }

  @Test("A warning stands in the lobby, and is told after the visit, whether it was seen or not")
  func warning() async {
    let sentence = "Something happened before you came."
    let end = Step.event(.interrupted(.terminate))
    let usual = Size(columns: 80, rows: 24)
    let cases: [(isGuest: Bool, size: Size, script: [Step])] = [
      (false, usual, [.until("E-mail"), .key(.escape)]),
      (true, small, [.until("The arcade needs"), end]),
      (true, usual, [.resize(60, 20), end]),
      (true, usual, [.until(sentence), .key("q")]),
    ]
    for (isGuest, size, script) in cases {
      await rig.run(asGuest: isGuest, warning: sentence, size: size, script)
      #expect(rig.warnings == [sentence])
    }
  }

  @Test("A signal ends every screen with its name")
  func signals() async {
    let end = Step.event(.interrupted(.hangUp))
    #expect(await rig.run([end]) == .interrupted(.hangUp))
    let scripts: [[Step]] = [[.until("▸★"), end], [.key(.enter), .until("Details"), end]]
    for script in scripts {
      #expect(await rig.run(asGuest: true, script) == .interrupted(.hangUp))
      #expect(rig.refresh.current == nil)
    }
  }

  @Test("A crowd is scrolled through, to both ends, and a larger window shows more of it")
  func crowd() async {
    let rig = VisitRig(.crowd(of: 1_000))
    await rig.run(
      asGuest: true,
      [
        .until("▸★ Guest (you)"), .until("▼ 983 more"), .key(.pageDown),
        .until("▸★ player-00020"), .until("▲ 20 more"), .key(.end), .until("▸★ player-01000"),
        .key(.pageUp), .until("▸★ player-00980"), .key(.up), .until("▸★ player-00979"),
        .key(.home), .until("▸★ Guest (you)"), .resize(120, 40), .until("▼ 967 more"), .key("q"),
      ])
    #expect(rig.display.pictures.allSatisfy { !$0.contains("▼ 0") && !$0.contains("▲ 0") })
    #expect(rig.display.canvases.last?.size == Size(columns: 120, rows: 40))
  }
}
