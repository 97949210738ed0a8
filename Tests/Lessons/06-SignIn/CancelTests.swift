import Foundation
import PlayerVisit
import Testing

@Suite("Giving up a sign-in", .timeLimit(.minutes(5)))
@MainActor
struct CancelTests {
  @Test(
    "Escape gives up a request and brings the form back at once, as it was",
    arguments: Side.allCases)
  func cancel(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    let before = screen.picture
    screen.send()
    await stub.nextRequest()
    #expect(screen.press(.escape), "Escape is for the form")
    #expect(screen.picture == before)
    #expect(screen.log.lines == [stub.logLine, "sign-in: cancelled"])
    screen.go(to: 0)
    screen.type("x")
    #expect(screen.email == "coolman@example.orgx")
    #expect(!screen.press(.escape), "now Escape leaves")
    screen.signIn.cancel()
    #expect(screen.log.lines == [stub.logLine, "sign-in: cancelled"])
  }

  @Test("Nothing is shown once the screen has been left", arguments: Side.allCases)
  func left(side: Side) async throws {
    for (reply, isGivenUp) in late.flatMap({ [($0, false), ($0, true)] }) {
      let stub = try StubService(.held)
      let screen = Screen(side, to: stub.service)
      screen.send()
      await stub.nextRequest()
      if isGivenUp { screen.press(.escape) }
      screen.signIn.cancel()
      screen.signIn.cancel()
      let (pictures, lines) = (screen.pictures, screen.log.lines)
      stub.release(reply)
      try await stub.settle(side)
      #expect(screen.pictures == pictures, "\(reply)")
      #expect(lines == [stub.logLine, "sign-in: cancelled"] && screen.log.lines == lines)
      // Keys that were on their way when the screen was left.
      screen.press(.next, .character("x"))
      #expect(screen.pictures == pictures)
      #expect(screen.signIn.account == nil)
    }
  }

  @Test("A request that was given up changes nothing on the screen", arguments: Side.allCases)
  func givenUp(side: Side) async throws {
    for reply in late {
      let stub = try StubService(.held)
      let screen = Screen(side, to: stub.service)
      screen.send()
      await stub.nextRequest()
      screen.press(.escape)
      let seen = screen.seen
      stub.release(reply)
      try await stub.settle(side)
      #expect(screen.seen == seen && screen.signIn.account == nil, "\(reply)")
    }
  }

  @Test("A request that was given up is not sent again", arguments: Side.allCases)
  func sentOnce(side: Side) async throws {
    for (reply, isLeft) in late.flatMap({ [($0, false), ($0, true)] }) {
      let stub = try StubService(.held)
      let screen = Screen(side, to: stub.service)
      screen.send()
      await stub.nextRequest()
      if isLeft { screen.signIn.cancel() } else { screen.press(.escape) }
      stub.release(reply)
      try await stub.settle(side)
      #expect(stub.requests.count == 1, "\(reply)")
    }
  }

  @Test(
    "After giving up, the next request can be sent, and a late reply changes nothing",
    arguments: Side.allCases)
  func lateAnswer(side: Side) async throws {
    for reply in late {
      let stub = try StubService(.held)
      let screen = Screen(side, to: stub.service)
      screen.send()
      await stub.nextRequest()
      screen.press(.escape)
      screen.send()
      await stub.nextRequest()
      let seen = screen.seen
      // The reply to the first request comes while the second is under way.
      stub.release(reply)
      try await stub.settle(side)
      #expect(screen.seen == seen && screen.news == .sending, "\(reply)")
      #expect(stub.requests.count == 2, "the first is not sent again")
      stub.release()
      await screen.answered()
      #expect(screen.signIn.account == Account(id: 7, nickname: "CoolMan"))
      #expect(screen.seen.count == seen.count + 1)
      #expect(
        screen.log.lines
          == [stub.logLine, "sign-in: cancelled", stub.logLine, "sign-in: account 7"])
    }
  }

  @Test(
    "Nothing is shown after a welcome, whatever comes of an earlier request",
    arguments: Side.allCases)
  func afterWelcome(side: Side) async throws {
    for reply in late {
      let stub = try StubService(.held, StubService.welcome)
      let screen = Screen(side, to: stub.service)
      screen.send()
      await stub.nextRequest()
      screen.press(.escape)
      await screen.submit()
      let seen = screen.seen
      #expect(screen.news == .welcome("Welcome, CoolMan."))
      stub.release(reply)
      try await stub.settle(side)
      #expect(screen.seen == seen, "\(reply)")
    }
  }

  @Test(
    "A screen that was left is released as soon as its request is answered",
    arguments: Side.allCases)
  func released(side: Side) async throws {
    for reply in late {
      let stub = try StubService(.held, StubService.welcome)
      weak var kept: (any SigningIn)?
      do {
        let screen = Screen(side, to: stub.service)
        kept = screen.signIn
        screen.send()
        await stub.nextRequest()
        screen.signIn.cancel()
      }
      stub.release(reply)
      await released { kept }
      #expect(kept == nil, "\(reply)")
    }
  }

  @Test(
    "A request under way keeps its screen: the answer is shown and logged, though the owner is gone",
    arguments: Side.allCases)
  func dropped(side: Side) async throws {
    for (reply, news, line) in [
      (StubService.welcome, News.welcome("Welcome, CoolMan."), "account 7"),
      (
        .answer(500, ""), .alert("The account service has a fault (500); try again later."),
        "failed, status 500"
      ),
    ] {
      let stub = try StubService(.held)
      let (shown, log) = (ShownPictures(), RecordingLog())
      weak var kept: (any SigningIn)?
      do {
        let form = side.desk.makeSignIn(to: stub.service, log: log, show: shown.show)
        kept = form
        for key: FormKey in [.character("a"), .next, .character("b"), .enter] {
          _ = form.press(key)
        }
      }
      await stub.nextRequest()
      stub.release(reply)
      await shown.answered()
      #expect(shown.pictures.last.map { News($0.news, $0.tint) } == news)
      #expect(log.lines == [stub.logLine, "sign-in: \(line)"])
      await released { kept }
      #expect(kept == nil, "\(reply)")
    }
  }

  @Test("Screens of one maker share nothing", arguments: Side.allCases)
  func apart(side: Side) async throws {
    let stub = try StubService(.held)
    let (desk, one, other) = (side.desk, ShownPictures(), ShownPictures())
    let log = RecordingLog()
    let first = desk.makeSignIn(to: stub.service, log: log, show: one.show)
    let second = desk.makeSignIn(to: stub.service, log: log, show: other.show)
    let start = other.pictures
    for key: FormKey in [.character("a"), .next, .character("b"), .enter] { _ = first.press(key) }
    await stub.nextRequest()
    second.cancel()
    stub.release()
    await one.answered()
    #expect(first.account?.id == 7 && second.account == nil)
    #expect(other.pictures == start && log.lines == [stub.logLine, "sign-in: account 7"])
  }

  /// Waits until an object is released. On a busy machine, an answer takes many turns of the main actor.
  private func released(_ object: () -> AnyObject?) async {
    for _ in 0..<200_000 where object() != nil { await Task.yield() }
  }

  /// Replies that may come late.
  private let late: [StubService.Reply] = [
    .answer(200, #"{"id":8,"nickname":"Late"}"#), .answer(401, ""), .answer(200, ""),
    .failure(.networkConnectionLost), .failure(.timedOut),
  ]

  @Test(
    "The screen still works no matter when a request is given up", arguments: Side.allCases)
  func anyMoment(side: Side) async {
    let service = AccountService.embedded()
    let coolman = Account(id: 682_838_886, nickname: "coolman")
    for round in 0..<80 {
      let screen = Screen(side, to: service, email: "coolman@example.or")
      screen.send()
      for _ in 0..<round { await Task.yield() }
      guard screen.signIn.account == nil else { continue }
      screen.press(.escape)
      screen.go(to: 0)
      screen.type("g")
      await screen.submit()
      #expect(screen.signIn.account == coolman, "round \(round)")
    }
  }
}
