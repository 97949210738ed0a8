import Foundation
import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

/// Whole screens, as a visitor sees them in a window of 80 by 24.
@MainActor
@Suite("The pictures of the screens")
struct ScreenPictureTests {
  private let size = Size(columns: 80, rows: 24)
  private let hint = "Practice: any e-mail address will do, the password is shipshape."

  private func picture(_ content: ScreenContent, hint: String? = nil) -> String {
    ScreenPicture.canvas(of: content, in: ScreenView(hint: hint), size: size).text
  }

  private func signIn(_ status: SignInForm.Status, password: String = "secret") -> ScreenContent {
    .signIn(StubSignIn(SignInForm(email: "me@example.com", password: password, status: status)))
  }

  @Test("The sign-in screen has its fields, its button, its hint and its keys")
  func emptySignIn() {
    #expect(
      picture(.signIn(StubSignIn()), hint: hint) == """
         SHIPSHAPE ARCADE                                                       Sign in
        ────────────────────────────────────────────────────────────────────────────────



                       E-mail    ________________________________________

                       Password  ________________________________________

                                 [ Sign in ]






                       Practice: any e-mail address will do, the password
                       is shipshape.




        ────────────────────────────────────────────────────────────────────────────────
         Tab ↑↓ move   Enter goes on and signs in   Esc leaves
        """)
  }

  @Test("An alert stands below the button, and no password can be read")
  func alert() {
    let alert = "The answer of the account service names no account; check its address."
    #expect(
      picture(signIn(.alert(alert))) == """
         SHIPSHAPE ARCADE                                                       Sign in
        ────────────────────────────────────────────────────────────────────────────────



                       E-mail    me@example.com__________________________

                       Password  ******__________________________________

                                 [ Sign in ]

                       The answer of the account service names no
                       account; check its address.









        ────────────────────────────────────────────────────────────────────────────────
         Tab ↑↓ move   Enter goes on and signs in   Esc leaves
        """)
  }

  @Test("While a request is under way, and when it was answered, the keys are others")
  func sendingAndWelcome() {
    let sending = picture(signIn(.sending)).split(separator: "\n")
    #expect(sending.contains("               Signing in …"))
    #expect(sending.last == " Esc cancels")
    let welcome = picture(
      signIn(.welcome("Welcome, CoolMan.", Account(id: 1, nickname: "CoolMan")), password: "")
    ).split(separator: "\n")
    #expect(welcome.contains("               Welcome, CoolMan."))
    #expect(welcome.last == " any key goes on")
  }

  @Test("The lobby shows who plays, and how its visitor stands")
  func lobby() throws {
    let rig = VisitRig(.sample)
    try rig.roster.record(120, of: "ZMilof332")
    try rig.roster.welcome("CoolMan", at: VisitRig.noon)
    #expect(
      picture(.lobby(rig.lobby(of: "CoolMan"))) == """
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
  }

  @Test("A lobby whose roster cannot be read says so")
  func emptyLobby() {
    let rig = VisitRig()
    rig.roster.fail(with: .unreadable("/data/roster.json", reason: "you have no permission"))
    #expect(
      picture(.lobby(rig.lobby(of: "CoolMan"))) == """
         SHIPSHAPE ARCADE                                                       CoolMan
        ────────────────────────────────────────────────────────────────────────────────
         ! The roster “/data/roster.json” cannot be read: you have no permission.
           Players: 0
        ────────────────────────────────────────────────────────────────────────────────
           There are no players to show.
           Whoever signs in is put on the roster.















        ────────────────────────────────────────────────────────────────────────────────
         ↑↓ PgUp PgDn select   Enter details   p plays   o signs out   q leaves
        """)
  }

  @Test("Wide characters, emoji and combining marks keep the columns in line")
  func wideCharacters() throws {
    let rig = VisitRig()
    let names = ["👩‍🚀 Ann", "Zoë", "Zoe\u{301}\u{323}", "한글", String(repeating: "한", count: 20)]
    for name in names {
      try rig.roster.welcome(name, at: VisitRig.noon)
      try rig.roster.record(7, of: name)
    }
    let lobby = rig.lobby(of: String(repeating: "한", count: 20))
    let canvas = ScreenPicture.canvas(of: .lobby(lobby), size: size)
    #expect(canvas.lines[0].hasSuffix("한한한한한한한한한한한한한한한… · rank 1 of 5 · best 7"))
    for row in 4..<9 {
      #expect(TextWidth.columns(of: canvas.lines[row]) == 79)
      #expect(canvas.lines[row].hasSuffix("7   2026-03-01"))
    }
    #expect(canvas.lines[7].contains(String(repeating: "한", count: 20) + " (you) "))
  }

  @Test("Details tell the rank, the best score and the last visit")
  func details() throws {
    let player = Player(
      id: 4, nickname: try Nickname("CoolMan"), bestScore: 1, lastVisit: VisitRig.noon)
    #expect(
      picture(.details(PlayerDetails(player: player, isOwn: true, rank: 3, count: 10))) == """
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
  }

  @Test("Somebody who never played and never came has neither score nor day")
  func emptyDetails() throws {
    let player = Player(id: 4, nickname: try Nickname(String(repeating: "한", count: 20)))
    let picture = picture(.details(PlayerDetails(player: player, isOwn: false, rank: 1, count: 1)))
    let words = picture.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      words.dropFirst(2).dropLast(2) == [
        String(repeating: "한", count: 20), "Rank          1 of 1", "Best score    none yet",
        "Last visit    never",
      ])
  }

  @Test("A score tells what it is worth")
  func score() {
    let card = ScoreCard(nickname: "CoolMan", score: 120, best: 120, isNewBest: true)
    #expect(
      picture(.score(card)) == """
         SHIPSHAPE ARCADE                                                         Score
        ────────────────────────────────────────────────────────────────────────────────





                            CoolMan

                            Score         120 points

                            Best score    120 points

                            That is a new best score.








        ────────────────────────────────────────────────────────────────────────────────
         p plays again   Esc or Enter back to the lobby
        """)
    let lower = ScoreCard(nickname: "CoolMan", score: 1, best: 120, isNewBest: false)
    #expect(picture(.score(lower)).contains("Score         1 point\n"))
    #expect(!picture(.score(lower)).contains("new best"))
  }

  @Test("A score that could not be kept tells the whole reason")
  func problem() {
    let card = ScoreCard(
      nickname: "CoolMan", score: 20, best: nil, isNewBest: false,
      problem: "The score could not be kept: The roster "
        + "“/disk/somebody/.local/share/shipshape/roster.json” cannot be written: "
        + "you have no permission.")
    #expect(
      picture(.score(card)) == """
         SHIPSHAPE ARCADE                                                         Score
        ────────────────────────────────────────────────────────────────────────────────





                            CoolMan

                            Score         20 points





            The score could not be kept: The roster
            “/disk/somebody/.local/share/shipshape/roster.json” cannot be written:
            you have no permission.




        ────────────────────────────────────────────────────────────────────────────────
         p plays again   Esc or Enter back to the lobby
        """)
  }

  @Test("The game is drawn as it is before its first tick")
  func game() {
    let picture = picture(.game(GameInvitation(nickname: "CoolMan", highScore: 120)))
    #expect(picture.hasPrefix(" SCORE 000000     HIGH 000120     WAVE 1     LIVES A A A\n┌"))
    #expect(picture.contains("p pauses   q gives up"))
  }
}
