import Foundation
import PlayerRoster

/// Ties the parts of a sign-in together, and knows how far it has come.
@MainActor
final class SignInViewModel {
  private(set) var status = SignInForm.Status.editing
  /// Called when somebody is signed in, before the status tells it.
  var onWelcome: (@MainActor () -> Void)?

  private let url: URL
  private let client: any DataLoading
  private let decoder = AccountDecoder()
  private let logger: SignInLogger
  /// The request under way.
  private var attempt: Attempt?

  init(url: URL, client: any DataLoading, logger: SignInLogger) {
    self.url = url
    self.client = client
    self.logger = logger
  }

  /// Makes way for an edit, and an alert goes away.
  ///
  /// - Returns: Whether the form may be edited: not while it is on its way, nor once it has arrived.
  func edit() -> Bool {
    guard canEdit else { return false }
    status = .editing
    return true
  }

  func signIn(email: String, password: String) async {
    guard canEdit else { return }
    let credentials: Credentials
    do {
      credentials = try Credentials(email: email, password: password)
    } catch {
      status = .alert(error.rawValue)
      return
    }
    await send(SignInRequest(credentials, to: url))
  }

  func cancel() {
    guard let attempt else { return }
    // The request is left to itself. On Linux, cancelling it could end the whole process, if its
    // answer came at the same time.
    self.attempt = nil
    attempt.finish()
    logger.note(Cancellation())
    status = .editing
  }

  private var canEdit: Bool {
    switch status {
    case .editing, .alert: true
    case .sending, .welcome: false
    }
  }

  private func send(_ request: SignInRequest) async {
    logger.note(request)
    status = .sending
    let attempt = Attempt()
    self.attempt = attempt
    // snippet: ties
    Task { [weak self, client, decoder] in
      let result: Result<Account, SignInError>
      do throws(SignInError) {
        result = .success(try decoder.account(from: try await client.load(request.urlRequest)))
      } catch {
        result = .failure(error)
      }
      self?.receive(result, to: attempt)
    }
    // end: ties
    await attempt.end()
    // Still under way: the task that waits here was cancelled.
    if self.attempt === attempt {
      cancel()
    }
  }

  private func receive(_ result: Result<Account, SignInError>, to attempt: Attempt) {
    // Nobody waits any more for what was given up.
    guard attempt === self.attempt else { return }
    self.attempt = nil
    attempt.finish()
    // snippet: outcome
    switch result {
    case .success(let account):
      logger.note(account)
      onWelcome?()
      status = .welcome(account.greeting, account)
    case .failure(let error):
      logger.note(error)
      status = .alert(error.description)
    }
    // end: outcome
  }
}

extension Account {
  /// Says hello, also to somebody whose nickname is empty.
  var greeting: String {
    let nickname = nickname.trimmingCharacters(in: .whitespacesAndNewlines)
    return nickname.isEmpty ? "Welcome." : "Welcome, \(nickname)."
  }
}
