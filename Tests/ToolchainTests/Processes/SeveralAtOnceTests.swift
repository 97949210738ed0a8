import Testing

@testable import Toolchain

@Suite("Work on several elements at once")
struct SeveralAtOnceTests {
  @Test("Results come in the order of the elements, whichever is finished first")
  func order() async throws {
    let ends = (0..<4).map { _ in AsyncStream.makeStream(of: Void.self) }
    let results = try await Array(0..<4).severalAtOnce(4) { number in
      // Each waits for the one after it.
      if number < 3 { for await _ in ends[number + 1].stream {} }
      ends[number].continuation.finish()
      return 10 * number
    }
    #expect(results == [0, 10, 20, 30])
  }
}
