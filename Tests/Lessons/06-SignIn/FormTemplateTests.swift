import PlayerVisit
import Testing

@testable import SignInBefore

/// What the form does, tested through the class that decides it. At first that is the controller:
/// it has to be given a service and a place for pictures, and every result is read from a picture.
/// Give your own design only what it needs.
@Suite("What the form does")
@MainActor
struct FormTests {
  private struct DeafLog: LogWriting {
    func write(_ line: String) {}
  }

  @Test("If the e-mail address is missing, the focus goes to the e-mail field")
  func missing() {
    var shown: [FormPicture] = []
    let form = SignInController(service: .embedded(), log: DeafLog()) { shown.append($0) }
    for key in [FormKey.next, .next, .enter] { _ = form.press(key) }
    #expect(shown.last?.news == "Type your e-mail address.")
    #expect(shown.last?.fields[0].isFocused == true)
  }
}
