import Foundation
import PlayerVisit
import Testing

@Suite("The fields of the sign-in screen", .timeLimit(.minutes(5)))
@MainActor
struct FieldsTests {
  private func empty(_ side: Side) throws -> Screen {
    Screen(side, to: try StubService(.held).service, email: "", password: "")
  }

  @Test(
    "The first picture shows an empty form with the focus on the e-mail", arguments: Side.allCases)
  func first(side: Side) throws {
    let shown = ShownPictures()
    let log = RecordingLog()
    let screen = side.desk.makeSignIn(
      to: try StubService(.held).service, log: log, show: shown.show)
    let form = FormPicture(
      fields: [
        FormPicture.Field(label: "E-mail", text: "", cursor: 0, isFocused: true),
        FormPicture.Field(label: "Password", text: "", cursor: 0, isFocused: false),
      ],
      button: "Sign in", isButtonFocused: false, news: "", tint: .plain, help: .editing)
    #expect(shown.pictures == [form] && log.lines.isEmpty && screen.account == nil)
  }

  @Test("Text goes to the field that has the focus, and not to the other", arguments: Side.allCases)
  func typing(side: Side) throws {
    let screen = try empty(side)
    screen.go(to: 0)
    screen.type("a@c ")
    screen.press(.left, .left, .character("b"))
    screen.press(.next)
    screen.type("xyz")
    screen.press(.home, .delete, .right)
    let texts = screen.picture.fields.map(\.text)
    let cursors = screen.picture.fields.map(\.cursor)
    #expect(texts == ["a@bc ", "**"] && cursors == [3, 1])
    screen.press(.next)
    let picture = screen.picture
    screen.press(.character("z"), .backspace, .deleteToStart, .left)
    #expect(screen.picture == picture, "the button takes no text")
  }

  @Test("Each key that the form handles is followed by a picture", arguments: Side.allCases)
  func pictures(side: Side) throws {
    let screen = try empty(side)
    let keys: [FormKey] = [
      .next, .previous, .left, .right, .home, .end, .character("a"), .delete, .backspace,
      .deleteToStart, .deleteToEnd, .enter, .next, .enter,
    ]
    for key in keys {
      let count = screen.pictures.count
      let isTaken = screen.press(key)
      #expect(isTaken && screen.pictures.count > count, "\(key)")
    }
  }

  @Test(
    "The focus goes round in either direction, and Enter takes it to the password",
    arguments: Side.allCases)
  func focus(side: Side) throws {
    let screen = try empty(side)
    var places: [Int?] = []
    let keys: [FormKey] = [
      .next, .next, .next, .next, .previous, .previous, .previous, .previous, .next, .next,
    ]
    for key in keys {
      screen.press(key)
      places.append(screen.focus)
    }
    #expect(places == [0, 1, 2, 0, 2, 1, 0, 2, 0, 1])
    screen.go(to: 0)
    screen.press(.enter)
    #expect(screen.focus == 1)
  }

  @Test(
    "A key that is not for the form is passed on, and changes nothing", arguments: Side.allCases,
    [FormKey.escape, .quit])
  func leaving(side: Side, key: FormKey) throws {
    let screen = try empty(side)
    screen.press(.enter)
    for _ in 1...2 {
      let seen = screen.seen
      #expect(!screen.press(key))
      #expect(screen.seen == seen && screen.log.lines.isEmpty)
      screen.send()
    }
  }

  @Test(
    "A blank e-mail address or an empty password is reported, and nothing is sent",
    arguments: Side.allCases,
    [
      ("", "", "Type your e-mail address.", 0),
      ("\t \n", "shipshape", "Type your e-mail address.", 0),
      ("coolman@example.org", "", "Type your password.", 1),
    ])
  func missing(
    side: Side, typed: (email: String, password: String, alert: String, focus: Int)
  ) async throws {
    let stub = try StubService(StubService.welcome)
    let screen = Screen(side, to: stub.service, email: typed.email, password: typed.password)
    await screen.submit()
    #expect(screen.news == .alert(typed.alert) && screen.focus == typed.focus)
    #expect(screen.email == typed.email && screen.passwordLength == typed.password.count)
    #expect(screen.log.lines.isEmpty && stub.requests.isEmpty)
  }

  @Test("The space bar presses the button, and is a character elsewhere", arguments: Side.allCases)
  func space(side: Side) throws {
    let screen = try empty(side)
    screen.go(to: 0)
    screen.type(" ")
    #expect(screen.email == " " && screen.news == News())
    screen.go(to: 2)
    screen.type(" ")
    #expect(screen.news == .alert("Type your e-mail address."))
  }

  @Test("Enter in the password field submits the form", arguments: Side.allCases)
  func enter(side: Side) throws {
    let screen = Screen(side, to: try StubService(.held).service)
    screen.go(to: 1)
    screen.press(.enter)
    #expect(screen.news == .sending)
  }

  @Test(
    "An alert stays while the focus or the cursor moves, and disappears with the next edit",
    arguments: Side.allCases)
  func alertGoes(side: Side) async throws {
    let stub = try StubService(.answer(500, ""))
    let screen = Screen(side, to: stub.service, email: " a@b ")
    let alert = News.alert("The account service has a fault (500); try again later.")
    for place in [0, 1] {
      await screen.submit()
      #expect(screen.news == alert && screen.focus == 1)
      screen.press(.previous, .left, .previous, .character("x"), .next)
      screen.go(to: place)
      screen.press(.end, .delete)
      #expect(screen.news == alert, "nothing has changed")
      screen.press(.backspace)
      #expect(screen.news == News())
    }
    #expect(screen.email == " a@b" && screen.passwordLength == "shipshap".count)
  }

  @Test("After an alert the form can be sent again as it is", arguments: Side.allCases)
  func again(side: Side) async throws {
    let stub = try StubService(.failure(.timedOut), StubService.welcome)
    let screen = Screen(side, to: stub.service, email: " a@b ")
    for _ in 1...2 { await screen.submit() }
    #expect(screen.news == .welcome("Welcome, CoolMan."))
    let body = #"{"email":"a@b","password":"shipshape"}"#
    #expect(stub.requests.map(\.bodyText) == [body, body])
    #expect(screen.email == " a@b ", "What is sent is trimmed, not what was typed.")
  }

  @Test("A form that is being sent stays as it is, and is sent once", arguments: Side.allCases)
  func sending(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    screen.send()
    let keys: [FormKey] = [
      .character("x"), .enter, .next, .previous, .backspace, .character(" "), .quit,
    ]
    for key in keys {
      #expect(screen.press(key), "the form takes \(key)")
      #expect(screen.news == .sending && screen.focus == nil)
      #expect(screen.picture.help == .underWay)
    }
    await stub.nextRequest()
    stub.release()
    await screen.answered()
    #expect(screen.email == "coolman@example.org" && stub.requests.count == 1)
    #expect(screen.log.lines == [stub.logLine, "sign-in: account 7"])
  }

  @Test(
    "After sign-in nothing more can be typed or sent, and no password is kept",
    arguments: Side.allCases)
  func done(side: Side) async throws {
    let stub = try StubService(StubService.welcome)
    let screen = Screen(side, to: stub.service)
    await screen.submit()
    let seen = screen.seen
    #expect(screen.passwordLength == 0 && screen.picture.fields[1].cursor == 0)
    #expect(screen.focus == nil && screen.picture.help == .done)
    for key in [FormKey.character("x"), .enter, .next, .escape, .quit, .backspace] {
      #expect(!screen.press(key), "\(key) is passed on")
    }
    screen.signIn.cancel()
    #expect(screen.seen == seen && stub.requests.count == 1)
    #expect(screen.log.lines == [stub.logLine, "sign-in: account 7"])
  }

  @Test(
    "The account is known before the welcome is shown, and the welcome contains no password",
    arguments: Side.allCases)
  func forgotten(side: Side) async throws {
    let stub = try StubService(.held)
    var accounts: [Account?] = []
    var made: (any SigningIn)?
    let shown = ShownPictures()
    let screen = side.desk.makeSignIn(to: stub.service, log: RecordingLog()) { picture in
      if picture.tint == .accent { accounts.append(made?.account) }
      shown.show(picture)
    }
    made = screen
    for key: FormKey in [.character("a"), .next, .character("b"), .enter] { _ = screen.press(key) }
    await stub.nextRequest()
    stub.release()
    await shown.answered()
    #expect(accounts == [Account(id: 7, nickname: "CoolMan")])
    let welcomes = shown.pictures.filter { $0.tint == .accent }
    #expect(welcomes.map { $0.fields[1].text } == [""])
    made = nil
  }
}
