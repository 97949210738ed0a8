import Foundation
import PlayerRoster

/// The sign-in screen: its form, how far a sign-in has come, and who does what on the way.
@MainActor
public final class SignInViewModel: SigningIn {
  public private(set) var form = SignInForm()

  private let url: URL
  private let client: any DataLoading
  private let decoder = AccountDecoder()
  private let logger: SignInLogger
  /// The request under way.
  private var attempt: Attempt?

  /// - Parameter url: Where the request goes.
  public init(url: URL, client: any DataLoading, log: any LogWriting) {
    self.url = url
    self.client = client
    logger = SignInLogger(log)
  }

  // MARK: - Fields

  public func type(email: String) {
    guard canEdit else { return }
    form.email = email
    form.status = .editing
  }

  public func type(password: String) {
    guard canEdit else { return }
    form.password = password
    form.status = .editing
  }

  /// The form stays as it is while it is on its way, and once it has arrived.
  private var canEdit: Bool {
    switch form.status {
    case .editing, .alert: true
    case .sending, .welcome: false
    }
  }

  // MARK: - Request

  // snippet: submit
  public func submit() async {
    guard canEdit else { return }
    let email = form.email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else {
      form.status = .alert("Type your e-mail address.")
      return
    }
    guard !form.password.isEmpty else {
      form.status = .alert("Type your password.")
      return
    }

    let request = SignInRequest(email: email, password: form.password, to: url)
    logger.note(request)
    form.status = .sending
    let attempt = Attempt()
    self.attempt = attempt
    Task { [weak self, client] in
      let result: Result<Data, LoadingError>
      do throws(LoadingError) {
        result = .success(try await client.load(request.urlRequest))
      } catch {
        result = .failure(error)
      }
      self?.receive(result, to: attempt)
    }
    await attempt.waitUntilFinished()
    // Still under way: the task that waits here was cancelled.
    if self.attempt === attempt {
      cancel()
    }
  }
  // end: submit

  public func cancel() {
    guard let attempt else { return }
    // The request is left to itself. On Linux, cancelling it could end the whole process, if its
    // answer came at the same time.
    self.attempt = nil
    attempt.finish()
    logger.note(CancellationError())
    form.status = .editing
  }

  // MARK: - Answer

  // snippet: receive
  private func receive(_ result: Result<Data, LoadingError>, to attempt: Attempt) {
    // Nobody waits any more for what was given up.
    guard attempt === self.attempt else { return }
    self.attempt = nil
    attempt.finish()
    do throws(SignInError) {
      let data = try result.mapError(SignInError.loading).get()
      welcome(try decoder.account(from: data))
    } catch {
      logger.note(error)
      form.status = .alert(error.description)
    }
  }
  // end: receive

  private func welcome(_ account: Account) {
    logger.note(account)
    let nickname = account.nickname.trimmingCharacters(in: .whitespacesAndNewlines)
    form.password = ""
    form.status = .welcome(nickname.isEmpty ? "Welcome." : "Welcome, \(nickname).", account)
  }
}
