import PlayerRoster
import Testing

@Suite("A nickname")
struct NicknameTests {
  @Test("Is trimmed")
  func isTrimmed() throws {
    #expect(try Nickname("  CoolMan ").text == "CoolMan")
  }
}
