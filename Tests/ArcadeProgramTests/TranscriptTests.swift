import Foundation
import Terminal
import TestSupport
import Testing

@testable import ArcadeProgram

@Suite("Transcripts of a visit")
struct TranscriptTests {
  @Test("The transcript command prints the visit and its digest, and accepts extreme options")
  func command() async throws {
    func output(_ words: String...) async throws -> String {
      let console = RecordingConsole()
      #expect(try await Program.arcade.run(["transcript"] + words, on: console) { .standard })
      return console.output
    }
    let visit = try await MixtureTests.visits.value[0]
    let expected = visit.lines + ["digest \(visit.digest)", ""]
    #expect(try await output("--ticks", "14") == expected.joined(separator: "\n"))
    let other = try await output("--seed", "18446744073709551615", "--ticks", "1")
    #expect(other.count { $0 == "\n" } > 100 && other.matches(of: #/\nt\d+ /#).count == 1)
  }
}
