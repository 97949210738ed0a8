import Foundation
import PlayerVisit

/// Signing in, for any view: what was typed, and what came of it.
///
/// - Note: It is not `@Observable`, which reports a change once and before it happens: a form
///   would ask again after each change, and draw a turn later.
@MainActor
public final class SignInViewModel {
  public enum Status: Equatable, Sendable {
    case editing
    case sending
    /// One sentence about what went wrong.
    case alert(String)
    case welcome(String)
  }

  /// A change ends an alert. It is ignored while a request is under way, and after a welcome.
  public var email: TextField {
    get { typed.email }
    set { change(\.email, to: newValue) }
  }
  public var password: TextField {
    get { typed.password }
    set { change(\.password, to: newValue) }
  }
  public private(set) var status = Status.editing
  public private(set) var account: Account?

  private struct Fields {
    var email = TextField()
    var password = TextField()
  }

  private var typed = Fields()
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

  private var isEditable: Bool {
    switch status {
    case .editing, .alert: true
    case .sending, .welcome: false
    }
  }

  private func change(_ field: WritableKeyPath<Fields, TextField>, to new: TextField) {
    guard isEditable else { return }
    if typed[keyPath: field].value != new.value { status = .editing }
    typed[keyPath: field] = new
  }

  // snippet: submit
  /// Sends what was typed, or says what is missing.
  ///
  /// - Parameter onAnswer: Called after the answer, unless the request was given up.
  /// - Returns: The request; `nil` if none was sent, as while another is under way.
  @discardableResult
  public func submit(onAnswer: @escaping () -> Void = {}) -> Task<Void, Never>? {
    guard isEditable else { return nil }
    // end: submit
    let address = email.value.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !address.isEmpty else { return alert("Type your e-mail address.") }
    guard !password.value.isEmpty else { return alert("Type your password.") }

    let request = SignInRequest(email: address, password: password.value, to: url)
    logger.note(request)
    status = .sending
    attempt += 1
    return Task { [attempt] in
      if await send(request, as: attempt) { onAnswer() }
    }
  }

  public func giveUp() {
    guard status == .sending else { return }
    // The request is left running. On Linux, cancelling it can hang the process if its answer
    // comes at the same time.
    logger.note(Cancellation())
    status = .editing
  }

  /// - Returns: Whether the answer counts.
  private func send(_ request: SignInRequest, as number: Int) async -> Bool {
    let answer: Result<Account, SignInError>
    do throws(SignInError) {
      answer = .success(try decoder.account(in: try await client.load(request.urlRequest)))
    } catch {
      answer = .failure(error)
    }
    // The answer to a request that was given up changes nothing.
    guard status == .sending, number == attempt else { return false }
    switch answer {
    case .success(let account): welcome(account)
    case .failure(let error):
      logger.note(error)
      status = .alert(error.sentence)
    }
    return true
  }

  private func welcome(_ account: Account) {
    logger.note(account)
    let nickname = account.nickname.trimmingCharacters(in: .whitespacesAndNewlines)
    typed.password = TextField()
    self.account = account
    status = .welcome(nickname.isEmpty ? "Welcome." : "Welcome, \(nickname).")
  }

  private func alert(_ sentence: String) -> Task<Void, Never>? {
    status = .alert(sentence)
    return nil
  }
}
