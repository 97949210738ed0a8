import Foundation
import PlayerRoster
import Testing

@testable import SignInAfter

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a test can ask the after version without a screen, a picture, a terminal or a network.
@Suite("Proofs: a view model is tested alone", .timeLimit(.minutes(5)))
@MainActor
struct ViewModelTests {
  /// Answers at once, and sends nothing.
  struct CannedClient: DataLoading {
    let result: Result<String, SignInError>

    func load(_ request: URLRequest) async throws(SignInError) -> Data {
      Data(try result.get().utf8)
    }
  }

  /// Holds each answer back until the test gives it.
  @MainActor
  private final class HoldingClient: DataLoading {
    private var held: [CheckedContinuation<String, Never>] = []

    nonisolated init() {}

    func load(_ request: URLRequest) async throws(SignInError) -> Data {
      Data(await withCheckedContinuation { held.append($0) }.utf8)
    }

    func requests(_ count: Int) async {
      while held.count < count { await Task.yield() }
    }

    /// How many requests wait for their answer.
    var count: Int { held.count }

    /// Answers the oldest request.
    func answer(_ text: String) { held.removeFirst().resume(returning: text) }
  }

  private let log = RecordingLog()

  private func viewModel(_ result: Result<String, SignInError>) throws -> SignInViewModel {
    try viewModel(of: CannedClient(result: result))
  }

  private func viewModel(of client: any DataLoading) throws -> SignInViewModel {
    let url = try #require(URL(string: "https://example.org/sign-in"))
    return SignInViewModel(url: url, client: client, log: log)
  }

  private func fill(_ viewModel: SignInViewModel) {
    viewModel.edit(.character("a"))
    viewModel.moveFocus(by: 1)
    viewModel.edit(.character("b"))
  }

  private func submit(_ viewModel: SignInViewModel) async {
    viewModel.submit()
    while viewModel.status == .sending { await Task.yield() }
  }

  @Test("A refusal is reported, and the focus goes to the password")
  func refused() async throws {
    let viewModel = try viewModel(.failure(.status(401)))
    fill(viewModel)
    viewModel.moveFocus(by: 1)
    await submit(viewModel)
    #expect(viewModel.status == .alert(SignInError.status(401).sentence))
    #expect(viewModel.focus == .password && viewModel.password.value == "b")
  }

  @Test("After sign-in, the user is greeted and the password is forgotten")
  func welcome() async throws {
    let viewModel = try viewModel(.success(#"{"id":7,"nickname":"CoolMan"}"#))
    fill(viewModel)
    await submit(viewModel)
    #expect(viewModel.status == .welcome("Welcome, CoolMan."))
    #expect(viewModel.account == Account(id: 7, nickname: "CoolMan"))
    #expect(viewModel.password.value.isEmpty)
    #expect(
      log.lines == ["sign-in: POST https://example.org/sign-in", "sign-in: account 7"])
  }

  @Test("The answer to a request that was given up does not call onChange")
  func givenUp() async throws {
    let viewModel = try viewModel(.success(#"{"id":7,"nickname":"CoolMan"}"#))
    fill(viewModel)
    viewModel.submit()
    viewModel.giveUp()
    viewModel.onChange = { Issue.record("onChange was called.") }
    for _ in 0..<20 { await Task.yield() }
    #expect(viewModel.status == .editing && viewModel.account == nil)
  }

  @Test("The answer to an earlier request changes nothing while the next is under way")
  func earlier() async throws {
    let client = HoldingClient()
    let viewModel = try viewModel(of: client)
    fill(viewModel)
    viewModel.submit()
    await client.requests(1)
    viewModel.giveUp()
    viewModel.submit()
    await client.requests(2)
    var changes = 0
    viewModel.onChange = { changes += 1 }
    client.answer(#"{"id":8,"nickname":"Late"}"#)
    for _ in 0..<20 { await Task.yield() }
    #expect(viewModel.status == .sending && viewModel.account == nil && changes == 0)
    client.answer(#"{"id":7,"nickname":"CoolMan"}"#)
    while viewModel.status == .sending { await Task.yield() }
    #expect(viewModel.account == Account(id: 7, nickname: "CoolMan") && changes == 1)
  }

  @Test("While a request is under way, no second view can edit the form or send it again")
  func guarded() async throws {
    let client = HoldingClient()
    let viewModel = try viewModel(of: client)
    fill(viewModel)
    viewModel.submit()
    await client.requests(1)
    viewModel.onChange = { Issue.record("onChange was called.") }
    viewModel.submit()
    viewModel.edit(.character("x"))
    viewModel.moveFocus(by: 1)
    for _ in 0..<20 { await Task.yield() }
    #expect(client.count == 1 && viewModel.password.value == "b" && viewModel.focus == .password)
    viewModel.onChange = {}
    client.answer(#"{"id":7,"nickname":"CoolMan"}"#)
    while viewModel.status == .sending { await Task.yield() }
    viewModel.submit()
    viewModel.edit(.character("x"))
    #expect(viewModel.status == .welcome("Welcome, CoolMan.") && viewModel.password.value.isEmpty)
  }

  @Test("Each action of a view calls onChange once")
  func told() async throws {
    let viewModel = try viewModel(of: HoldingClient())
    var changes = 0
    viewModel.onChange = { changes += 1 }
    viewModel.submit()
    viewModel.edit(.character("a"))
    viewModel.moveFocus(by: 1)
    viewModel.edit(.character("b"))
    viewModel.submit()
    viewModel.giveUp()
    #expect(changes == 6)
  }

  @Test("The decoder's error for a page of HTML can be tested with one call")
  func page() {
    let error = #expect(throws: SignInError.self) {
      try AccountDecoder().account(in: Data("<html>".utf8))
    }
    #expect(error == .unreadable)
  }
}
