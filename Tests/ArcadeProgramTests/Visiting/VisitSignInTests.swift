import PlayerVisit
import Terminal
import Testing

@testable import ArcadeProgram

@MainActor
@Suite("The sign-in screen in the arcade")
struct VisitSignInTests {
  private typealias Step = ScriptedDisplay.Step

  private let maker = StubSignInMaker()
  private let visit: Visit
  private let coolman = Account(id: 7, nickname: "CoolMan")
  private var screen: StubSignIn? { maker.screens.last }

  init() throws {
    visit = try Visit()
    visit.kata = KataPart(SignInSeam.self, maker)
  }

  @discardableResult
  private func play(_ script: [Step]) async throws -> ScriptedDisplay {
    try await visit.play(script, with: "--seed 1")
  }

  @Test("Every key that means something in a form goes to the form, where q is a letter")
  func keys() async throws {
    let meanings: [(Key, FormKey)] = [
      (.character("q"), .character("q")), (.character(" "), .character(" ")), (.enter, .enter),
      (.tab, .next), (.down, .next), (.backTab, .previous), (.up, .previous), (.left, .left),
      (.right, .right), (.home, .home), (.control("a"), .home), (.end, .end),
      (.control("e"), .end), (.backspace, .backspace), (.delete, .delete),
      (.control("u"), .deleteToStart), (.control("k"), .deleteToEnd),
    ]
    let none: [Key] = [.pageUp, .pageDown, .control("x")]
    for end in [(Key.escape, FormKey.escape), (.control("d"), .quit)] {
      try await play((none + meanings.map(\.0) + none + [end.0]).map { .key($0) })
      #expect(screen?.keys == meanings.map(\.1) + [end.1])
      #expect(screen?.cancellations == 1, "leaving gives up a request under way")
    }
  }

  @Test("The form is drawn at once in the arcade's frame, and again when the window changes")
  func pictures() async throws {
    let display = try await play([
      .pause(200), .key("x"), .pause(200), maker.shows("Wrong."), .pause(200), .resize(100, 30),
      .pause(200), .event(.resumed), .pause(200), .key(.escape),
    ])
    let view = ScreenView(
      hint: AccountService.embedded().hint, label: "your kata of lesson 6, after in all others")
    let usual = Size(columns: 80, rows: 24)
    let large = Size(columns: 100, rows: 30)
    let shown: [(String, Size)] = [
      ("", usual), ("1 keys", usual), ("Wrong.", usual), ("Wrong.", large), ("Wrong.", large),
      ("2 keys", large),
    ]
    #expect(
      display.canvases
        == shown.map { ScreenPicture.canvas(of: .stub($0.0), in: view, size: $0.1) })
  }

  @Test("A welcome stays for a second or until a key is pressed, and then leads to the lobby")
  func welcome() async throws {
    let welcome = maker.shows("Welcome.", signingIn: coolman)
    let stays: [([Step], ClosedRange<Int>)] = [
      ([], 1_000...1_150), ([.key("x")], 0...150), ([.key(.pageUp)], 0...150),
      ([.key(.escape)], 0...150),
    ]
    for (keys, stay) in stays {
      let start = try await play(
        [welcome, .until("Welcome.")] + keys + [.until("rank 1"), .key("q")])
      #expect(stay.contains(Int(start.now / .milliseconds(1))))
      #expect(screen?.keys == [] && screen?.cancellations == 1, "leaving cancels")
    }
  }

  @Test("Ctrl-G gives up the sign-in and opens the lobby for a guest, but follows a welcome")
  func guest() async throws {
    let guest = Step.key(.control("g"))
    try await play([.key("x"), guest, .until("Guest · rank 1 of 1"), .key("q")])
    #expect(screen?.keys == [.character("x")] && screen?.cancellations == 1)
    try await play([
      maker.shows("Welcome.", signingIn: coolman), guest, .until("CoolMan · rank 1 of 2"),
      .key("q"),
    ])
  }

  @Test(
    "With the fairs, the arcade asks line by line, shows no password, and Escape leaves",
    arguments: ["before", "after"])
  func lines(side: String) async throws {
    visit.kata = nil
    func typed(_ text: String) -> [Step] { text.map { .key(.character($0)) } + [.key(.enter)] }
    let display = try await visit.play(
      [.until("E-mail")] + typed("me@example.com") + [.until("Password")] + typed("ahoy")
        + [.until("is wrong"), .until("E-mail")] + typed("me@example.com") + [.until("Password")]
        + typed("shipshape") + [.until("Welcome, me."), .until("rank 1"), .key("q")],
      with: "--seed 1 --with fairs --sides 6=\(side)")
    #expect(!display.pictures.contains { $0.contains("ahoy") || $0.contains("[ Sign in ]") })
    try await visit.play(
      [
        .until("E-mail"), .key(.control("g")), .until("Guest · rank"), .key("o"),
        .until("E-mail"), .key(.escape),
      ], with: "--with fairs --sides 6=\(side)")
  }

  @Test("A late picture of the sign-in screen is drawn even when another screen is current")
  func late() async throws {
    let display = try await play([
      maker.shows("Welcome.", signingIn: coolman), .key("x"), .until("rank 1"),
      maker.shows("Late."), .until("Late."), .key(.down), .until("rank 1"), .key("q"),
    ])
    #expect(display.pictures.filter { $0.contains("Late.") }.count == 1)
  }

  @Test("A signal ends the screen and any request; in too small a window, keys do nothing")
  func signals() async throws {
    await #expect(throws: Interruption.interrupt) {
      try await play([
        .key("x"), .resize(79, 24), .key("y"), .key(.escape), .until("The arcade needs"),
        .event(.interrupted(.interrupt)),
      ])
    }
    #expect(screen?.keys == [.character("x")] && screen?.cancellations == 1)
  }
}
