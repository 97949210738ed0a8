import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

/// Pins every character of the sign-in screen with its colours.
@MainActor
@Suite("The pictures of the sign-in screen, to the byte")
struct SignInPictureTests {
  /// What is typed in a field, and where its cursor goes then.
  private static let texts: [(String, [Key])] = [
    ("", []), ("CoolMan@shipshape.example", []), ("CoolMan@shipshape.example", [.home]),
    ("abcd", [.left, .left]), (String(repeating: "0123456789", count: 4), []),
    (String(repeating: "0123456789", count: 5), []),
    (String(repeating: "0123456789", count: 5), [.home, .right]),
    (String(repeating: "한", count: 30), []), (String(repeating: "한", count: 30), [.left]),
    ("Zoe\u{301}\u{323} 👩‍🚀 한글", [.left, .left]), ("\u{301}x\u{200b}\u{1b}y", [.home]),
  ]

  private static let statuses: [SignInForm.Status] = [
    .editing, .sending, .alert("Type your password."),
    .alert("The answer of the account service names no account; check its address."),
    .alert(String(repeating: "A long sentence about a service. ", count: 12)),
    .welcome("Welcome, CoolMan.", Account(id: 7, nickname: "CoolMan")),
    .welcome("Welcome, \(String(repeating: "한", count: 40)).", Account(id: 8, nickname: "한")),
  ]

  private static let sizes = [(80, 24), (80, 23), (81, 31), (120, 40), (40, 12), (79, 23), (0, 0)]
    .map { Size(columns: $0, rows: $1) }

  private func picture(
    _ email: (String, [Key]), _ password: (String, [Key]), _ status: SignInForm.Status,
    _ focus: SignInView.Focus, in view: ScreenView, size: Size
  ) -> Canvas {
    var view = view
    view.signIn.focus = focus
    view.signIn.email = TextField(email.0)
    for key in email.1 { view.signIn.email.handle(key) }
    view.signIn.password = TextField(password.0, isMasked: true)
    for key in password.1 { view.signIn.password.handle(key) }
    let form = SignInForm(email: email.0, password: password.0, status: status)
    return ScreenPicture.canvas(of: .signIn(StubSignIn(form)), in: view, size: size)
  }

  /// What is drawn: every text in the fields, and every status.
  private var cases: [(text: Int, status: Int)] {
    Self.texts.indices.map { ($0, 0) } + Self.statuses.indices.map { (1, $0) }
  }

  @Test("Every status, focus and text gives the picture that it always gave")
  func pictures() {
    let hinted = ScreenView(
      hint: AccountService.embedded().hint, label: "after in all lessons")
    let digests = Self.sizes.map { size in
      cases.flatMap { text, status in
        SignInView.Focus.allCases.map { focus in
          picture(
            Self.texts[text], Self.texts[(text + 3) % Self.texts.count], Self.statuses[status],
            focus, in: text == 1 ? hinted : ScreenView(), size: size
          ).digest
        }
      }.digest
    }
    #expect(
      digests == [
        "110d605f2751805e", "94900be03b9304e7", "9c787dc511c43e94", "de5f86ce48561246",
        "71fed1e2b40e4515", "1b33fa27ab010205", "000ffe8e86272a91",
      ])
  }
}
