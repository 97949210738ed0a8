import Foundation
import PlayerRoster
import Testing

@Suite("Cancelling a sign-in", .timeLimit(.minutes(5)))
@MainActor
struct CancelTests {
  @Test("Cancelling gives the form back at once, and twice is once", arguments: Side.allCases)
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
    #expect(screen.log.lines == [stub.logLine, "sign-in: cancelled"])
  }

  @Test("Cancelling the submitting task cancels the sign-in", arguments: Side.allCases)
  func cancelledTask(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    let submitting = screen.submitting()
    await stub.nextRequest()
    submitting.cancel()
    await submitting.value
    #expect(
      screen.signIn.form == SignInForm(email: "coolman@example.org", password: "shipshape"))
    #expect(screen.log.lines == [stub.logLine, "sign-in: cancelled"])
  }

  @Test(
    "Cancelling makes way for the next request, and late answers change nothing",
    arguments: Side.allCases)
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
      screen.log.lines
        == [stub.logLine, "sign-in: cancelled", stub.logLine, "sign-in: account 7"])
  }

  @Test("Cancelling at any moment leaves a screen that works", arguments: Side.allCases)
  func anyMoment(side: Side) async {
    let service = AccountService.embedded()
    let coolman = Account(id: 682_838_886, nickname: "coolman")
    for round in 0..<80 {
      let screen = Screen(side, to: service)
      let submitting = screen.submitting()
      for _ in 0..<round % 40 { await Task.yield() }
      if round.isMultiple(of: 2) { screen.signIn.cancel() } else { submitting.cancel() }
      await submitting.value
      if screen.status == .editing { await screen.signIn.submit() }
      #expect(screen.status == .welcome("Welcome, coolman.", coolman), "round \(round)")
    }
  }

  @Test("The screen is released while the service is still working", arguments: Side.allCases)
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
}
