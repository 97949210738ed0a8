import Foundation
import PlayerRoster
import Testing

@testable import DependencyInversionAfter
@testable import DependencyInversionBefore

/// What a rule of the roster leaves behind when it is tried.
@Suite("Proofs: a rule and its file")
struct FileProofTests {
  // snippet: no-file
  @Test("A rule can be tried without a file", arguments: Side.allCases)
  func noFile(side: Side) throws {
    let folder = RosterFolder()
    let anna =
      switch side {
      case .before:
        try DependencyInversionBefore.RosterService(file: folder.file).add("Anna")
      case .after:
        try DependencyInversionAfter.RosterService(repository: InMemoryPlayerRepository())
          .add("Anna")
      }
    #expect(anna.nickname.text == "Anna")
    withKnownIssue("Before's rules make a repository, and that makes a file.") {
      #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    } when: {
      side == .before
    }
  }
  // end: no-file
}
