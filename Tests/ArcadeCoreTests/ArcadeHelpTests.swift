import Shell
import TestSupport
import Testing

@testable import ArcadeCore

@Suite("The help of the arcade")
struct ArcadeHelpTests {
  private func help(_ words: String...) async throws -> String {
    let console = RecordingConsole()
    #expect(try await Program.arcade.run(words, on: console) { .standard })
    return console.output
  }

  /// Each command with the options that it takes.
  private static let commands: [(name: String, options: [String])] = [
    ("visit", ["--guest", "--service URL", "--file FILE", "--seed N", "--log FILE"]),
    ("play", ["--seed N", "--record FILE"]),
    ("demo", ["--seed N", "--ticks N"]),
    ("census", []),
    ("transcript", ["--game", "--screen NAME", "--seed N", "--ticks N"]),
    ("replay", ["FILE", "--fast"]),
    ("roster", ["add NAME", "rename OLD NEW", "remove NAME", "export", "--json", "--file FILE"]),
  ]

  @Test("Without a command it lists them all, in 80 columns, however one asks")
  func overview() async throws {
    let text = try await help("help")
    let listed = text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^  (\w+) {2,}\S/#).map { String($0.1) }
    }
    #expect(listed == ArcadeHelpTests.commands.map(\.name) + ["help"])
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect([try await help("--help"), try await help("-h")] == [text, text])
  }

  @Test(
    "The help of a command names all that it takes, in 80 columns, however one asks",
    arguments: commands)
  func command(_ name: String, _ options: [String]) async throws {
    let text = try await help("help", name)
    #expect(text.hasPrefix("Usage: arcade \(name) "))
    #expect((options + ["--sides SIDES"]).filter { !text.contains($0) } == [])
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try await help(name, "--help") == text)
  }
}
