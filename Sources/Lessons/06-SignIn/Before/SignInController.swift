import Foundation
import PlayerVisit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The sign-in screen: its keys, its fields, its picture, the request, the answer and the log.
@MainActor
final class SignInController: SigningIn {
  private enum Focus: Int, CaseIterable {
    case email, password, button
  }

  private enum Status: Equatable {
    case editing
    case sending
    /// One sentence about what went wrong.
    case alert(String)
    case welcome(String)
  }

  private(set) var account: Account?

  private let service: AccountService
  private let log: any LogWriting
  private let show: @MainActor (FormPicture) -> Void

  private var email = TextField()
  private var password = TextField()
  private var focus = Focus.email
  private var status = Status.editing
  /// The number of the last request.
  private var attempt = 0
  private var hasLeft = false

  init(
    service: AccountService, log: any LogWriting, show: @escaping @MainActor (FormPicture) -> Void
  ) {
    self.service = service
    self.log = log
    self.show = show
    draw()
  }

  // MARK: - Keys

  func press(_ key: FormKey) -> Bool {
    switch status {
    case .welcome: return false
    case .sending:
      guard key == .escape else { return true }
      giveUp()
    case .editing, .alert:
      guard key != .escape, key != .quit else { return false }
      handle(key)
    }
    draw()
    return true
  }

  func cancel() {
    hasLeft = true
    giveUp()
  }

  private func handle(_ key: FormKey) {
    switch key {
    case .next: moveFocus(by: 1)
    case .previous: moveFocus(by: -1)
    case .enter where focus == .email: moveFocus(by: 1)
    case .enter: submit()
    case .character(" ") where focus == .button: submit()
    default: edit(key)
    }
  }

  private func moveFocus(by offset: Int) {
    let all = Focus.allCases
    focus = all[(focus.rawValue + offset + all.count) % all.count]
  }

  private func edit(_ key: FormKey) {
    let isEdit =
      switch focus {
      case .email: email.edit(key)
      case .password: password.edit(key)
      case .button: false
      }
    if isEdit { status = .editing }
  }

  // MARK: - Picture

  private func draw() {
    guard !hasLeft else { return }
    show(picture)
  }

  private var picture: FormPicture {
    let (news, tint) = news
    let secret = String(repeating: "*", count: password.value.count)
    return FormPicture(
      fields: [
        FormPicture.Field(
          label: "E-mail", text: email.value, cursor: email.cursor, isFocused: isFocused(.email)),
        FormPicture.Field(
          label: "Password", text: secret, cursor: password.cursor,
          isFocused: isFocused(.password)),
      ],
      button: "Sign in", isButtonFocused: isFocused(.button), news: news, tint: tint, help: help)
  }

  private var news: (String, Tint) {
    switch status {
    case .editing: ("", .plain)
    case .sending: ("Signing in …", .plain)
    case .alert(let sentence): (sentence, .warning)
    case .welcome(let greeting): (greeting, .accent)
    }
  }

  private var help: FormPicture.Help {
    switch status {
    case .editing, .alert: .editing
    case .sending: .underWay
    case .welcome: .done
    }
  }

  private func isFocused(_ place: Focus) -> Bool {
    switch status {
    case .editing, .alert: focus == place
    case .sending, .welcome: false
    }
  }

  // MARK: - Request

  private func submit() {
    let address = email.value.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !address.isEmpty else { return alert("Type your e-mail address.") }
    guard !password.value.isEmpty else { return alert("Type your password.") }

    var request = URLRequest(url: service.signInURL)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    request.httpBody = try? encoder.encode(["email": address, "password": password.value])

    // The address may also carry a name and a password, which are not for the log.
    var target = URLComponents(url: service.signInURL, resolvingAgainstBaseURL: true)
    target?.user = nil
    target?.password = nil
    target?.query = nil
    target?.fragment = nil
    log.write("sign-in: POST \(target?.string ?? "")")

    status = .sending
    attempt += 1
    Task { [attempt, request] in await send(request, as: attempt) }
  }

  private func send(_ request: URLRequest, as number: Int) async {
    let answer: Result<Account, SignInError>
    do throws(SignInError) {
      answer = .success(try account(in: try await load(request)))
    } catch {
      answer = .failure(error)
    }
    // snippet: answer
    // The answer to a request that was given up changes nothing.
    guard status == .sending, number == attempt else { return }
    switch answer {
    case .success(let account): welcome(account)
    case .failure(let error):
      log.write("sign-in: \(error.logText)")
      alert(error.sentence)
    }
    draw()
    // end: answer
  }

  private func giveUp() {
    guard status == .sending else { return }
    // The request is left running. On Linux, cancelling it can hang the process if its answer
    // comes at the same time.
    log.write("sign-in: cancelled")
    status = .editing
  }

  // MARK: - Answer

  private func load(_ request: URLRequest) async throws(SignInError) -> Data {
    let (data, response) = try await answer(to: request)
    guard let status = (response as? HTTPURLResponse)?.statusCode else {
      throw .transport(.badServerResponse)
    }
    guard 200...299 ~= status else { throw .status(status) }
    return data
  }

  private func answer(to request: URLRequest) async throws(SignInError) -> (Data, URLResponse) {
    do {
      return try await service.answer(to: request)
    } catch {
      throw .transport((error as? URLError)?.code ?? .unknown)
    }
  }

  private func account(in data: Data) throws(SignInError) -> Account {
    guard !data.isEmpty else { throw .emptyAnswer }
    do {
      return try JSONDecoder().decode(Account.self, from: data)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw .unreadable
    } catch {
      throw .noAccount
    }
  }

  private func welcome(_ account: Account) {
    log.write("sign-in: account \(account.id)")
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
