import Foundation
import PlayerRoster

/// The state of the sign-in screen and its changes: the typed text, and the request's progress.
@MainActor
final class SignInViewModel {
  enum Focus: Int, CaseIterable {
    case email, password, button
  }

  enum Status: Equatable {
    case editing
    case sending
    /// One sentence about what went wrong.
    case alert(String)
    case welcome(String)
  }

  private(set) var email = TextField()
  private(set) var password = TextField()
  private(set) var focus = Focus.email
  private(set) var status = Status.editing
  private(set) var account: Account?
  /// Called after everything that may change what is shown.
  var onChange: () -> Void = {}

  private let url: URL
  private let client: any DataLoading
  private let decoder = AccountDecoder()
  private let logger: SignInLogger
  /// The number of the last request.
  private var attempt = 0

  /// - Parameter url: Where requests go.
  init(url: URL, client: any DataLoading, log: any LogWriting) {
    self.url = url
    self.client = client
    logger = SignInLogger(log)
  }

  // MARK: - Fields

  /// While a request is under way, and after a welcome, the form stays as it is.
  private var isEditable: Bool {
    switch status {
    case .editing, .alert: true
    case .sending, .welcome: false
    }
  }

  func moveFocus(by offset: Int) {
    guard isEditable else { return }
    defer { onChange() }
    let all = Focus.allCases
    focus = all[(focus.rawValue + offset + all.count) % all.count]
  }

  func edit(_ key: FormKey) {
    guard isEditable else { return }
    defer { onChange() }
    let isEdit =
      switch focus {
      case .email: email.edit(key)
      case .password: password.edit(key)
      case .button: false
      }
    if isEdit { status = .editing }
  }

  // MARK: - Request

  func submit() {
    guard isEditable else { return }
    defer { onChange() }
    let address = email.value.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !address.isEmpty else { return alert("Type your e-mail address.") }
    guard !password.value.isEmpty else { return alert("Type your password.") }

    let request = SignInRequest(email: address, password: password.value, to: url)
    logger.note(request)
    status = .sending
    attempt += 1
    Task { [attempt] in await send(request, as: attempt) }
  }

  private func send(_ request: SignInRequest, as number: Int) async {
    let answer: Result<Account, SignInError>
    do throws(SignInError) {
      answer = .success(try decoder.account(in: try await client.load(request.urlRequest)))
    } catch {
      answer = .failure(error)
    }
    // The answer to a request that was given up changes nothing.
    guard status == .sending, number == attempt else { return }
    switch answer {
    case .success(let account): welcome(account)
    case .failure(let error):
      logger.note(error)
      alert(error.sentence)
    }
    onChange()
  }

  func giveUp() {
    guard status == .sending else { return }
    // The request is left running. On Linux, cancelling it can hang the process if its answer
    // comes at the same time.
    logger.note(Cancellation())
    status = .editing
    onChange()
  }

  // MARK: - Answer

  private func welcome(_ account: Account) {
    logger.note(account)
    let nickname = account.nickname.trimmingCharacters(in: .whitespacesAndNewlines)
    password = TextField()
    self.account = account
    status = .welcome(nickname.isEmpty ? "Welcome." : "Welcome, \(nickname).")
  }

  private func alert(_ sentence: String) {
    status = .alert(sentence)
    focus = email.value.allSatisfy(\.isWhitespace) ? .email : .password
  }
}
