import PlayerRoster
import Terminal

/// Serves the sign-in screen: edits its fields, submits them, and moves on from a welcome.
final class SignInScreenController: ScreenController {
  /// How long a welcome stays if nobody presses a key.
  static let welcomeTime = Duration.seconds(1)

  private(set) var view: ScreenView
  private let signIn: any SigningIn
  private var seen: SignInForm?
  /// The form's status when it was submitted; nil once there is a result.
  private var submitted: SignInForm.Status?
  private var welcomeEnd: Duration?

  init(to signIn: any SigningIn, in view: ScreenView) {
    self.signIn = signIn
    self.view = view
  }

  func takeNews() -> Bool {
    let form = signIn.form
    defer { seen = form }
    if form.status != submitted { submitted = nil }
    return seen != form
  }

  func actionDue(at now: Duration) -> ScreenAction? {
    guard case .welcome(_, let account) = signIn.form.status else { return nil }
    let end = welcomeEnd ?? now + SignInScreenController.welcomeTime
    welcomeEnd = end
    return now < end ? nil : .signedIn(account)
  }

  func press(_ key: Key) -> ScreenAction? {
    switch signIn.form.status {
    case .welcome(_, let account): return .signedIn(account)
    case .sending:
      if key == .escape { signIn.cancel() }
      return nil
    case .editing, .alert:
      // Keys typed after the last Enter do not belong to what was submitted.
      return submitted == signIn.form.status ? nil : edit(key)
    }
  }

  private func edit(_ key: Key) -> ScreenAction? {
    switch key {
    case .escape, .control("d"): return .leave
    case .tab, .down: moveFocus(by: 1)
    case .backTab, .up: moveFocus(by: -1)
    case .enter where view.signIn.focus == .email: view.signIn.focus = .password
    case .enter: submit()
    case .character(" ") where view.signIn.focus == .button: submit()
    default: if view.signIn.focus != .button { type(key) }
    }
    return nil
  }

  private func moveFocus(by offset: Int) {
    let all = SignInView.Focus.allCases
    view.signIn.focus = all[(view.signIn.focus.rawValue + offset + all.count) % all.count]
  }

  private func type(_ key: Key) {
    let form = signIn.form
    if view.signIn.focus == .email {
      view.signIn.email = view.signIn.emailField(of: form)
      view.signIn.email.handle(key)
      guard view.signIn.email.value != form.email else { return }
      signIn.type(email: view.signIn.email.value)
    } else {
      view.signIn.password = view.signIn.passwordField(of: form)
      view.signIn.password.handle(key)
      guard view.signIn.password.value != form.password else { return }
      signIn.type(password: view.signIn.password.value)
    }
  }

  private func submit() {
    submitted = signIn.form.status
    Task { [weak self, signIn] in
      await signIn.submit()
      self?.noteAnswer()
    }
  }

  /// Moves the cursor to the field that has to be corrected.
  private func noteAnswer() {
    submitted = nil
    guard case .alert = signIn.form.status else { return }
    view.signIn.focus = signIn.form.email.allSatisfy(\.isWhitespace) ? .email : .password
    seen = nil
  }
}
