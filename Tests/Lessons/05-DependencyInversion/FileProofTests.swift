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

  @Test("With the store handed down, before's rules run in memory, and no protocol is new")
  func smallerCure() throws {
    let before = try LessonSource.text(of: "Before")
    let changes = [
      "RosterList(file: file)": "RosterList(store: RosterFile(file))",
      "init(file: URL)": "init(store: any RosterStore)",
      "(file: file)": "(store: store)",
      "let store: RosterFile": "let store: any RosterStore",
      " store = RosterFile(file)": " self.store = store",
    ]
    for old in changes.keys { #expect(before.contains(old), "Before has: \(old)") }
    func handingDown(_ code: String) -> String {
      changes.sorted { $0.key.count > $1.key.count }
        .reduce(code) { $0.replacing($1.key, with: $1.value) }
    }
    let files = ["RosterLayers", "Presentation/RosterList", "Business/RosterService"]
    for file in files + ["Data/PlayerRepository"] {
      let code = try LessonSource.text(of: "Before/\(file).swift")
      #expect(handingDown(code) != code, "\(file) is not spared.")
    }
    let trial = """
      func rulesInMemory() -> RosterService { RosterService(store: InMemoryRosterStore()) }
      """
    #expect(try LessonSource.errors(in: handingDown(before), trial) == [])
  }
}
