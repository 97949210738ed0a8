import Foundation
import PlayerRoster

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The sign-in screen: its fields, the request, the answer, the log and every text.
@MainActor
final class SignInController: SigningIn {
  private(set) var form = SignInForm()

  private let service: AccountService
  private let log: any LogWriting
  /// The request under way.
  private var attempt: Attempt?

  init(service: AccountService, log: any LogWriting) {
    self.service = service
    self.log = log
  }

  // MARK: - Fields

  func type(email: String) {
    guard canEdit else { return }
    form.email = email
    form.status = .editing
  }

  func type(password: String) {
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
  func submit() async {
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

    var request = URLRequest(url: service.signInURL)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    request.httpBody = try? encoder.encode(["email": email, "password": form.password])

    // The address may carry a name and a password too: they are not for the log.
    var address = URLComponents(url: service.signInURL, resolvingAgainstBaseURL: true)
    address?.user = nil
    address?.password = nil
    address?.query = nil
    address?.fragment = nil
    log.write("sign-in: POST \(address?.string ?? "")")

    form.status = .sending
    let attempt = Attempt()
    self.attempt = attempt
    Task { [weak self, session = service.session, request] in
      let result: Result<(Data, URLResponse), any Error>
      do {
        result = .success(try await session.data(for: request))
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

  func cancel() {
    guard let attempt else { return }
    // The request is left to itself. On Linux, cancelling it could end the whole process, if its
    // answer came at the same time.
    self.attempt = nil
    attempt.finish()
    log.write("sign-in: cancelled")
    form.status = .editing
  }

  // MARK: - Answer

  private func receive(_ result: Result<(Data, URLResponse), any Error>, to attempt: Attempt) {
    // Nobody waits any more for what was given up.
    guard attempt === self.attempt else { return }
    self.attempt = nil
    attempt.finish()
    switch result {
    case .success(let (data, response)): read(data, response)
    case .failure(let error): fail(with: error)
    }
  }

  private func read(_ data: Data, _ response: URLResponse) {
    guard let status = (response as? HTTPURLResponse)?.statusCode else {
      fail(with: URLError(.badServerResponse))
      return
    }
    guard 200...299 ~= status else {
      let message =
        switch status {
        case 401, 403:
          "The e-mail address or the password is wrong; check both and try again."
        case 500...599:
          "The account service has a fault (\(status)); try again later."
        default:
          "The account service did not take the sign-in (\(status)); check its address."
        }
      fail(message, because: "status \(status)")
      return
    }
    // snippet: read
    guard !data.isEmpty else {
      fail(
        "The account service sent an empty answer; try again later.", because: "an empty answer")
      return
    }
    guard (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil else {
      fail(
        "The answer of the account service cannot be read; check its address.",
        because: "an answer that is not JSON")
      return
    }
    do {
      welcome(try JSONDecoder().decode(Account.self, from: data))
    } catch {
      fail(
        "The answer of the account service names no account; check its address.",
        because: "an answer without an account")
    }
    // end: read
  }

  private func welcome(_ account: Account) {
    log.write("sign-in: account \(account.id)")
    let nickname = account.nickname.trimmingCharacters(in: .whitespacesAndNewlines)
    form.password = ""
    form.status = .welcome(nickname.isEmpty ? "Welcome." : "Welcome, \(nickname).", account)
  }

  // MARK: - Alerts

  private func fail(with error: any Error) {
    let code = (error as? URLError)?.code ?? .unknown
    let message =
      switch code {
      case .timedOut:
        "The account service did not answer in time; try again later."
      case .cannotFindHost, .dnsLookupFailed:
        "The account service was not found; check its address and the network."
      case .cannotConnectToHost:
        "The account service takes no connections; try again later."
      case .notConnectedToInternet:
        "There is no network; connect to one and try again."
      default:
        "The connection to the account service failed; try again later."
      }
    fail(message, because: "error \(code.rawValue)")
  }

  private func fail(_ message: String, because reason: String) {
    log.write("sign-in: failed, \(reason)")
    form.status = .alert(message)
  }
}
