import PlayerRoster
import Terminal
import Text

/// The sign-in screen as a picture.
enum SignInPicture {
  private static let indent = 15
  private static let fieldColumns = 40
  private static let labelColumns = 10

  static func canvas(of form: SignInForm, in view: ScreenView, size: Size) -> Canvas {
    var frame = PictureFrame("Sign in", keys: keys(form.status), in: size)
    let top = max(0, (frame.lines - 13) / 2)
    let focus = isOpen(form.status) ? view.signIn.focus : nil
    draw(
      view.signIn.emailField(of: form), "E-mail", line: top, isFocused: focus == .email, on: &frame)
    draw(
      view.signIn.passwordField(of: form), "Password", line: top + 2,
      isFocused: focus == .password, on: &frame)
    frame.write(
      "[ Sign in ]", at: indent + labelColumns, line: top + 4,
      style: focus == .button ? .bold + .reversed : .bold)
    let columns = frame.columns - 2 * indent
    let (news, tint) = news(form.status)
    frame.write(
      Paragraph.lines(of: news, columns: columns, most: 4), at: indent, line: top + 6,
      style: Style(tint))
    frame.write(
      Paragraph.lines(of: view.hint ?? "", columns: columns, most: 2), at: indent, line: top + 11,
      style: Style(.quiet))
    return frame.canvas
  }

  private static func draw(
    _ field: TextField, _ label: String, line: Int, isFocused: Bool, on frame: inout PictureFrame
  ) {
    frame.write(label, at: indent, line: line, style: isFocused ? .bold : .plain)
    frame.draw(at: indent + labelColumns, line: line) { canvas, column, row in
      field.draw(
        on: &canvas, at: column, row: row, columns: fieldColumns, isFocused: isFocused)
    }
  }

  private static func isOpen(_ status: SignInForm.Status) -> Bool {
    switch status {
    case .editing, .alert: true
    case .sending, .welcome: false
    }
  }

  private static func keys(_ status: SignInForm.Status) -> String {
    switch status {
    case .editing, .alert: "Tab ↑↓ move   Enter goes on and signs in   Esc leaves"
    case .sending: "Esc cancels"
    case .welcome: "any key goes on"
    }
  }

  private static func news(_ status: SignInForm.Status) -> (String, Tint) {
    switch status {
    case .editing: ("", .plain)
    case .sending: ("Signing in …", .plain)
    case .alert(let sentence): (sentence, .warning)
    case .welcome(let greeting, _): (greeting, .accent)
    }
  }
}
