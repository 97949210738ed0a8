import Foundation
import PlayerRoster
import Testing

@Suite("The fields of the sign-in screen", .timeLimit(.minutes(5)))
@MainActor
struct FieldsTests {
  @Test("Typing fills one field of an empty form, and not the other", arguments: Side.allCases)
  func typing(side: Side) throws {
    let log = RecordingLog()
    let signIn = side.desk.makeSignIn(to: try StubService(.held).service, log: log)
    var forms = [signIn.form]
    for email in ["a@b", " c@d "] {
      signIn.type(email: email)
      forms.append(signIn.form)
    }
    for password in ["x", " y "] {
      signIn.type(password: password)
      forms.append(signIn.form)
    }
    #expect(
      forms == [
        SignInForm(email: "", password: "", status: .editing),
        SignInForm(email: "a@b", password: ""), SignInForm(email: " c@d ", password: ""),
        SignInForm(email: " c@d ", password: "x"), SignInForm(email: " c@d ", password: " y "),
      ])
    #expect(log.lines.isEmpty)
  }

  @Test(
    "An e-mail address of nothing but white space, or an empty password, is reported, and nothing is sent",
    arguments: Side.allCases,
    [
      ("", "", "Type your e-mail address."), ("\t \n", "shipshape", "Type your e-mail address."),
      ("coolman@example.org", "", "Type your password."),
    ])
  func missing(side: Side, typed: (email: String, password: String, alert: String)) async throws {
    let stub = try StubService(StubService.welcome)
    let screen = Screen(side, to: stub.service, email: typed.email, password: typed.password)
    await screen.signIn.submit()
    #expect(
      screen.signIn.form
        == SignInForm(email: typed.email, password: typed.password, status: .alert(typed.alert)))
    #expect(screen.log.lines.isEmpty && stub.requests.isEmpty)
  }

  @Test("An alert goes with the next edit, and leaves what was typed", arguments: Side.allCases)
  func alertGoes(side: Side) async throws {
    let stub = try StubService(.answer(500, ""))
    let screen = Screen(side, to: stub.service, email: " a@b ")
    await screen.signIn.submit()
    screen.signIn.type(email: " ")
    #expect(screen.signIn.form == SignInForm(email: " ", password: "shipshape"))
    await screen.signIn.submit()
    screen.signIn.type(password: "x")
    #expect(screen.signIn.form == SignInForm(email: " ", password: "x"))
  }

  @Test("After an alert the form can be sent again as it is", arguments: Side.allCases)
  func again(side: Side) async throws {
    let stub = try StubService(.failure(.timedOut), StubService.welcome)
    let screen = Screen(side, to: stub.service, email: " a@b ")
    for _ in 1...2 { await screen.signIn.submit() }
    #expect(screen.status == .welcome("Welcome, CoolMan.", Account(id: 7, nickname: "CoolMan")))
    let body = #"{"email":"a@b","password":"shipshape"}"#
    #expect(stub.requests.map(\.bodyText) == [body, body])
    #expect(screen.signIn.form.email == " a@b ", "Trimmed is what is sent, not what was typed.")
  }

  @Test("A form on its way stays as it is, and is sent once", arguments: Side.allCases)
  func sending(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    let submitting = screen.submitting()
    await stub.nextRequest()
    screen.signIn.type(email: "other@example.org")
    screen.signIn.type(password: "other")
    await screen.signIn.submit()
    #expect(
      screen.signIn.form
        == SignInForm(email: "coolman@example.org", password: "shipshape", status: .sending))
    stub.release()
    await submitting.value
    #expect(stub.requests.count == 1)
    #expect(screen.log.lines == [stub.logLine, "sign-in: account 7"])
  }

  @Test(
    "After sign-in nothing more can be typed or sent, and no password is kept",
    arguments: Side.allCases)
  func done(side: Side) async throws {
    let stub = try StubService(StubService.welcome)
    let screen = Screen(side, to: stub.service)
    await screen.signIn.submit()
    screen.signIn.type(email: "other@example.org")
    screen.signIn.type(password: "other")
    await screen.signIn.submit()
    screen.signIn.cancel()
    #expect(
      screen.signIn.form
        == SignInForm(
          email: "coolman@example.org", password: "",
          status: .welcome("Welcome, CoolMan.", Account(id: 7, nickname: "CoolMan"))))
    #expect(stub.requests.count == 1)
  }

  // One side after the other: all of them looking in each turn at once would take each other's turns.
  @Test(
    "The password is gone in the turn that brings the welcome", .serialized,
    arguments: Side.allCases)
  func forgotten(side: Side) async throws {
    // More than once, since others on this actor may take the turns that matter.
    for _ in 1...20 {
      let stub = try StubService(.held)
      let screen = Screen(side, to: stub.service)
      let submitting = screen.submitting()
      await stub.nextRequest()
      stub.release()
      // Whoever draws the form looks in each turn, and waits for no submission to return.
      while screen.status == .sending, !Task.isCancelled { await Task.yield() }
      #expect(screen.signIn.form.password.isEmpty)
      await submitting.value
    }
  }
}
