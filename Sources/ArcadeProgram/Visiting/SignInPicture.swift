import PlayerVisit
import Terminal
import Text

/// The form of the sign-in screen inside the arcade's frame.
enum SignInPicture {
  private static let indent = 15
  private static let fieldColumns = 40
  private static let labelColumns = 10

  static func canvas(of form: FormPicture, in view: ScreenView, size: Size) -> Canvas {
    var frame = PictureFrame("Sign in", keys: keys(for: form.help), in: size)
    let top = max(0, (frame.lines - 13) / 2)
    for (offset, field) in form.fields.enumerated() {
      let line = top + 2 * offset
      frame.write(
        field.label, at: indent, line: line, style: field.isFocused ? .bold : .plain)
      frame.draw(field, at: indent + labelColumns, line: line, columns: fieldColumns)
    }
    let below = top + 2 * form.fields.count
    frame.write(
      "[ \(form.button) ]", at: indent + labelColumns, line: below,
      style: form.isButtonFocused ? .bold + .reversed : .bold)
    let columns = frame.columns - 2 * indent
    frame.write(
      Paragraph.lines(of: form.news, columns: columns, most: 4), at: indent, line: below + 2,
      style: Style(form.tint))
    frame.write(
      Paragraph.lines(of: view.hint ?? "", columns: columns, most: 2), at: indent,
      line: below + 7,
      style: Style(.quiet))
    return frame.canvas
  }

  private static func keys(for help: FormPicture.Help) -> String {
    switch help {
    case .editing:
      "Tab moves   Enter continues, then signs in   Ctrl-G plays as guest   Esc leaves"
    case .underWay: "Esc cancels"
    case .done: "any key continues"
    }
  }
}
