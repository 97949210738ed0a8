import PlayerVisit

/// Makes sign-in screens that ask line by line.
struct LineScreenMaker: SignInMaking {
  let lines: any LineSigningIn

  func makeSignIn(
    to service: AccountService, log: any LogWriting,
    show: @escaping @MainActor (FormPicture) -> Void
  ) -> any SigningIn {
    let screen = LineScreen(show)
    screen.begin(lines, to: service, log: log)
    return screen
  }
}

/// Shows a partner's sign-in line by line in place of our form: one label and one line at a time, and
/// what was said last.
///
/// Its owner cancels it: until then, the line that it waits for keeps it alive.
@MainActor
final class LineScreen: SigningIn {
  private(set) var account: Account?

  private let show: @MainActor (FormPicture) -> Void
  private var label = ""
  private var line = TextField()
  private var said = ""
  /// Takes the line; nil while none is asked for.
  private var answer: CheckedContinuation<String?, Never>?
  private var hasLeft = false

  init(_ show: @escaping @MainActor (FormPicture) -> Void) {
    self.show = show
    draw()
  }

  func begin(_ lines: any LineSigningIn, to service: AccountService, log: any LogWriting) {
    Task {
      let account = await lines.signIn(to: service, log: log, ask: ask, say: say)
      guard !hasLeft else { return }
      self.account = account
      draw()
    }
  }

  func press(_ key: FormKey) -> Bool {
    guard account == nil, key != .escape, key != .quit else { return false }
    guard answer != nil else { return true }
    if key == .enter { finish(line.value) } else { line.edit(key) }
    draw()
    return true
  }

  func cancel() {
    hasLeft = true
    finish(nil)
  }

  private func ask(_ label: String) async -> String? {
    guard !hasLeft else { return nil }
    self.label = label
    line = TextField()
    return await withCheckedContinuation {
      answer = $0
      draw()
    }
  }

  private func finish(_ line: String?) {
    answer?.resume(returning: line)
    answer = nil
  }

  private func say(_ sentence: String) {
    said = sentence
    draw()
  }

  private func draw() {
    guard !hasLeft else { return }
    let isSecret = label == "Password"
    let text = isSecret ? String(repeating: "*", count: line.value.count) : line.value
    let field = FormPicture.Field(label: label, text: text, cursor: line.cursor, isFocused: true)
    show(
      FormPicture(
        fields: answer == nil ? [] : [field], button: "Enter", isButtonFocused: false, news: said,
        tint: .plain, help: account == nil ? .editing : .done))
  }
}
