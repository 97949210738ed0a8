import PlayerVisit

/// The sign-in screen: its keys, its focus and its picture.
@MainActor
final class SignInController: SigningIn {
  private enum Focus: Int, CaseIterable {
    case email, password, button
  }

  var account: Account? { viewModel.account }

  private let viewModel: SignInViewModel
  /// Shows the picture, until the screen is left.
  private var draw: () -> Void = {}
  private var focus = Focus.email
  private var hasLeft = false

  init(_ viewModel: SignInViewModel, show: @escaping @MainActor (FormPicture) -> Void) {
    self.viewModel = viewModel
    draw = { [weak self] in
      guard let self, !hasLeft else { return }
      show(picture)
    }
    draw()
  }

  // MARK: - Keys

  func press(_ key: FormKey) -> Bool {
    switch viewModel.status {
    case .welcome: return false
    case .sending:
      guard key == .escape else { return true }
      viewModel.giveUp()
    case .editing, .alert:
      guard key != .escape, key != .quit else { return false }
      handle(key)
    }
    draw()
    return true
  }

  func cancel() {
    hasLeft = true
    viewModel.giveUp()
  }

  private func handle(_ key: FormKey) {
    switch key {
    case .next: moveFocus(by: 1)
    case .previous: moveFocus(by: -1)
    case .enter where focus == .email: moveFocus(by: 1)
    case .enter: submit()
    case .character(" ") where focus == .button: submit()
    default: edit(key)
    }
  }

  private func moveFocus(by offset: Int) {
    let all = Focus.allCases
    focus = all[(focus.rawValue + offset + all.count) % all.count]
  }

  private func edit(_ key: FormKey) {
    switch focus {
    case .email: viewModel.email.edit(key)
    case .password: viewModel.password.edit(key)
    case .button: break
    }
  }

  private func submit() {
    viewModel.submit {
      self.focusOnMistake()
      self.draw()
    }
    focusOnMistake()
  }

  /// Moves the focus to the field to correct.
  private func focusOnMistake() {
    guard case .alert = viewModel.status else { return }
    focus = viewModel.email.value.allSatisfy(\.isWhitespace) ? .email : .password
  }

  // MARK: - Picture

  private var picture: FormPicture {
    let (news, tint) = news
    let secret = String(repeating: "*", count: viewModel.password.value.count)
    return FormPicture(
      fields: [
        FormPicture.Field(
          label: "E-mail", text: viewModel.email.value, cursor: viewModel.email.cursor,
          isFocused: isFocused(.email)),
        FormPicture.Field(
          label: "Password", text: secret, cursor: viewModel.password.cursor,
          isFocused: isFocused(.password)),
      ],
      button: "Sign in", isButtonFocused: isFocused(.button), news: news, tint: tint, help: help)
  }

  private var news: (String, Tint) {
    switch viewModel.status {
    case .editing: ("", .plain)
    case .sending: ("Signing in …", .plain)
    case .alert(let sentence): (sentence, .warning)
    case .welcome(let greeting): (greeting, .accent)
    }
  }

  private var help: FormPicture.Help {
    switch viewModel.status {
    case .editing, .alert: .editing
    case .sending: .underWay
    case .welcome: .done
    }
  }

  private func isFocused(_ place: Focus) -> Bool {
    switch viewModel.status {
    case .editing, .alert: focus == place
    case .sending, .welcome: false
    }
  }
}
