import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

/// Pins every character of the sign-in screen with its colours.
@MainActor
@Suite("The pictures of the sign-in screen, to the byte")
struct SignInPictureTests {
  /// The text typed in a field, and the keys that then move its cursor.
  private static let texts: [(String, [FormKey])] = [
    ("", []), ("CoolMan@shipshape.example", []), ("CoolMan@shipshape.example", [.home]),
    ("abcd", [.left, .left]), (String(repeating: "0123456789", count: 4), []),
    (String(repeating: "0123456789", count: 5), []),
    (String(repeating: "0123456789", count: 5), [.home, .right]),
    (String(repeating: "한", count: 30), []), (String(repeating: "한", count: 30), [.left]),
    ("Zoe\u{301}\u{323} 👩‍🚀 한글", [.left, .left]), ("\u{301}x\u{200b}\u{1b}y", [.home]),
  ]

  private static let news: [(String, Tint, help: FormPicture.Help)] = {
    let wide = String(repeating: "한", count: 40)
    return [
      ("", .plain, .editing), ("Signing in …", .plain, .underWay),
      ("Type your password.", .warning, .editing),
      (
        "The answer of the account service names no account; check its address.", .warning,
        .editing
      ),
      (String(repeating: "A long sentence about a service. ", count: 12), .warning, .editing),
      ("Welcome, CoolMan.", .accent, .done),
      ("Welcome, \(wide).", .accent, .done),
    ]
  }()

  private static let sizes = [(80, 24), (80, 23), (81, 31), (120, 40), (40, 12), (79, 23), (0, 0)]
    .map { Size(columns: $0, rows: $1) }

  /// - Parameter focus: 0 for the e-mail, 1 for the password, 2 for the button.
  private func picture(
    _ email: (String, [FormKey]), _ password: (String, [FormKey]), _ status: Int, focus: Int,
    in view: ScreenView, size: Size
  ) -> Canvas {
    let (news, tint, help) = Self.news[status]
    // No field has the focus during a request or after a welcome.
    let focus = help == .editing ? focus : -1
    let fields = [email, password].map { text, keys in
      var field = TextField(text)
      for key in keys { field.edit(key) }
      return field
    }
    let secret = String(repeating: "*", count: fields[1].value.count)
    let form = FormPicture(
      fields: [
        FormPicture.Field(
          label: "E-mail", text: fields[0].value, cursor: fields[0].cursor, isFocused: focus == 0),
        FormPicture.Field(
          label: "Password", text: secret, cursor: fields[1].cursor, isFocused: focus == 1),
      ],
      button: "Sign in", isButtonFocused: focus == 2, news: news, tint: tint, help: help)
    return ScreenPicture.canvas(of: form, in: view, size: size)
  }

  /// What is drawn: every text in the fields, and every status.
  private var cases: [(text: Int, status: Int)] {
    Self.texts.indices.map { ($0, 0) } + Self.news.indices.map { (1, $0) }
  }

  @Test("Every status, focus and text gives the picture that it always gave")
  func pictures() {
    let hinted = ScreenView(
      hint: AccountService.embedded().hint, label: "after in all lessons")
    let digests = Self.sizes.map { size in
      cases.flatMap { text, status in
        (0...2).map { focus in
          picture(
            Self.texts[text], Self.texts[(text + 3) % Self.texts.count], status,
            focus: focus, in: text == 1 ? hinted : ScreenView(), size: size
          ).digest
        }
      }.digest
    }
    #expect(
      digests == [
        "b63e094e8f13b5e1", "33e074101ebecb2e", "33a6443525d2d32d", "619b9b11413250b3",
        "71fed1e2b40e4515", "1b33fa27ab010205", "000ffe8e86272a91",
      ])
  }
}
