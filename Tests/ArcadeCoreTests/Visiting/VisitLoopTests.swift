import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

@MainActor
@Suite("A loop through the arcade")
struct VisitLoopTests {
  @Test("Signing in leads by the welcome to the lobby, and q leaves")
  func signIn() async throws {
    let rig = VisitRig(.sample)
    let ending = await rig.run(
      .type("me@example.com"), .key(.enter), .type("secret"), .key(.enter),
      .until("Signing in …"), rig.welcomes("CoolMan"), .until("Welcome, CoolMan."),
      .until("CoolMan · rank 1 of 10"), .key(.character("q")))
    #expect(ending == .left)
    let form = try #require(rig.signInMaker.screens.first?.submissions.first)
    #expect(form == SignInForm(email: "me@example.com", password: "secret"))
    #expect(rig.signInMaker.screens.count == 1)
    #expect(try rig.roster.players().first { $0.id == 1 }?.lastVisit == VisitRig.noon)
    #expect(rig.refresh.current == nil, "the lobby has gone")
  }

  @Test("A welcome stays for a second, or until a key")
  func welcome() async throws {
    let rig = VisitRig(.sample)
    await rig.run(
      rig.welcomes("CoolMan"), .until("Welcome"), .pause(800),
      rig.happens { #expect($0.display.pictures.last?.contains("Welcome") == true) }, .pause(250),
      rig.happens { #expect($0.display.pictures.last?.contains("rank 1") == true) },
      .key(.character("q")))
    let hasty = VisitRig(.sample)
    await hasty.run(
      hasty.welcomes("CoolMan"), .until("Welcome"), .key(.character("q")), .until("rank 1"),
      .key(.character("q")))
    #expect(hasty.display.now < .seconds(1))
  }

  @Test("A guest begins in the lobby, and may sign in later")
  func guest() async throws {
    let rig = VisitRig()
    let ending = await rig.run(
      asGuest: true, .until("Guest · rank 1 of 1"), .key(.character("o")), .until("E-mail"),
      .key(.escape))
    #expect(ending == .left)
    #expect(try rig.roster.players().map(\.nickname.text) == ["Guest"])
  }

  @Test("A picture is drawn where something changed, and only there")
  func pictures() async {
    let rig = VisitRig(.sample)
    await rig.run(.pause(10_000), .key(.escape))
    #expect(rig.display.pictures.count == 1)
    #expect((195...205).contains(rig.display.waits), "a wait is 50 milliseconds long")
    await rig.run(
      asGuest: true, .pause(1_000), rig.happens { $0.refresh.beat() }, .pause(1_000),
      rig.happens { $0.refresh.beat() }, .pause(1_000), .key(.character("q")))
    #expect(rig.display.pictures.count == 1, "nothing was new")
  }

  @Test("What others do comes into the lobby without a key")
  func refresh() async {
    let rig = VisitRig(.sample)
    await rig.run(
      asGuest: true, .until("Players: 11"),
      rig.happens { rig in
        _ = try? rig.roster.add("Zoë")
        _ = try? rig.roster.record(50, of: "ZMilof332")
        rig.refresh.beat()
      },
      .until("Players: 12"), .until(" · Zoë joined."),
      .until("ZMilof332 reached a new best of 50."),
      .until("Guest · rank 2 of 12"), .key(.character("q")))
    #expect(rig.display.pictures.count == 2)
  }

  @Test("A roster that fails while the lobby is open is told, and told no more when it works again")
  func failure() async {
    let rig = VisitRig(.sample)
    await rig.run(
      asGuest: true, .until("Players: 11"),
      rig.happens { rig in
        rig.roster.fail(with: .unreadable("/data/roster.json", reason: "you have no permission"))
        rig.refresh.beat()
      },
      .until(" ! The roster “/data/roster.json” cannot be read: you have no permission."),
      rig.happens { rig in
        rig.roster.fail(with: nil)
        rig.refresh.beat()
      },
      .pause(100), .key(.character("q")))
    #expect(rig.display.pictures.count == 3)
    #expect(rig.display.pictures.last?.contains("cannot be read") == false)
  }

  @Test("Details open for who is selected, and lead back to them")
  func details() async {
    let rig = VisitRig(.sample)
    for key in [Key.escape, .enter, .character("q"), .character("Q"), .control("d")] {
      await rig.run(
        asGuest: true, .key(.down), .key(.down), .until("▸★ DaromDalashim"), .key(.enter),
        .until("Rank          1 of 11"), .key(.character("x")), .key(.character("p")), .key(key),
        .until("▸★ DaromDalashim"), .key(.character("q")))
    }
    #expect(rig.refresh.count == 10, "every lobby has its own refresh")
  }

  @Test("Somebody who has gone from the roster is not opened")
  func goneSelection() async {
    let rig = VisitRig(.sample)
    await rig.run(
      asGuest: true, .key(.down), .until("▸★ CoolMan"),
      rig.happens { rig in
        _ = try? rig.roster.remove("CoolMan")
        rig.refresh.beat()
      },
      .key(.enter), .until("DaromDalashim"), .until("Details"), .key(.escape),
      .key(.character("q")))
    #expect(!rig.display.pictures.contains { $0.contains("CoolMan") && $0.contains("Details") })
  }

  @Test("Keys that come at once are taken one after the other")
  func batch() async {
    let rig = VisitRig(.sample)
    await rig.run(
      asGuest: true, .events([.key(.down), .key(.enter), .key(.escape), .key(.up), .key(.enter)]),
      .until("AnotherGuyProgrammer"), .until("Details"), .key(.escape),
      .events([.key(.character("p")), .key(.character("q"))]), .until("SCORE 000000"),
      .key(.character("q")), .until("▸★"), .key(.character("q")))
  }

  @Test("Signing out leads to an empty sign-in screen")
  func signOut() async {
    let rig = VisitRig(.sample)
    await rig.run(
      .type("me@example.com"), .key(.enter), .type("secret"), .key(.enter),
      .until("Signing in …"), rig.welcomes("CoolMan"), .until("rank 1 of 10"),
      .key(.character("O")), .until("Password  ____"),
      rig.happens { #expect($0.refresh.current == nil, "nothing is left of the lobby") },
      .type("q"), .until("E-mail    q___"),
      .key(.escape))
    #expect(rig.signInMaker.screens.count == 2)
    #expect(rig.display.pictures.last?.contains("secret") == false)
  }

  @Test(
    "Capital letters and Ctrl-D do what the small letters do",
    arguments: [Key.character("Q"), .control("d")])
  func otherKeys(_ key: Key) async {
    #expect(await VisitRig().run(asGuest: true, .key(key)) == .left)
  }
}
