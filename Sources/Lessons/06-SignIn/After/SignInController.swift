import PlayerRoster

/// The sign-in screen: passes keys on to its view model, and shows pictures of it.
@MainActor
final class SignInController: SigningIn {
  var account: Account? { viewModel.account }

  private let viewModel: SignInViewModel
  private let show: @MainActor (FormPicture) -> Void
  private var hasLeft = false

  // snippet: init
  init(_ viewModel: SignInViewModel, show: @escaping @MainActor (FormPicture) -> Void) {
    self.viewModel = viewModel
    self.show = show
    viewModel.onChange = { [weak self] in self?.draw() }
    draw()
  }
  // end: init

  // MARK: - Keys

  func press(_ key: FormKey) -> Bool {
    switch viewModel.status {
    case .welcome: return false
    case .sending: if key == .escape { viewModel.giveUp() }
    case .editing, .alert:
      guard key != .escape, key != .quit else { return false }
      handle(key)
    }
    return true
  }

  func cancel() {
    hasLeft = true
    viewModel.giveUp()
  }

  private func handle(_ key: FormKey) {
    switch key {
    case .next: viewModel.moveFocus(by: 1)
    case .previous: viewModel.moveFocus(by: -1)
    case .enter where viewModel.focus == .email: viewModel.moveFocus(by: 1)
    case .enter: viewModel.submit()
    case .character(" ") where viewModel.focus == .button: viewModel.submit()
    default: viewModel.edit(key)
    }
  }

  // MARK: - Picture

  private func draw() {
    guard !hasLeft else { return }
    show(picture)
  }

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

  private func isFocused(_ place: SignInViewModel.Focus) -> Bool {
    switch viewModel.status {
    case .editing, .alert: viewModel.focus == place
    case .sending, .welcome: false
    }
  }
}
