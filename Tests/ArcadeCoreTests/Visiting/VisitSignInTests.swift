import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

@MainActor
@Suite("Signing in at the keyboard")
struct VisitSignInTests {
  private typealias Step = ScriptedDisplay.Step

  private let rig = VisitRig()
  private var screen: StubSignIn? { rig.signInMaker.screens.last }

  @Test("Text goes to the field that has the focus, which goes round; q is a letter")
  func fields() async {
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
      #expect(await rig.run(script + [.key(.escape)]) == .left)
      #expect(screen?.form == SignInForm(email: email, password: password))
    }
  }

  @Test("The button is pressed by Enter and by the space bar")
  func button() async {
    for key in [Key.enter, .character(" ")] {
      await rig.run([
        .key(.tab), .key(.tab), .key("x"), .key(key), .until("Signing in …"),
        rig.answers(.editing), rig.returns(1), .key(.control("d")),
      ])
      #expect(screen?.submissions == [SignInForm()])
    }
  }

  @Test("What comes behind the last Enter is no part of it, and a request is sent once")
  func batch() async {
    await rig.run([
      .type("me"), .key(.enter),
      .events([.key(.character("s")), .key(.enter), .key(.character("x")), .key(.enter)]),
      .until("Signing in …"), .key(.enter), .type("y"), .key(.tab),
      rig.answers(.alert("Wrong.")), .until("Wrong."), .key(.escape),
    ])
    #expect(screen?.submissions == [SignInForm(email: "me", password: "s")])
    #expect(await screen?.hasReturned(1) == true)
  }

  @Test("After an alert the cursor is where something is to be mended, and the alert stays there")
  func alert() async {
    await rig.run([
      .type(" "), .key(.backTab), .key(.enter), .until("Signing in …"),
      rig.answers(.alert("Type your e-mail address.")), .until("Type your"), rig.returns(1),
      .type("me"), .until("E-mail     me___"), .key(.backTab), .key(.enter),
      .until("Signing in …"), rig.answers(.alert("Wrong password.")), .until("Wrong"),
      rig.returns(2), .key(.left), .key(.backTab), .until("Wrong"), .key(.tab), .type("s"),
      .until("Password  *___"), .key(.escape),
    ])
    #expect(screen?.form == SignInForm(email: " me", password: "s"))
  }

  @Test("The picture has the cursor where it went after an alert")
  func cursorAfterAlert() async {
    await rig.run([
      .key(.tab), .key(.enter), .until("Signing in …"), rig.answers(.alert("Wrong.")),
      .until("Wrong."), rig.returns(1), .key(.control("d")),
    ])
    var view = ScreenView(hint: "Ask the host.")
    view.signIn.focus = .email
    let form = StubSignIn(SignInForm(status: .alert("Wrong.")))
    #expect(
      rig.display.canvases.last
        == ScreenPicture.canvas(of: .signIn(form), in: view, size: rig.display.size))
  }

  @Test("The same alert again, without a request in between, leaves the keys working")
  func sameAlert() async {
    rig.signInMaker.refusal = .alert("Type your password.")
    await rig.run([
      .type("me"), .key(.enter), .key(.enter), .until("Type your"), .key(.enter), rig.returns(2),
      .type("s"), .until("Password  *___"), .key(.escape),
    ])
    #expect(screen?.submissions.count == 2)
  }

  @Test("Escape cancels a request, and leaves only when none is under way; a signal ends it")
  func cancel() async {
    let request: [Step] = [
      .type("me"), .key(.enter), .type("s"), .key(.enter), .until("Signing in …"),
      .until("Esc cancels"),
    ]
    let ending = await rig.run(
      request + [
        .key("q"), .key(.control("d")), .key(.escape), .until("Esc leaves"), .type("t"),
        .until("**"), .key(.escape),
      ])
    #expect(ending == .left && screen?.form.password == "st")
    #expect(screen?.cancellations == 2, "leaving cancels what there may be")
    let end = await rig.run(request + [.event(.interrupted(.interrupt))])
    #expect(end == .interrupted(.interrupt))
    #expect(await screen?.hasReturned(1) == true)
    #expect(screen?.cancellations == 1)
  }
}
