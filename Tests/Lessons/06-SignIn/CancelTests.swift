import Foundation
import PlayerRoster
import Testing

@Suite("Cancelling a sign-in", .timeLimit(.minutes(1)))
@MainActor
struct CancelTests {
  @Test(
    "Ends the request, and the form can be edited again at once", arguments: Side.allCases)
  func cancel(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    let submitting = screen.submitting()
    await stub.nextRequest()
    screen.signIn.cancel()
    #expect(
      screen.signIn.form == SignInForm(email: "coolman@example.org", password: "shipshape"))
    screen.signIn.type(email: "other@example.org")
    await submitting.value
    #expect(screen.signIn.form == SignInForm(email: "other@example.org", password: "shipshape"))
    #expect(
      screen.log.lines == [
        "sign-in: POST \(stub.url.absoluteString)/sign-in", "sign-in: cancelled",
      ])
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
    #expect(
      screen.log.lines == [
        "sign-in: POST \(stub.url.absoluteString)/sign-in", "sign-in: cancelled",
      ])
  }

  @Test("An answer that comes after it changes nothing", arguments: Side.allCases)
  func lateAnswer(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    let submitting = screen.submitting()
    await stub.nextRequest()
    // The answer is on its way to the screen, and cannot reach it as long as we do not wait.
    stub.release()
    screen.signIn.cancel()
    await submitting.value
    #expect(screen.status == .editing)
    #expect(screen.log.lines.last == "sign-in: cancelled")
    #expect(screen.log.lines.count == 2)
  }

  @Test("The next request is not troubled by the end of the one before", arguments: Side.allCases)
  func nextRequest(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    let first = screen.submitting()
    await stub.nextRequest()
    screen.signIn.cancel()
    let answering = Task {
      await stub.nextRequest()
      await first.value
      stub.release()
    }
    // Up to the sending of its request this does not wait: it begins before the first one ends.
    await screen.signIn.submit()
    await answering.value
    #expect(screen.status == .welcome("Welcome, CoolMan.", Account(id: 7, nickname: "CoolMan")))
    #expect(
      screen.log.lines.map { $0.replacing(stub.url.absoluteString, with: "") } == [
        "sign-in: POST /sign-in", "sign-in: cancelled", "sign-in: POST /sign-in",
        "sign-in: account 7",
      ])
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

  @Test("Cancelling twice is cancelling once", arguments: Side.allCases)
  func twice(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    let submitting = screen.submitting()
    await stub.nextRequest()
    screen.signIn.cancel()
    screen.signIn.cancel()
    await submitting.value
    screen.signIn.cancel()
    #expect(screen.log.lines.count == 2)
  }
}
