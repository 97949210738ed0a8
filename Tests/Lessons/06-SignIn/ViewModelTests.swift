import Foundation
import PlayerVisit
import Testing

@testable import SignInAfter

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The view model alone, never through the form.
@Suite("Proofs: a view model guards itself, and is tested alone", .timeLimit(.minutes(5)))
@MainActor
struct ViewModelTests {
  private let log = RecordingLog()

  private func viewModel(_ stub: StubService) -> SignInViewModel {
    SignInDesk().makeViewModel(to: stub.service, log: log)
  }

  @Test("A second submit while a request is under way sends nothing and returns nil")
  func twice() async throws {
    let stub = try StubService(.held)
    let model = viewModel(stub)
    fill(model)
    let first = model.submit()
    #expect(first != nil && model.submit() == nil)
    await stub.nextRequest()
    stub.release()
    await first?.value
    #expect(stub.requests.count == 1 && model.account?.id == 7)
    #expect(log.lines == [stub.logLine, "sign-in: account 7"])
  }

  @Test("A submit without an e-mail or a password sends nothing and returns nil")
  func missing() throws {
    let stub = try StubService(StubService.welcome)
    let model = viewModel(stub)
    #expect(model.submit() == nil && model.status == .alert("Type your e-mail address."))
    model.email = TextField("a@b.c")
    #expect(model.submit() == nil && model.status == .alert("Type your password."))
    #expect(stub.requests.isEmpty && log.lines.isEmpty)
  }

  @Test("An edit while a request is under way changes nothing, and the answer counts")
  func sending() async throws {
    let stub = try StubService(.held)
    let model = viewModel(stub)
    fill(model)
    let request = model.submit()
    await stub.nextRequest()
    model.password = TextField("x")
    model.email.edit(.character("x"))
    #expect(model.status == .sending)
    #expect(model.email.value == "a@b.c" && model.password.value == "right")
    stub.release()
    await request?.value
    #expect(model.account?.id == 7 && model.status == .welcome("Welcome, CoolMan."))
  }

  @Test("After a welcome nothing is edited or sent, and the password is gone")
  func welcome() async throws {
    let stub = try StubService(StubService.welcome)
    let model = viewModel(stub)
    fill(model)
    await model.submit()?.value
    model.email = TextField("x@y.z")
    model.password = TextField("p")
    #expect(model.status == .welcome("Welcome, CoolMan."))
    #expect(model.email.value == "a@b.c" && model.password.value.isEmpty)
    #expect(model.submit() == nil && stub.requests.count == 1)
  }

  @Test("A cursor that moves keeps an alert; an edit ends it")
  func alert() async throws {
    let stub = try StubService(.answer(401, ""))
    let model = viewModel(stub)
    fill(model)
    await model.submit()?.value
    #expect(model.status != .editing)
    model.email.edit(.left)
    #expect(model.status != .editing && model.email.cursor == 4)
    model.email.edit(.backspace)
    #expect(model.status == .editing && model.email.value == "a@bc")
  }

  @Test("A request that was given up changes nothing, and its answer is not told")
  func givenUp() async throws {
    let stub = try StubService(.held)
    let model = viewModel(stub)
    fill(model)
    let request = model.submit { Issue.record("onAnswer was called.") }
    await stub.nextRequest()
    model.giveUp()
    model.giveUp()
    stub.release()
    await request?.value
    #expect(model.account == nil && model.status == .editing)
    #expect(log.lines == [stub.logLine, "sign-in: cancelled"])
  }

  @Test("Each answer is told once, when it has changed what is shown")
  func told() async throws {
    let stub = try StubService(.answer(401, ""), StubService.welcome)
    let model = viewModel(stub)
    var told: [SignInViewModel.Status] = []
    for _ in 1...2 {
      fill(model)
      await model.submit { told.append(model.status) }?.value
    }
    #expect(told == [.alert(SignInError.status(401).sentence), .welcome("Welcome, CoolMan.")])
    #expect(stub.requests.count == 2)
  }

  /// Answers at once, and sends nothing.
  private struct CannedClient: DataLoading {
    func load(_ request: URLRequest) async throws(SignInError) -> Data {
      Data(#"{"id":7,"nickname":"CoolMan"}"#.utf8)
    }
  }

  @Test("A view model can be tested without a network")
  func canned() async throws {
    let url = try #require(URL(string: "https://example.org/sign-in"))
    let model = SignInViewModel(url: url, client: CannedClient(), log: log)
    fill(model)
    await model.submit()?.value
    #expect(model.status == .welcome("Welcome, CoolMan."))
    #expect(log.lines == ["sign-in: POST https://example.org/sign-in", "sign-in: account 7"])
  }

  @Test("The decoder's error for a page of HTML can be tested with one call")
  func page() {
    let error = #expect(throws: SignInError.self) {
      try AccountDecoder().account(in: Data("<html>".utf8))
    }
    #expect(error == .unreadable)
  }

  private func fill(_ model: SignInViewModel) {
    model.email = TextField("a@b.c")
    model.password = TextField("right")
  }
}
