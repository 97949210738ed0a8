import PlayerRoster

/// A sign-in screen of one side with both fields filled in, and what it writes into its log.
@MainActor
struct Screen {
  let signIn: any SigningIn
  let log = RecordingLog()

  init(
    _ side: Side, to service: AccountService, email: String = "coolman@example.org",
    password: String = "shipshape"
  ) {
    signIn = side.desk.makeSignIn(to: service, log: log)
    signIn.type(email: email)
    signIn.type(password: password)
  }

  var status: SignInForm.Status { signIn.form.status }

  /// Submits in a task of its own.
  func submitting() -> Task<Void, Never> {
    Task { await signIn.submit() }
  }
}
