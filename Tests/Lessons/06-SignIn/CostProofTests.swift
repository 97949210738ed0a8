import Foundation
import PlayerRoster
import SignInAfter
import Testing

/// What it takes to ask one question: what becomes of a page of HTML?
///
/// One after the other, so that the times that the tests print can be compared.
@Suite("Proofs: what a test costs", .serialized, .timeLimit(.minutes(5)))
struct CostProofTests {
  /// A hundred pages of HTML, as a proxy may send them.
  private let pages = (1...100).map { "<html>" + String(repeating: "<br>", count: $0) }
  private let sentence = "The answer of the account service cannot be read; check its address."

  @Test("A hundred pages of HTML take a hundred requests in the before version")
  @MainActor
  func before() async throws {
    for page in pages {
      let stub = try StubService(.answer(200, page))
      let screen = Screen(.before, to: stub.service)
      await screen.signIn.submit()
      #expect(screen.status == .alert(sentence))
      #expect(stub.requests.count == 1)
    }
  }

  // snippet: cost-after
  @Test("A hundred pages of HTML take a hundred calls in the after version")
  func after() {
    for page in pages {
      let error = #expect(throws: SignInError.self) {
        try AccountDecoder().account(from: Data(page.utf8))
      }
      #expect(error?.description == sentence)
    }
  }
  // end: cost-after
}
