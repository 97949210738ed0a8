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

  nonisolated static let refusals = [401, 403].map { status in
    Case(
      reply: .answer(status, #"{"id":7,"nickname":"CoolMan"}"#),
      alert: "The e-mail address or the password is wrong; check both and try again.",
      log: "failed, status \(status)")
  }

  nonisolated static let faults = [500, 501, 503, 599].map { status in
    Case(
      reply: .answer(status, #"{"id":7,"nickname":"CoolMan"}"#),
      alert: "The account service has a fault (\(status)); try again later.",
      log: "failed, status \(status)")
  }

  nonisolated static let otherStatuses = [300, 304, 399, 400, 402, 404, 405, 499, 600].map {
    status in
    Case(
      reply: .answer(status, #"{"id":7,"nickname":"CoolMan"}"#),
      alert: "The account service did not take the sign-in (\(status)); check its address.",
      log: "failed, status \(status)")
  }

  nonisolated static let empty = [200, 204].map { status in
    Case(
      reply: .answer(status, ""),
      alert: "The account service sent an empty answer; try again later.",
      log: "failed, an empty answer")
  }

  nonisolated static let malformed = [
    "<html>", "{", #"{"id":7,"nickname":"CoolMan""#, #"{"id":7,"nickname":"CoolMan"} x"#, " ",
    #"{id:7,nickname:"CoolMan"}"#,
  ].map { body in
    Case(
      reply: .answer(200, body),
      alert: "The answer of the account service cannot be read; check its address.",
      log: "failed, an answer that is no JSON")
  }

  nonisolated static let misshapen = [
    "{}", "[]", "7", "null", #""CoolMan""#, #"[{"id":7,"nickname":"CoolMan"}]"#, #"{"id":7}"#,
    #"{"nickname":"CoolMan"}"#, #"{"id":"7","nickname":"CoolMan"}"#,
    #"{"id":7.5,"nickname":"CoolMan"}"#, #"{"id":true,"nickname":"CoolMan"}"#,
    #"{"id":null,"nickname":"CoolMan"}"#, #"{"id":7,"nickname":null}"#, #"{"id":7,"nickname":8}"#,
    #"{"id":99999999999999999999,"nickname":"CoolMan"}"#, #"{"ID":7,"Nickname":"CoolMan"}"#,
  ].map { body in
    Case(
      reply: .answer(200, body),
      alert: "The answer of the account service names no account; check its address.",
      log: "failed, an answer that is no account")
  }

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
    refusals + faults + otherStatuses + empty + malformed + misshapen + transport)
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
    let cases =
      Self.refusals + Self.faults + Self.otherStatuses + Self.empty + Self.malformed
      + Self.misshapen + Self.transport
    for alert in Set(cases.map(\.alert)) {
      #expect(alert.hasSuffix("."), "\(alert)")
      #expect(alert.count <= 76, "\(alert)")
    }
  }
}
