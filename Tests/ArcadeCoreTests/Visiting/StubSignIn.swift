import PlayerRoster

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

  /// Waits for submissions to return, which takes them a few turns after their answer.
  func submissionsReturn(_ count: Int) async -> Bool {
    for _ in 0..<10_000 where screens.last?.returns != count {
      try? await Task.sleep(for: .milliseconds(1))
    }
    return screens.last?.returns == count
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

  func type(email: String) {
    form.email = email
    form.status = .editing
  }

  func type(password: String) {
    form.password = password
    form.status = .editing
  }

  func submit() async {
    guard request == nil else { return }
    submissions.append(form)
    if let refusal {
      form.status = refusal
      returns += 1
      return
    }
    form.status = .sending
    await withCheckedContinuation { request = $0 }
    // As with the real ones, the form tells the answer some turns before this returns.
    await Task.yield()
    returns += 1
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
