import Foundation
import PlayerRoster

/// Ties the parts of a sign-in together, and knows how far it has come.
@MainActor
final class SignInViewModel {
  private(set) var status = SignInForm.Status.editing

  private let url: URL
  private let client: any DataLoading
  private let decoder = AccountDecoder()
  private let logger: SignInLogger
  /// The request under way.
  private var attempt: Task<Result<Account, SignInError>, Never>?

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
    attempt.cancel()
    self.attempt = nil
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
    let attempt = Task { await account(for: request) }
    self.attempt = attempt
    let result = await withTaskCancellationHandler {
      await attempt.value
    } onCancel: {
      attempt.cancel()
    }
    // After a cancel nobody waits for this answer any more.
    guard self.attempt == attempt else { return }
    guard !attempt.isCancelled else {
      cancel()
      return
    }
    self.attempt = nil
    finish(result)
  }

  private func account(for request: SignInRequest) async -> Result<Account, SignInError> {
    do throws(SignInError) {
      return .success(try decoder.account(from: try await client.load(request.urlRequest)))
    } catch {
      return .failure(error)
    }
  }

  private func finish(_ result: Result<Account, SignInError>) {
    switch result {
    case .success(let account):
      logger.note(account)
      status = .welcome(account.greeting, account)
    case .failure(let error):
      logger.note(error)
      status = .alert(error.description)
    }
  }
}

extension Account {
  /// Says hello, also to somebody whose nickname is empty.
  var greeting: String {
    let nickname = nickname.trimmingCharacters(in: .whitespacesAndNewlines)
    return nickname.isEmpty ? "Welcome." : "Welcome, \(nickname)."
  }
}
