import Foundation
import PlayerRoster
import Testing

@Suite("Cancelling a sign-in", .timeLimit(.minutes(5)))
@MainActor
struct CancelTests {
  /// What becomes of the request that was under way.
  private func cancelledLog(_ stub: StubService) -> [String] {
    ["sign-in: POST \(stub.url.absoluteString)/sign-in", "sign-in: cancelled"]
  }

  @Test(
    "Gives up the request, and the form can be edited again at once; twice is once",
    arguments: Side.allCases)
  func cancel(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    let submitting = screen.submitting()
    await stub.nextRequest()
    screen.signIn.cancel()
    #expect(
      screen.signIn.form == SignInForm(email: "coolman@example.org", password: "shipshape"))
    screen.signIn.cancel()
    screen.signIn.type(email: "other@example.org")
    await submitting.value
    screen.signIn.cancel()
    #expect(screen.signIn.form == SignInForm(email: "other@example.org", password: "shipshape"))
    #expect(screen.log.lines == cancelledLog(stub))
  }

  @Test("Is also what happens when the task ends that submits", arguments: Side.allCases)
  func cancelledTask(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    let submitting = screen.submitting()
    await stub.nextRequest()
    submitting.cancel()
    await submitting.value
    #expect(
      screen.signIn.form == SignInForm(email: "coolman@example.org", password: "shipshape"))
    #expect(screen.log.lines == cancelledLog(stub))
  }

  @Test("An answer that comes after it changes nothing", arguments: Side.allCases)
  func lateAnswer(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    let first = screen.submitting()
    await stub.nextRequest()
    screen.signIn.cancel()
    let answering = Task {
      await stub.nextRequest()
      await first.value
      stub.release(.answer(200, #"{"id":8,"nickname":"Late"}"#))
      stub.release(.answer(200, #"{"id":7,"nickname":"CoolMan"}"#))
    }
    await screen.signIn.submit()
    await answering.value
    #expect(screen.status == .welcome("Welcome, CoolMan.", Account(id: 7, nickname: "CoolMan")))
    #expect(
      screen.log.lines.map { $0.replacing(stub.url.absoluteString, with: "") } == [
        "sign-in: POST /sign-in", "sign-in: cancelled", "sign-in: POST /sign-in",
        "sign-in: account 7",
      ])
  }

  @Test("The next request has nothing to do with the one before", arguments: Side.allCases)
  func nextRequest(side: Side) async throws {
    let stub = try StubService(.held, .failure(.timedOut))
    let screen = Screen(side, to: stub.service)
    let first = screen.submitting()
    await stub.nextRequest()
    screen.signIn.cancel()
    // Does not wait before its request is under way: the first one has not returned yet.
    await screen.signIn.submit()
    await first.value
    #expect(
      screen.status == .alert("The account service did not answer in time; try again later."))
    #expect(stub.requests.count == 2)
  }

  @Test("At any moment leaves a screen that works", arguments: Side.allCases)
  func anyMoment(side: Side) async {
    let service = AccountService.embedded()
    for round in 0..<80 {
      let screen = Screen(side, to: service)
      let submitting = screen.submitting()
      for _ in 0..<round % 40 { await Task.yield() }
      if round.isMultiple(of: 2) { screen.signIn.cancel() } else { submitting.cancel() }
      await submitting.value
      if screen.status == .editing { await screen.signIn.submit() }
      #expect(screen.status == .welcome("Welcome, coolman.", Self.coolman), "round \(round)")
    }
  }

  private static let coolman = Account(id: 682_838_886, nickname: "coolman")

  @Test("Lets the screen go, though the service still thinks", arguments: Side.allCases)
  func letsGo(side: Side) async throws {
    let stub = try StubService(.held)
    weak var gone: (any SigningIn)?
    do {
      let screen = Screen(side, to: stub.service)
      gone = screen.signIn
      let submitting = screen.submitting()
      await stub.nextRequest()
      screen.signIn.cancel()
      await submitting.value
    }
    #expect(gone == nil)
    stub.release()
  }

  @Test("Does nothing where nothing is under way", arguments: Side.allCases)
  func nothingToCancel(side: Side) async throws {
    let stub = try StubService(.failure(.timedOut))
    let screen = Screen(side, to: stub.service)
    screen.signIn.cancel()
    #expect(screen.log.lines.isEmpty)
    await screen.signIn.submit()
    screen.signIn.cancel()
    #expect(
      screen.status == .alert("The account service did not answer in time; try again later."))
    #expect(screen.log.lines.count == 2)
  }
}
