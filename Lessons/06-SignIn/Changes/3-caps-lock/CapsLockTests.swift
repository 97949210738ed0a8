import Foundation
import PlayerVisit
import Testing

@Suite("Caps Lock", .timeLimit(.minutes(5)))
@MainActor
struct CapsLockTests {
  private let asking = "The e-mail address or the password is wrong; is Caps Lock on?"
  private let plain = "The e-mail address or the password is wrong; check both and try again."

  @Test(
    "A refused password with capitals and no small letters brings up Caps Lock",
    arguments: Side.allCases,
    ["SHIPSHAPE", "S", " A1-B2 ", "ÉTÉ", "한A"])
  func asked(side: Side, password: String) async throws {
    for status in [401, 403] {
      let stub = try StubService(.answer(status, ""))
      let screen = Screen(side, to: stub.service, password: password)
      await screen.submit()
      #expect(screen.news == .alert(asking))
      #expect(screen.log.lines.last == "sign-in: failed, status \(status)")
    }
  }

  @Test(
    "A small letter, no capital, or another problem does not bring up Caps Lock",
    arguments: Side.allCases)
  func notAsked(side: Side) async throws {
    let tries: [(String, StubService.Reply, String)] = [
      ("SHIPSHAPe", .answer(401, ""), plain), ("1234 !", .answer(403, ""), plain),
      ("한글", .answer(401, ""), plain),
      ("SHIPSHAPE", .answer(500, ""), "The account service has a fault (500); try again later."),
      (
        "SHIPSHAPE", .failure(.timedOut),
        "The account service did not answer in time; try again later."
      ),
      ("SHIPSHAPE", .answer(200, ""), "The account service sent an empty answer; try again later."),
    ]
    for (password, reply, sentence) in tries {
      let stub = try StubService(reply)
      let screen = Screen(side, to: stub.service, password: "TYPED BEFORE")
      screen.go(to: 1)
      screen.press(.deleteToStart)
      screen.type(password)
      await screen.submit()
      #expect(screen.news == .alert(sentence))
    }
  }
}
