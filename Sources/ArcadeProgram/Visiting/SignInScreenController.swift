import PlayerVisit
import Terminal

/// Serves the sign-in screen, which shows itself: passes keys on to it, and moves on from a welcome.
final class SignInScreenController: ScreenController {
  /// How long a welcome stays without a key.
  static let welcomeTime = Duration.seconds(1)

  var view: ScreenView { form.view }
  let showsItself = true
  private let signIn: any SigningIn
  private let form: FormDisplay
  private var welcomeEnd: Duration?

  /// - Parameter form: Shows what the screen gives it.
  init(to signIn: any SigningIn, on form: FormDisplay) {
    self.signIn = signIn
    self.form = form
  }

  func actionDue(at now: Duration) -> ScreenAction? {
    guard let account = signIn.account else { return nil }
    let end = welcomeEnd ?? now + SignInScreenController.welcomeTime
    welcomeEnd = end
    return now < end ? nil : goOn(as: account)
  }

  func press(_ key: Key) -> ScreenAction? {
    if let account = signIn.account { return goOn(as: account) }
    if key == .control("g") { return goOn(as: .guest) }
    guard let key = FormKey(key) else { return nil }
    return signIn.press(key) ? nil : .leave
  }

  private func goOn(as account: Account) -> ScreenAction {
    signIn.cancel()
    return .signedIn(account)
  }
}
