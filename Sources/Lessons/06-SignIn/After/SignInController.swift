import PlayerRoster

/// The sign-in screen: takes what is typed and pressed, and shows what the view model says.
@MainActor
final class SignInController: SigningIn {
  private let viewModel: SignInViewModel
  private var email = ""
  private var password = ""

  init(viewModel: SignInViewModel) {
    self.viewModel = viewModel
    viewModel.onWelcome = { [weak self] in self?.password = "" }
  }

  var form: SignInForm {
    SignInForm(email: email, password: password, status: viewModel.status)
  }

  func type(email: String) {
    guard viewModel.edit() else { return }
    self.email = email
  }

  func type(password: String) {
    guard viewModel.edit() else { return }
    self.password = password
  }

  func submit() async {
    await viewModel.signIn(email: email, password: password)
  }

  func cancel() {
    viewModel.cancel()
  }
}
