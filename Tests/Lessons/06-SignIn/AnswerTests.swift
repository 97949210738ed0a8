import Foundation
import PlayerRoster
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The answer to a sign-in", .timeLimit(.minutes(5)))
@MainActor
struct AnswerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let reply: StubService.Reply
    let alert: String
    let log: String
    var testDescription: String { "\(reply)" }
  }

  @Test("Of an account is a welcome", arguments: Side.allCases)
  func welcome(side: Side) async throws {
    let answers = [
      (200, #"{"id":7,"nickname":"CoolMan"}"#, "Welcome, CoolMan.", 7, "CoolMan"),
      (201, #" { "nickname" : "한글 😀", "id" : -1, "more" : [] } "#, "Welcome, 한글 😀.", -1, "한글 😀"),
      (299, #"{"id":8,"nickname":" \u0043 "}"#, "Welcome, C.", 8, " C "),
      (200, #"{"id":9,"nickname":""}"#, "Welcome.", 9, ""),
      (200, #"{"id":9,"nickname":" \n"}"#, "Welcome.", 9, " \n"),
    ]
    for (status, body, welcome, id, nickname) in answers {
      let stub = try StubService(.answer(status, body))
      let screen = Screen(side, to: stub.service)
      await screen.signIn.submit()
      #expect(screen.status == .welcome(welcome, Account(id: id, nickname: nickname)))
      #expect(
        screen.log.lines == [
          "sign-in: POST \(stub.url.absoluteString)/sign-in", "sign-in: account \(id)",
        ])
    }
  }

  nonisolated private static func statuses(_ statuses: [Int], _ alert: String) -> [Case] {
    statuses.map { status in
      Case(
        reply: .answer(status, #"{"id":7,"nickname":"CoolMan"}"#),
        alert: alert.replacing("STATUS", with: "\(status)"), log: "failed, status \(status)")
    }
  }

  nonisolated private static func bodies(
    _ bodies: [String], status: Int = 200, _ alert: String, _ log: String
  ) -> [Case] {
    bodies.map { Case(reply: .answer(status, $0), alert: alert, log: "failed, \(log)") }
  }

  nonisolated static let answers =
    statuses(
      [401, 403], "The e-mail address or the password is wrong; check both and try again.")
    + statuses([500, 501, 599], "The account service has a fault (STATUS); try again later.")
    + statuses(
      [300, 304, 399, 400, 402, 404, 499, 600],
      "The account service did not take the sign-in (STATUS); check its address.")
    + [200, 204].flatMap {
      bodies(
        [""], status: $0, "The account service sent an empty answer; try again later.",
        "an empty answer")
    }
    + bodies(
      [
        "<html>", "{", #"{"id":7,"nickname":"CoolMan""#, #"{"id":7,"nickname":"CoolMan"} x"#, " ",
      ],
      "The answer of the account service cannot be read; check its address.",
      "an answer that is no JSON")
    + bodies(
      [
        "{}", "[]", "7", "null", #"[{"id":7,"nickname":"CoolMan"}]"#, #"{"id":7}"#,
        #"{"nickname":"CoolMan"}"#, #"{"id":"7","nickname":"CoolMan"}"#,
        #"{"id":7.5,"nickname":"CoolMan"}"#, #"{"id":null,"nickname":"CoolMan"}"#,
        #"{"id":7,"nickname":8}"#, #"{"id":99999999999999999999,"nickname":"CoolMan"}"#,
        #"{"ID":7,"Nickname":"CoolMan"}"#,
      ],
      "The answer of the account service names no account; check its address.",
      "an answer that is no account")

  nonisolated static let transport: [Case] =
    [
      (.timedOut, "The account service did not answer in time; try again later."),
      (.cannotFindHost, "The account service was not found; check its address and the network."),
      (.dnsLookupFailed, "The account service was not found; check its address and the network."),
      (.cannotConnectToHost, "The account service takes no connections; try again later."),
      (.notConnectedToInternet, "There is no network; connect to one and try again."),
      (
        .networkConnectionLost,
        "The connection to the account service failed; try again later."
      ),
      (.cancelled, "The connection to the account service failed; try again later."),
      (.secureConnectionFailed, "The connection to the account service failed; try again later."),
    ].map { (code: URLError.Code, alert: String) in
      Case(reply: .failure(code), alert: alert, log: "failed, error \(code.rawValue)")
    } + [
      Case(
        reply: .foreign, alert: "The connection to the account service failed; try again later.",
        log: "failed, error \(URLError.Code.badServerResponse.rawValue)"),
      Case(
        reply: .otherFailure,
        alert: "The connection to the account service failed; try again later.",
        log: "failed, error -1"),
    ]

  @Test(
    "That is no account is told in one sentence", arguments: Side.allCases,
    answers + transport)
  func alert(side: Side, of answer: Case) async throws {
    let stub = try StubService(answer.reply)
    let screen = Screen(side, to: stub.service)
    await screen.signIn.submit()
    #expect(
      screen.signIn.form
        == SignInForm(
          email: "coolman@example.org", password: "shipshape", status: .alert(answer.alert)))
    #expect(
      screen.log.lines == [
        "sign-in: POST \(stub.url.absoluteString)/sign-in", "sign-in: \(answer.log)",
      ])
  }

  @Test("Every sentence fits a line of the screen, and ends in a full stop")
  func sentences() {
    let alerts = (Self.answers + Self.transport).map(\.alert)
    #expect(alerts.filter { !$0.hasSuffix(".") || $0.count > 76 } == [])
  }
}
