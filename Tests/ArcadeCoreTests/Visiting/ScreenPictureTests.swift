import Foundation
import PlayerRoster
import Terminal
import Testing
import Text

@testable import ArcadeCore

@MainActor
@Suite("The pictures of the screens")
struct ScreenPictureTests {
  private let longName = String(repeating: "한", count: 20)

  func canvas(
    _ content: ScreenContent, in view: ScreenView = ScreenView(), rows: Int = 24, columns: Int = 80
  ) -> Canvas {
    ScreenPicture.canvas(of: content, in: view, size: Size(columns: columns, rows: rows))
  }

  func signIn(_ status: SignInForm.Status = .editing) -> ScreenContent {
    .signIn(
      StubSignIn(SignInForm(email: "me@example.com", password: "secret", status: status)))
  }

  func details(_ name: String, best: Int, visit: Date? = nil) throws -> ScreenContent {
    let player = Player(id: 4, nickname: try Nickname(name), bestScore: best, lastVisit: visit)
    return .details(PlayerDetails(player: player, isOwn: visit != nil, rank: 3, count: 10))
  }

  /// The lines that are not empty, without the blanks around them.
  private func words(of content: ScreenContent) -> [String] {
    canvas(content).lines.filter { !$0.isEmpty }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("The sign-in screen has its fields, its button, the alert, the hint and its keys")
  func signInScreen() {
    let alert = "The answer of the account service names no account; check its address."
    let hint = "Practice: any e-mail address will do, the password is shipshape."
    #expect(
      canvas(signIn(.alert(alert)), in: ScreenView(hint: hint)).text == """
         SHIPSHAPE ARCADE                                                       Sign in
        ────────────────────────────────────────────────────────────────────────────────



                       E-mail    me@example.com__________________________

                       Password  ******__________________________________

                                 [ Sign in ]

                       The answer of the account service names no
                       account; check its address.



                       Practice: any e-mail address will do, the password
                       is shipshape.




        ────────────────────────────────────────────────────────────────────────────────
         Tab ↑↓ move   Enter goes on and signs in   Esc leaves
        """)
    let welcome = SignInForm.Status.welcome("Welcome, Zoë.", Account(id: 1, nickname: "Zoë"))
    for (status, news, keys) in [
      (.sending, "Signing in …", "Esc cancels"), (welcome, "Welcome, Zoë.", "any key goes on"),
    ] as [(SignInForm.Status, String, String)] {
      let lines = words(of: signIn(status))
      #expect(lines.contains(news) && lines.last == keys, "\(lines)")
    }
  }

  @Test("The lobby shows who plays, and how its visitor stands")
  func lobby() throws {
    let rig = VisitRig(.sample)
    try rig.roster.record(120, of: "ZMilof332")
    try rig.roster.welcome("CoolMan", at: VisitRig.noon)
    #expect(
      canvas(.lobby(rig.lobby(of: "CoolMan"))).text == """
         SHIPSHAPE ARCADE                               CoolMan · rank 2 of 10 · best 0
        ────────────────────────────────────────────────────────────────────────────────
           Players: 10                                                best   last visit
        ────────────────────────────────────────────────────────────────────────────────
        ▸★ AnotherGuyProgrammer                                          –            –
         ★ CoolMan (you)                                                 –   2026-03-01
         ★ DaromDalashim                                                 –            –
         ★ Esperpento43531                                               –            –
         ★ HereYourDead102                                               –            –
         ★ ItzWatEver90                                                  –            –
         ★ SeriouslyStuff1022                                            –            –
         ★ SrPensionao                                                   –            –
         ★ ThornSkillex45                                                –            –
         ★ ZMilof332                                                   120            –








        ────────────────────────────────────────────────────────────────────────────────
         ↑↓ PgUp PgDn select   Enter details   p plays   o signs out   q leaves
        """)
    rig.outage.begin()
    let away = canvas(.lobby(rig.lobby(of: "CoolMan"))).text
    #expect(
      away.hasPrefix(
        """
         SHIPSHAPE ARCADE                                                       CoolMan
        ────────────────────────────────────────────────────────────────────────────────
         ! The roster “roster.json” cannot be read: the disk is away.
           Players: 0
        ────────────────────────────────────────────────────────────────────────────────
           There are no players to show.
           Whoever signs in is put on the roster.\n\n
        """))
  }

  @Test("Wide characters, emoji and combining marks keep the columns in line")
  func wideCharacters() throws {
    let rig = VisitRig()
    for name in ["👩‍🚀 Ann", "Zoë", "Zoe\u{301}\u{323}", "한글", longName] {
      try rig.roster.welcome(name, at: VisitRig.noon)
      try rig.roster.record(7, of: name)
    }
    let lines = canvas(.lobby(rig.lobby(of: longName))).lines
    #expect(lines[0].hasSuffix("한한한한한한한한한한한한한한한… · rank 1 of 5 · best 7"))
    for line in lines[4..<9] {
      #expect(TextWidth.columns(of: line) == 79 && line.hasSuffix("7   2026-03-01"), "\(line)")
    }
    #expect(lines[7].contains(longName + " (you) "))
  }

  @Test("Details tell the rank, the best score and the last visit, where there are any")
  func details() throws {
    #expect(
      canvas(try details("CoolMan", best: 1, visit: VisitRig.noon)).text == """
         SHIPSHAPE ARCADE                                                       Details
        ────────────────────────────────────────────────────────────────────────────────






                            CoolMan
                            That is you.

                            Rank          3 of 10

                            Best score    1 point

                            Last visit    2026-03-01 12:00 UTC






        ────────────────────────────────────────────────────────────────────────────────
         Esc or Enter back to the lobby
        """)
    let told: [String] = words(of: try details(longName, best: 0)).dropFirst(2).dropLast(2)
    #expect(
      told == [longName, "Rank          3 of 10", "Best score    none yet", "Last visit    never"])
  }

  @Test("A score tells what it is worth, and the whole reason where it could not be kept")
  func score() {
    let card = ScoreCard(
      nickname: "CoolMan", score: 120, best: 120, isNewBest: true,
      problem: "The score could not be kept: The roster "
        + "“/disk/somebody/.local/share/shipshape/roster.json” cannot be written: "
        + "you have no permission.")
    #expect(
      canvas(.score(card)).text == """
         SHIPSHAPE ARCADE                                                         Score
        ────────────────────────────────────────────────────────────────────────────────





                            CoolMan

                            Score         120 points

                            Best score    120 points

                            That is a new best score.

            The score could not be kept: The roster
            “/disk/somebody/.local/share/shipshape/roster.json” cannot be written:
            you have no permission.




        ────────────────────────────────────────────────────────────────────────────────
         p plays again   Esc or Enter back to the lobby
        """)
    let lower = ScoreCard(nickname: "CoolMan", score: 1, best: nil, isNewBest: false)
    let told: [String] = words(of: .score(lower)).dropFirst(2).dropLast(2)
    #expect(told == ["CoolMan", "Score         1 point"])
  }

  @Test("The game is drawn as it is before its first tick")
  func game() {
    let picture = canvas(.game(GameInvitation(nickname: "CoolMan", highScore: 120))).text
    #expect(picture.hasPrefix(" SCORE 000000     HIGH 000120     WAVE 1     LIVES A A A\n┌"))
    #expect(picture.contains("p pauses   q gives up"))
  }

  @Test("The focus is where keys go, and nowhere while none are taken; the cursor stays")
  func focus() {
    func pictures(_ status: SignInForm.Status) -> [Canvas] {
      SignInView.Focus.allCases.map { focus in
        var view = ScreenView()
        view.signIn.focus = focus
        return canvas(signIn(status), in: view)
      }
    }
    let looks: [Int] = [.editing, .sending].map { Set(pictures($0)).count }
    #expect(looks == [3, 1])
    let texts = Set(pictures(.editing).map(\.text))
    #expect(texts.count == 1, "only the looks tell the focus")
    var view = ScreenView()
    view.signIn.email = TextField("me@example.com")
    view.signIn.email.handle(.left)
    #expect(canvas(signIn(), in: view) != canvas(signIn()))
    // A form that was changed by somebody else is shown as it is.
    view.signIn.email = TextField("you")
    #expect(canvas(signIn(), in: view) == canvas(signIn()))
  }
}
