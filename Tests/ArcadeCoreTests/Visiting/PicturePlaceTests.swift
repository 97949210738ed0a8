import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

/// Where the pictures stand in windows of other sizes.
@MainActor
@Suite("The place of the pictures")
struct PicturePlaceTests {
  private func contents() throws -> [ScreenContent] {
    let player = Player(id: 4, nickname: try Nickname("CoolMan"))
    return [
      .signIn(StubSignIn()),
      .lobby(VisitRig(.sample).lobby(of: "CoolMan")),
      .details(PlayerDetails(player: player, isOwn: true, rank: 1, count: 1)),
      .score(ScoreCard(nickname: "CoolMan", score: 1, best: 1, isNewBest: true)),
    ]
  }

  @Test("A wider window shows the same picture in its middle")
  func wider() throws {
    for content in try contents() {
      let usual = ScreenPicture.canvas(of: content, size: Size(columns: 80, rows: 40))
      let wide = ScreenPicture.canvas(of: content, size: Size(columns: 120, rows: 40))
      let margin = String(repeating: " ", count: 20)
      #expect(wide.lines == usual.lines.map { $0.isEmpty ? "" : margin + $0 })
    }
  }

  @Test("A higher window has its lines at both ends and the same in between")
  func higher() throws {
    let rule = String(repeating: "─", count: 80)
    for content in try contents() {
      let usual = ScreenPicture.canvas(of: content, size: Size(columns: 80, rows: 24)).lines
      let high = ScreenPicture.canvas(of: content, size: Size(columns: 80, rows: 40)).lines
      #expect(high.count == 40)
      #expect(high[1] == rule)
      #expect(high[38] == rule)
      #expect([high[0], high[39]] == [usual[0], usual[23]])
      #expect(high[2..<38].filter { !$0.isEmpty } == usual[2..<22].filter { !$0.isEmpty })
    }
  }

  @Test("Details and fields stand in the middle also of a higher window")
  func middle() throws {
    let content = try contents()[2]
    let high = ScreenPicture.canvas(of: content, size: Size(columns: 80, rows: 40)).lines
    #expect(high.firstIndex { $0.contains("CoolMan") } == 16)
    let signIn = ScreenPicture.canvas(of: try contents()[0], size: Size(columns: 80, rows: 40))
    #expect(signIn.lines.firstIndex { $0.contains("E-mail") } == 13)
  }

  @Test(
    "A window that is too small for the game is too small for everything",
    arguments: [(80, 23, true), (79, 23, false), (80, 22, false), (1, 1, false), (0, 0, false)])
  func tooSmall(_ columns: Int, _ rows: Int, _ fits: Bool) throws {
    let size = Size(columns: columns, rows: rows)
    for content in try contents() {
      let picture = ScreenPicture.canvas(of: content, size: size)
      #expect(picture.size == size)
      #expect(picture.text.contains("SHIPSHAPE") == fits)
    }
    guard rows == 22 else { return }
    let lines = ScreenPicture.canvas(of: try contents()[0], size: size).lines
    #expect(
      lines.filter { !$0.isEmpty } == [
        "                     The arcade needs a window of 80 by 23.",
        "                     This one has 80 by 22: make it larger.",
        "                                 Ctrl-C leaves",
      ])
  }

  @Test("In a narrow window the request for a larger one is broken, not cut")
  func narrow() throws {
    let lines = ScreenPicture.canvas(of: try contents()[0], size: Size(columns: 30, rows: 8)).lines
    #expect(
      lines == [
        "", " The arcade needs a window of", "          80 by 23.",
        "This one has 30 by 8: make it", "           larger.", "        Ctrl-C leaves", "", "",
      ])
  }

  @Test("A warning stands above the lobby's table, which has the rest of the lines")
  func warning() {
    let lobby = VisitRig(.crowd(of: 100)).lobby(of: "player-00001")
    let size = Size(columns: 80, rows: 24)
    var view = ScreenView()
    view.warning =
      "Something happened before you came, and it takes more than a line to tell of it."
    let lines = ScreenPicture.canvas(of: .lobby(lobby), in: view, size: size).lines
    #expect(
      lines[2...4] == [
        " ! Something happened before you came, and it takes more than a line to tell of",
        "   it.",
        "   Players: 100                                               best   last visit",
      ])
    #expect(lines[21].hasPrefix(" ★ player-00016"))
    #expect(lines[22].hasSuffix(" ▼ 84 more ─"))
    #expect(LobbyPicture.lines(in: view, size: size) == 18)
    #expect(LobbyPicture.lines(in: ScreenView(), size: size) == 20)
  }

  @Test("The focus is where keys go, and nowhere while none are taken")
  func focus() throws {
    func canvas(_ focus: SignInView.Focus, _ status: SignInForm.Status = .editing) -> Canvas {
      var view = ScreenView()
      view.signIn.focus = focus
      let form = SignInForm(email: "me", password: "secret", status: status)
      return ScreenPicture.canvas(
        of: .signIn(StubSignIn(form)), in: view, size: Size(columns: 80, rows: 24))
    }
    let all = SignInView.Focus.allCases.map { canvas($0) }
    #expect(Set(all).count == 3)
    let text = all[0].text
    #expect(all.allSatisfy { $0.text == text }, "only the looks tell the focus")
    #expect(Set(SignInView.Focus.allCases.map { canvas($0, .sending) }).count == 1)
  }

  @Test("The cursor stays where the reader put it")
  func cursor() {
    var view = ScreenView()
    view.signIn.email = TextField("me")
    view.signIn.email.handle(.left)
    let form = StubSignIn(SignInForm(email: "me"))
    let size = Size(columns: 80, rows: 24)
    let moved = ScreenPicture.canvas(of: .signIn(form), in: view, size: size)
    #expect(moved != ScreenPicture.canvas(of: .signIn(form), size: size))
    // A form that was changed by somebody else is shown as it is.
    view.signIn.email = TextField("you")
    #expect(
      ScreenPicture.canvas(of: .signIn(form), in: view, size: size)
        == ScreenPicture.canvas(of: .signIn(form), size: size))
  }
}
