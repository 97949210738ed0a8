import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

@MainActor
@Suite("Signing in at the keyboard")
struct VisitSignInTests {
  private typealias Step = ScriptedDisplay.Step

  private let maker = StubSignInMaker()
  private let visit: Visit
  private var screen: StubSignIn? { maker.screens.last }

  init() throws {
    visit = try Visit()
    visit.guest = Guest(SignInSeam.self, maker)
  }

  @discardableResult
  private func play(_ script: [Step]) async throws -> ScriptedDisplay {
    try await visit.play(script, with: "--seed 1")
  }

  @Test("Text goes to the field that has the focus, which goes round; q is a letter")
  func fields() async throws {
    let scripts: [([Step], email: String, password: String)] = [
      (
        [
          .type("quq"), .key(.left), .key(.backspace), .key(.tab), .type("q q"), .key(.home),
          .key(.delete),
        ], "qq", " q"
      ),
      ([.key(.tab), .key(.tab), .key(.tab), .type("a")], "a", ""),
      ([.key(.backTab), .type("a"), .key(.up), .type("b")], "", "b"),
      ([.key(.down), .type("b"), .key(.down), .key(.down), .type("a")], "a", "b"),
      ([.key(.enter), .type("b")], "", "b"),
      // A letter and its combining mark, which come one after the other, become one.
      ([.type("e\u{301}한🚀")], "é한🚀", ""),
    ]
    for (script, email, password) in scripts {
      try await play(script + [.key(.escape)])
      #expect(screen?.form == SignInForm(email: email, password: password))
    }
  }

  @Test("A welcome stays for a second, or until a key, and leads to the lobby")
  func welcome() async throws {
    let welcome = maker.answers(.welcome("Welcome.", Account(id: 7, nickname: "CoolMan")))
    for (keys, stay) in [([], 1_000...1_150), ([.key("x")], 0...150)]
      as [([Step], ClosedRange<Int>)]
    {
      let start = try await play(
        [welcome, .until("Welcome.")] + keys + [.until("rank 1"), .key("q")])
      #expect(stay.contains(Int(start.now / .milliseconds(1))))
    }
  }

  @Test("The button is pressed by Enter and by the space bar", arguments: [Key.enter, .space])
  func button(key: Key) async throws {
    try await play([
      .key(.tab), .key(.tab), .key("x"), .key(key), .until("Signing in …"),
      maker.answers(.editing), maker.returns(1), .key(.control("d")),
    ])
    #expect(screen?.submissions == [SignInForm()])
  }

  @Test("What comes behind the last Enter is no part of it, and a request is sent once")
  func batch() async throws {
    try await play([
      .type("me"), .key(.enter),
      .events([.key(.character("s")), .key(.enter), .key(.character("x")), .key(.enter)]),
      .until("Signing in …"), .key(.enter), .type("y"), .key(.tab),
      maker.answers(.alert("Wrong.")), .until("Wrong."), .key(.escape),
    ])
    #expect(screen?.submissions == [SignInForm(email: "me", password: "s")])
    #expect(await screen?.hasReturned(1) == true)
  }

  @Test("After an alert the cursor is where something is to be mended, and the alert stays there")
  func alert() async throws {
    try await play([
      .type(" "), .key(.backTab), .key(.enter), .until("Signing in …"),
      maker.answers(.alert("Type your e-mail address.")), .until("Type your"), maker.returns(1),
      .type("me"), .until("E-mail     me___"), .key(.backTab), .key(.enter),
      .until("Signing in …"), maker.answers(.alert("Wrong password.")), .until("Wrong"),
      maker.returns(2), .key(.left), .key(.backTab), .until("Wrong"), .key(.tab), .type("s"),
      .until("Password  *___"), .key(.escape),
    ])
    #expect(screen?.form == SignInForm(email: " me", password: "s"))
  }

  @Test("The picture has the cursor where it went after an alert")
  func cursorAfterAlert() async throws {
    let display = try await play([
      .key(.tab), .key(.enter), .until("Signing in …"), maker.answers(.alert("Wrong.")),
      .until("Wrong."), maker.returns(1), .key(.control("d")),
    ])
    let form = StubSignIn(SignInForm(status: .alert("Wrong.")))
    var view = ScreenView(
      hint: AccountService.embedded().hint, label: "your kata of lesson 6, after in all others")
    view.signIn.focus = .email
    #expect(
      display.canvases.last
        == ScreenPicture.canvas(of: .signIn(form), in: view, size: display.size))
  }

  @Test("The same alert again, without a request in between, leaves the keys working")
  func sameAlert() async throws {
    maker.refusal = .alert("Type your password.")
    try await play([
      .type("me"), .key(.enter), .key(.enter), .until("Type your"), .key(.enter), maker.returns(2),
      .type("s"), .until("Password  *___"), .key(.escape),
    ])
    #expect(screen?.submissions.count == 2)
  }

  @Test("Escape cancels a request, and leaves only when none is under way; a signal ends it")
  func cancel() async throws {
    let request: [Step] = [
      .type("me"), .key(.enter), .type("s"), .key(.enter), .until("Signing in …"),
      .until("Esc cancels"),
    ]
    try await play(
      request + [
        .key("q"), .key(.control("d")), .key(.escape), .until("Esc leaves"), .type("t"),
        .until("**"), .key(.escape),
      ])
    #expect(screen?.form.password == "st")
    #expect(screen?.cancellations == 2, "leaving cancels what there may be")
    await #expect(throws: Interruption.interrupt) {
      try await play(request + [.event(.interrupted(.interrupt))])
    }
    #expect(await screen?.hasReturned(1) == true)
    #expect(screen?.cancellations == 1)
  }
}

extension Key {
  fileprivate static let space = Key.character(" ")
}
