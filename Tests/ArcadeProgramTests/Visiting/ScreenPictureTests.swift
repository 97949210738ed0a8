import Foundation
import PlayerVisit
import Terminal
import Testing
import Text

@testable import ArcadeProgram

/// The transcript of a visit pins the usual pictures; these are the others, and one drawn in full.
@MainActor
@Suite("Pictures of the screens")
struct ScreenPictureTests {
  private let longName = String(repeating: "한", count: 20)

  func canvas(
    _ content: ScreenContent, in view: ScreenView = ScreenView(form: .stub()), rows: Int = 24,
    columns: Int = 80
  ) -> Canvas {
    ScreenPicture.canvas(of: content, in: view, size: Size(columns: columns, rows: rows))
  }

  func details(_ name: String, best: Int) throws -> ScreenContent {
    let player = Player(id: 4, nickname: try Nickname(name), bestScore: best)
    return .details(PlayerDetails(player: player, isOwn: false, rank: 3, count: 10))
  }

  /// A player's open lobby, with a roster that can fail.
  func lobby(
    of nickname: String, in visit: Visit, losing outage: Outage = Outage(of: layers)
  ) -> ScreenContent {
    let lobby = Lobby(
      account: Account(id: 7, nickname: nickname),
      roster: outage.openRoster(in: visit.rosterFile), tables: VisitorSeam.after,
      refresh: HandDrivenRefresh(), plan: .usual)
    lobby.open()
    return .lobby(lobby)
  }

  nonisolated private static var layers: any RosterOpening { DependencyInversionSeam.after }

  /// The lines that are not empty, without the blanks around them.
  private func words(
    of content: ScreenContent, in view: ScreenView = ScreenView()
  ) -> [String] {
    canvas(content, in: view).lines.filter { !$0.isEmpty }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("The sign-in screen has its fields, its button, its news, the hint and its keys")
  func signInScreen() {
    let alert = "The answer of the account service names no account; check its address."
    let hint = "Practice: any address such as me@example.com will do; the password is shipshape."
    let form = FormPicture.stub(alert, tint: .warning)
    let canvas = ScreenPicture.canvas(
      of: form, in: ScreenView(hint: hint), size: Size(columns: 80, rows: 24))
    let lines = canvas.lines.filter { !$0.isEmpty }.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines[2..<9] == [
        "E-mail    me@example.com__________________________",
        "Password  ******__________________________________", "[ Sign in ]",
        "The answer of the account service names no", "account; check its address.",
        "Practice: any address such as me@example.com will", "do; the password is shipshape.",
      ])
    let keys = "Tab moves   Enter continues, then signs in   Ctrl-G plays as guest   Esc leaves"
    #expect(lines.last == keys)
    let shown = self.canvas(
      .signIn(StubSignIn()), in: ScreenView(hint: hint, form: form))
    #expect(shown == canvas, "the form is drawn again as last shown")
  }

  @Test(
    "A form's news has at most four lines and its hint two; focus changes only the button's style")
  func longNews() {
    let long = Array(repeating: "more", count: 100).joined(separator: " ")
    var form = FormPicture.stub(long)
    form.help = .underWay
    let view = ScreenView(hint: long, form: form)
    let usual = canvas(.signIn(StubSignIn()), in: view)
    let blocks = usual.lines.split { $0.isEmpty }.filter { $0.joined().contains("more") }
    #expect(blocks.map(\.count) == [4, 2])
    #expect(usual.lines.last?.trimmingCharacters(in: .whitespaces) == "Esc cancels")
    form.isButtonFocused = true
    let focused = canvas(.signIn(StubSignIn()), in: ScreenView(hint: long, form: form))
    #expect(focused != usual && focused.text == usual.text, "only the style tells the focus")
  }

  @Test("The lobby shows the players and the visitor's rank")
  func lobby() throws {
    let visit = try Visit(players: .sample)
    try visit.roster.record(120, of: "ZMilof332")
    try visit.roster.welcome("CoolMan", at: Visit.noon)
    #expect(
      canvas(lobby(of: "CoolMan", in: visit)).text == """
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
    let outage = Outage(of: Self.layers)
    outage.begin()
    let away = canvas(lobby(of: "CoolMan", in: visit, losing: outage)).lines
    #expect(away[0].hasSuffix("  CoolMan"))
    #expect(away[2] == " ! The roster “roster.json” cannot be read: the disk is away.")
  }

  @Test("Columns stay aligned after wide characters, emoji and combining marks")
  func wideCharacters() throws {
    let visit = try Visit()
    for name in ["👩‍🚀 Ann", "Zoë", "Zoe\u{301}\u{323}", "한글", longName] {
      try visit.roster.welcome(name, at: Visit.noon)
      try visit.roster.record(7, of: name)
    }
    let lines = canvas(lobby(of: longName, in: visit)).lines
    #expect(lines[0].hasSuffix("한한한한한한한한한한한한한한한… · rank 1 of 5 · best 7"))
    for line in lines[4..<9] {
      #expect(TextWidth.columns(of: line) == 79 && line.hasSuffix("7   2026-03-01"), "\(line)")
    }
    #expect(lines[7].contains(longName + " (you) "))
  }

  @Test("The details of another player show all that is known, and a name of any width fits")
  func otherDetails() throws {
    let lines = words(of: try details(longName, best: 0))
    #expect(
      lines[2..<6] == [
        longName, "Rank          3 of 10", "Best score    none yet", "Last visit    never",
      ])
    #expect(words(of: try details("CoolMan", best: 1))[4] == "Best score    1 point")
  }

  @Test("The screen for an unsaved score shows the full reason and no best score")
  func unkeptScore() {
    let problem =
      "The score could not be kept: The roster “/disk/somebody/.local/share/shipshape/roster.json” "
      + "cannot be written: you have no permission."
    let card = ScoreCard(
      nickname: "CoolMan", score: 1, best: nil, isNewBest: false, problem: problem)
    #expect(
      canvas(.score(card)).lines[7..<18] == [
        "                    CoolMan", "", "                    Score         1 point", "", "", "",
        "",
        "", "    The score could not be kept: The roster",
        "    “/disk/somebody/.local/share/shipshape/roster.json” cannot be written:",
        "    you have no permission.",
      ])
  }
}
