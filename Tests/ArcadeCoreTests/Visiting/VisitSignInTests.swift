import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

@MainActor
@Suite("Signing in at the keyboard")
struct VisitSignInTests {
  private func form(_ script: ScriptedDisplay.Step...) async throws -> SignInForm {
    let rig = VisitRig()
    let display = ScriptedDisplay(script: script + [.key(.escape)])
    #expect(await rig.run(on: display) == .left)
    return try #require(rig.signInMaker.screens.first).form
  }

  @Test("Text goes to the field that has the focus; q is a letter")
  func fields() async throws {
    let typed = try await form(
      .type("quq"), .key(.left), .key(.backspace), .key(.tab), .type("q q"), .key(.home),
      .key(.delete))
    #expect(typed == SignInForm(email: "qq", password: " q"))
  }

  @Test(
    "Tab and arrows go round in both directions, and Enter goes from the e-mail to the password")
  func focus() async throws {
    #expect(try await form(.key(.tab), .key(.tab), .key(.tab), .type("a")).email == "a")
    #expect(try await form(.key(.backTab), .type("a"), .key(.up), .type("b")).password == "b")
    #expect(try await form(.key(.down), .type("b")).password == "b")
    #expect(try await form(.key(.down), .key(.down), .key(.down), .type("a")).email == "a")
    #expect(try await form(.key(.enter), .type("b")).password == "b")
  }

  @Test("A letter and its combining mark, which come one after the other, become one")
  func combining() async throws {
    #expect(try await form(.type("e\u{301}한🚀")).email == "é한🚀")
  }

  @Test(
    "The button is pressed by Enter and by the space bar",
    arguments: [Key.enter, .character(" ")])
  func button(_ key: Key) async {
    let rig = VisitRig()
    await rig.run(
      .key(.tab), .key(.tab), .key(.character("x")), .key(key), .until("Signing in …"),
      rig.answers(.editing), rig.returns(1), .key(.escape))
    #expect(rig.signInMaker.screens.first?.submissions == [SignInForm()])
  }

  @Test("What comes behind the last Enter is no part of it, and a request is sent once")
  func batch() async {
    let rig = VisitRig()
    await rig.run(
      .type("me"), .key(.enter),
      .events([.key(.character("s")), .key(.enter), .key(.character("x")), .key(.enter)]),
      .until("Signing in …"), .key(.enter), .type("y"), .key(.tab),
      rig.answers(.alert("Wrong.")), .until("Wrong."), .key(.escape))
    #expect(rig.signInMaker.screens.first?.submissions == [SignInForm(email: "me", password: "s")])
    #expect(await rig.signInMaker.submissionsReturn(1))
  }

  @Test("After an alert the cursor is where something is to be mended")
  func alert() async {
    let rig = VisitRig()
    await rig.run(
      .type(" "), .key(.backTab), .key(.enter), .until("Signing in …"),
      rig.answers(.alert("Type your e-mail address.")), .until("Type your"), rig.returns(1),
      .type("me"), .until("E-mail     me___"), .key(.backTab), .key(.enter),
      .until("Signing in …"), rig.answers(.alert("Wrong password.")), .until("Wrong"),
      rig.returns(2), .key(.left), .until("Wrong"), .type("s"), .until("Password  *___"),
      .key(.escape))
    #expect(rig.signInMaker.screens.first?.form == SignInForm(email: " me", password: "s"))
  }

  @Test("The picture has the cursor where it went after an alert")
  func cursorAfterAlert() async {
    let rig = VisitRig()
    await rig.run(
      .key(.tab), .key(.enter), .until("Signing in …"), rig.answers(.alert("Wrong.")),
      .until("Wrong."), rig.returns(1), .key(.control("d")))
    var view = ScreenView()
    view.signIn.focus = .email
    let form = StubSignIn(SignInForm(status: .alert("Wrong.")))
    #expect(
      rig.display.canvases.last
        == ScreenPicture.canvas(of: .signIn(form), in: view, size: rig.display.size))
  }

  @Test("The same alert again, without a request in between, leaves the keys working")
  func sameAlert() async {
    let rig = VisitRig()
    rig.signInMaker.refusal = .alert("Type your password.")
    await rig.run(
      .type("me"), .key(.enter), .key(.enter), .until("Type your"), .key(.enter), rig.returns(2),
      .type("s"), .until("Password  *___"), .key(.escape))
    #expect(rig.signInMaker.screens.first?.submissions.count == 2)
  }

  @Test("A cursor that only moves leaves an alert where it is")
  func movingKeepsAlert() async {
    let rig = VisitRig()
    await rig.run(
      .type("me"), .key(.backTab), .key(.enter), .until("Signing in …"),
      rig.answers(.alert("Wrong.")), .until("Wrong."), .key(.backTab), .key(.left), .key(.up),
      .key(.escape))
    #expect(rig.display.pictures.last?.contains("Wrong.") == true)
  }

  @Test("Escape cancels a request, and leaves only when none is under way")
  func cancel() async {
    let rig = VisitRig()
    let ending = await rig.run(
      .type("me"), .key(.enter), .type("s"), .key(.enter), .until("Signing in …"),
      .until("Esc cancels"), .key(.character("q")), .key(.control("d")), .key(.escape),
      .until("Esc leaves"), .type("t"), .until("**"), .key(.escape))
    #expect(ending == .left)
    #expect(rig.signInMaker.screens.first?.form.password == "st")
    #expect(rig.signInMaker.screens.first?.cancellations == 2, "leaving cancels what there may be")
  }

  @Test("A signal in the middle of a request ends it")
  func signal() async {
    let rig = VisitRig()
    let ending = await rig.run(
      .type("me"), .key(.enter), .type("s"), .key(.enter), .until("Signing in …"),
      .event(.interrupted(.interrupt)))
    #expect(ending == .interrupted(.interrupt))
    #expect(await rig.signInMaker.submissionsReturn(1))
    #expect(rig.signInMaker.screens.first?.cancellations == 1)
  }

  @Test("The hint of the service is shown")
  func hint() async {
    let rig = VisitRig()
    await rig.run(hint: "Ask the host.", .key(.control("d")))
    #expect(rig.display.pictures.first?.contains("Ask the host.") == true)
  }
}
