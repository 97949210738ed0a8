import Foundation
import PlayerVisit
import Testing

@Suite("A sign-in line by line", .timeLimit(.minutes(5)))
@MainActor
struct LineSignInTests {
  private let wrong = "The e-mail address or the password is wrong; check both and try again."

  /// Answers with lines, and notes what is asked and said.
  @MainActor
  private final class Talk {
    private var lines: [String?]
    private(set) var noted: [String] = []

    init(_ lines: [String?]) { self.lines = lines }

    func ask(_ label: String) async -> String? {
      noted.append("\(label)?")
      return lines.isEmpty ? nil : lines.removeFirst()
    }

    func say(_ sentence: String) { noted.append(sentence) }
  }

  private func signIn(
    _ side: Side, to stub: StubService, _ lines: String?..., log: RecordingLog = RecordingLog()
  ) async throws -> (account: Account?, noted: [String]) {
    let talk = Talk(lines)
    let desk = try #require(side.desk as? any LineSigningIn)
    let account = await desk.signIn(to: stub.service, log: log, ask: talk.ask, say: talk.say)
    return (account, talk.noted)
  }

  @Test(
    "E-mail and password are asked for, sent and logged, and the welcome is said",
    arguments: Side.allCases)
  func welcome(side: Side) async throws {
    let (stub, log) = (try StubService(StubService.welcome), RecordingLog())
    let end = try await signIn(side, to: stub, " a@b.c ", " right/한 ", log: log)
    #expect(end.account == Account(id: 7, nickname: "CoolMan"))
    #expect(end.noted == ["E-mail?", "Password?", "Welcome, CoolMan."])
    #expect(stub.requests.map(\.bodyText) == [#"{"email":"a@b.c","password":" right/한 "}"#])
    #expect(log.lines == [stub.logLine, "sign-in: account 7"])
  }

  @Test(
    "What went wrong is said, and both lines are asked for again", arguments: Side.allCases)
  func refused(side: Side) async throws {
    let stub = try StubService(.answer(401, ""), .failure(.timedOut), StubService.welcome)
    let log = RecordingLog()
    let end = try await signIn(
      side, to: stub, "long@example.org", "a long password", "b@c", "x", "b@c", "y", log: log)
    let asked = ["E-mail?", "Password?"]
    let late = "The account service did not answer in time; try again later."
    #expect(end.noted.dropLast() == asked + [wrong] + asked + [late] + asked)
    #expect(end.noted.last?.hasPrefix("Welcome, CoolMan.") == true)
    #expect(
      stub.requests.map(\.bodyText) == [
        #"{"email":"long@example.org","password":"a long password"}"#,
        #"{"email":"b@c","password":"x"}"#, #"{"email":"b@c","password":"y"}"#,
      ])
    #expect(
      log.lines == [
        stub.logLine, "sign-in: failed, status 401", stub.logLine, "sign-in: failed, error -1001",
        stub.logLine, "sign-in: account 7",
      ])
  }

  @Test("A blank e-mail or an empty password is said, and not sent", arguments: Side.allCases)
  func missing(side: Side) async throws {
    let (stub, log) = (try StubService(StubService.welcome), RecordingLog())
    let end = try await signIn(side, to: stub, " \t", "", "", "x", "", "", "a@b", "", log: log)
    let email = ["E-mail?", "Password?", "Type your e-mail address."]
    let password = ["E-mail?", "Password?", "Type your password."]
    #expect(end.noted == email + email + email + password + ["E-mail?"])
    #expect(end.account == nil && stub.requests.isEmpty && log.lines.isEmpty)
  }

  @Test("A player can leave at each line", arguments: Side.allCases)
  func leaving(side: Side) async throws {
    let stub = try StubService(.answer(401, ""))
    #expect(try await signIn(side, to: stub).noted == ["E-mail?"])
    let end = try await signIn(side, to: stub, "a@b", nil)
    #expect(end.noted == ["E-mail?", "Password?"] && end.account == nil)
    #expect(stub.requests.isEmpty)
    let refused = try await signIn(side, to: stub, "a@b", "x", nil)
    #expect(refused.noted == ["E-mail?", "Password?", wrong, "E-mail?"])
  }

  @Test("No password is said or logged", arguments: Side.allCases)
  func secret(side: Side) async throws {
    let log = RecordingLog()
    for reply in [StubService.welcome, .answer(401, "hunter2")] {
      let end = try await signIn(side, to: try StubService(reply), "a@b", "hunter2", log: log)
      #expect(!(end.noted + log.lines).contains { $0.contains("hunter2") })
    }
  }
}
