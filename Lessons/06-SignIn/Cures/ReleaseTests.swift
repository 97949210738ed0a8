import Foundation
import PlayerVisit
import Testing

@Suite("Our next release: the welcome says how many tries were refused", .timeLimit(.minutes(5)))
@MainActor
struct ReleaseTests {
  /// Answers with lines, and notes what is said.
  @MainActor
  private final class Talk {
    private var lines: [String]
    private(set) var said: [String] = []

    init(_ lines: [String]) { self.lines = lines }

    func ask(_ label: String) async -> String? { lines.isEmpty ? nil : lines.removeFirst() }
    func say(_ sentence: String) { said.append(sentence) }
  }

  @Test(
    "The fairs' sign-in line by line says how many tries were refused", arguments: Side.allCases)
  func counted(side: Side) async throws {
    let stub = try StubService(
      .answer(401, ""), .answer(500, ""), .answer(403, ""), StubService.welcome)
    let talk = Talk(["a@b", "w", "a@b", "x", "a@b", "y", "a@b", "z"])
    let desk = try #require(side.desk as? any LineSigningIn)
    _ = await desk.signIn(to: stub.service, log: RecordingLog(), ask: talk.ask, say: talk.say)
    #expect(talk.said.last == "Welcome, CoolMan. 2 tries were refused before.")
  }
}
