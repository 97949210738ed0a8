import Foundation
import PlayerRoster
import SignInAfter
import Testing

/// What it takes to ask one question: what becomes of an answer that is no JSON?
///
/// One after the other, so that the times that the tests print can be compared.
@Suite("Proofs: what a test costs", .serialized, .timeLimit(.minutes(5)))
struct CostProofTests {
  /// A hundred answers of a hundred kinds.
  private let answers = (1...100).map { String(repeating: "[", count: $0) }
  private let sentence = "The answer of the account service cannot be read; check its address."

  @Test("Before: a hundred malformed answers take a hundred requests")
  @MainActor
  func before() async throws {
    for answer in answers {
      let stub = try StubService(.answer(200, answer))
      let screen = Screen(.before, to: stub.service)
      await screen.signIn.submit()
      #expect(screen.status == .alert(sentence))
      #expect(stub.requests.count == 1)
    }
  }

  // snippet: cost-after
  @Test("After: a hundred malformed answers take a hundred calls")
  func after() {
    for answer in answers {
      let error = #expect(throws: SignInError.self) {
        try AccountDecoder().account(from: Data(answer.utf8))
      }
      #expect(error?.description == sentence)
    }
  }
  // end: cost-after
}
