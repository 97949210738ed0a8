import Foundation
import Testing

@testable import Shell

@Suite("The pager")
struct PagerTests {
  init() {
    // What the console does at its start: a closed pipe must not end the program.
    _ = StandardConsole(environment: [:])
  }

  @Test("It gets the whole text, as a shell would start it", arguments: ["", "LESS=FRX "])
  func text(prefix: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let text = String(repeating: "An enemy has one life.\n", count: 10_000)
    #expect(Pager(commandLine: "\(prefix)cat > '\(file.path)'").show(text))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test(
    "One that cannot be started shows nothing, so that the text can be printed",
    arguments: ["no-such-pager-anywhere -R", "/no/such/pager", "LESS=FRX", "/", "exit 127;", "''"])
  func missing(commandLine: String) {
    #expect(!Pager(commandLine: commandLine).show("text\n"))
  }

  @Test("One that the reader leaves early, or with an error, was there")
  func leftEarly() {
    let text = String(repeating: "An enemy has one life.\n", count: 10_000)
    #expect(Pager(commandLine: "true").show(text))
    #expect(Pager(commandLine: "false").show("text\n"))
  }
}
