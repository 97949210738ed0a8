import Foundation
import PlayerRoster
import Terminal

/// What the keys do on the sign-in screen.
@MainActor
struct SignInKeys {
  enum Outcome: Hashable {
    case nothing
    case submit
    case leave
  }

  let signIn: any SigningIn

  /// - Returns: What is left to be done after the fields were edited.
  func press(_ key: Key, _ view: inout SignInView) -> Outcome {
    if case .sending = signIn.form.status {
      if key == .escape { signIn.cancel() }
      return .nothing
    }
    switch key {
    case .escape, .control("d"): return .leave
    case .tab, .down: move(by: 1, &view)
    case .backTab, .up: move(by: -1, &view)
    case .enter where view.focus == .email: view.focus = .password
    case .enter where view.focus == .password: return .submit
    case _ where view.focus == .button: return Button("").isPressed(by: key) ? .submit : .nothing
    default: edit(key, &view)
    }
    return .nothing
  }

  private func move(by offset: Int, _ view: inout SignInView) {
    let count = SignInView.Focus.allCases.count
    view.focus = SignInView.Focus.allCases[(view.focus.rawValue + offset + count) % count]
  }

  private func edit(_ key: Key, _ view: inout SignInView) {
    let form = signIn.form
    switch view.focus {
    case .email:
      view.email = view.emailField(of: form)
      view.email.handle(key)
      if view.email.value != form.email { signIn.type(email: view.email.value) }
    case .password:
      view.password = view.passwordField(of: form)
      view.password.handle(key)
      if view.password.value != form.password { signIn.type(password: view.password.value) }
    case .button: break
    }
  }
}
