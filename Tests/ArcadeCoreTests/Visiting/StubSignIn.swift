import PlayerRoster

@testable import ArcadeCore

/// Makes sign-in screens whose answers come from the test.
@MainActor
final class StubSignInMaker: SignInMaking {
  private(set) var screens: [StubSignIn] = []
  /// What every submission comes to at once; where it is `nil`, they wait for an answer.
  var refusal: SignInForm.Status?

  nonisolated init() {}

  func makeSignIn(to service: AccountService, log: any LogWriting) -> any SigningIn {
    let screen = StubSignIn(refusal: refusal)
    screens.append(screen)
    return screen
  }

  /// The answer to a sign-in in a script, as the account service gives it.
  nonisolated func answers(_ status: SignInForm.Status) -> ScriptedDisplay.Step {
    .outside { MainActor.assumeIsolated { self.screens.last?.answer(status) } }
  }

  /// Waits until submissions have returned, which takes them some turns after their answers.
  nonisolated func returns(_ count: Int) -> ScriptedDisplay.Step {
    .when("\(count) returns") { _ in
      MainActor.assumeIsolated { self.screens.last?.returns == count }
    }
  }
}

/// A sign-in screen that waits for its answer as long as it takes.
@MainActor
final class StubSignIn: SigningIn {
  private(set) var form: SignInForm
  private(set) var submissions: [SignInForm] = []
  private(set) var cancellations = 0
  /// How many submissions have returned.
  private(set) var returns = 0
  private let refusal: SignInForm.Status?
  private var request: CheckedContinuation<Void, Never>?

  init(_ form: SignInForm = SignInForm(), refusal: SignInForm.Status? = nil) {
    self.form = form
    self.refusal = refusal
  }

  func type(email: String) { (form.email, form.status) = (email, .editing) }
  func type(password: String) { (form.password, form.status) = (password, .editing) }

  func submit() async {
    guard request == nil else { return }
    submissions.append(form)
    form.status = refusal ?? .sending
    if refusal == nil {
      await withCheckedContinuation { request = $0 }
      // As with the real ones, the form tells the answer some turns before this returns.
      await Task.yield()
    }
    returns += 1
  }

  /// Lets submissions return, which takes them a few turns after their answer.
  func hasReturned(_ count: Int) async -> Bool {
    for _ in 0..<1_000 where returns != count { await Task.yield() }
    return returns == count
  }

  func cancel() {
    cancellations += 1
    answer(.editing)
  }

  func answer(_ status: SignInForm.Status) {
    form.status = status
    request?.resume()
    request = nil
  }
}
