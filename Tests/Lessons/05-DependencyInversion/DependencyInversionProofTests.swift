import Foundation
import LessonSupport
import Testing

/// What each layer needs to know of the others, asked of the compiler.
@Suite("Proofs: dependency inversion")
struct DependencyInversionProofTests {
  private static func text(of path: String) -> String {
    LessonSources.text(of: "Sources/Lessons/05-DependencyInversion/\(path)")
  }

  private static func source(importing side: String, _ code: String) -> String {
    "import Foundation\nimport PlayerRoster\n@testable import DependencyInversion\(side)\n\(code)"
  }

  // snippet: alone
  /// The types that the compiler misses when a layer's folder is all it gets.
  static let missing = [
    "Before/Data": [],
    "Before/Business": ["PlayerRepository"],
    "Before/Presentation": ["RosterService"],

    "After/Data": ["PlayerRepository"],
    "After/Business": [],
    "After/Presentation": [],
  ]

  @Test("What a layer needs of the others, when it is compiled alone", arguments: missing)
  func alone(layer: String, missing: [String]) async throws {
    let errors = try await Self.compiler.errors(in: Self.text(of: layer))
    let misses = missing.flatMap {
      ["cannot find type '\($0)' in scope", "cannot find '\($0)' in scope"]
    }
    #expect(Set(errors).isSubset(of: misses), "Nothing else is missing.")
    #expect(errors.isEmpty == missing.isEmpty)
  }
  // end: alone

  private static let shortCut = """

    extension RosterService {
      init(store: any RosterStore) {
        self.init(repository: StoredPlayerRepository(store: store))
      }
    }
    """
  private static let requirement = "  func stamp() throws(RosterError) -> RosterStamp\n"

  private static let trials = [
    // After's are handed theirs in every test of ``AfterPartsTests``.
    CompilerTrial(
      "Before's rules cannot be handed their players, only the place of a file",
      source(
        importing: "Before",
        """
        func service(in file: URL) -> RosterService { RosterService(file: file) }
        func service(of all: PlayerRepository) -> RosterService { RosterService(repository: all) }
        """),
      refused: [
        "incorrect argument label in call (have 'repository:', expected 'file:')",
        "cannot convert value of type 'PlayerRepository' to expected argument type 'URL'",
      ]),
    CompilerTrial(
      "A rule that reaches for the stored players does not compile with after's rules",
      text(of: "After/Business") + shortCut,
      refused: ["cannot find 'StoredPlayerRepository' in scope"]),
    CompilerTrial(
      "It is the other layer that is missing, and nothing else",
      accepted: text(of: "After/Business") + shortCut + "\n" + text(of: "After/Data")),
    CompilerTrial(
      "A list that asks past the rules compiles before",
      accepted: source(
        importing: "Before",
        """
        extension RosterList {
          static func unsorted(in file: URL) throws(RosterError) -> [Player] {
            try PlayerRepository(file: file).players()
          }
        }
        """)),
    CompilerTrial(
      "A list that asks past the rules has nobody to ask after",
      text(of: "After/Presentation") + """
        extension RosterList {
          func sorted() throws(RosterError) -> [Player] { try service.players() }
          func unsorted() throws(RosterError) -> [Player] { try service.repository.players() }
        }
        """,
      refused: ["value of type 'any RosterUseCases' has no member 'repository'"]),
    CompilerTrial(
      "Inside the one module of after, a folder alone stops nobody",
      accepted: source(
        importing: "After",
        """
        extension RosterList {
          static func unsorted(in file: URL) throws(RosterError) -> [Player] {
            try StoredPlayerRepository(store: RosterFile(file)).players()
          }
        }
        """)),
    CompilerTrial(
      "After: a question that goes through all the layers opens both contracts and their doubles",
      text(of: "After").changing(
        requirement, to: requirement + "  func lastChange() throws(RosterError) -> Date?\n",
        times: 2),
      refused: [
        "type 'StoredPlayerRepository' does not conform to protocol 'PlayerRepository'",
        "type 'RosterService' does not conform to protocol 'RosterUseCases'",
      ]),
    CompilerTrial(
      "With the store handed down, before's rules run in memory, and no protocol is new",
      accepted: handingDown + """
        func rulesInMemory() -> RosterService { RosterService(store: InMemoryRosterStore()) }
        """),
  ]

  /// Before, with the store in the place of the file. Each of the four files is changed.
  private static let handingDown = text(of: "Before")
    .changing("RosterList(file: file)", to: "RosterList(store: RosterFile(file))")
    .changing("init(file: URL)", to: "init(store: any RosterStore)", times: 3)
    .changing("(file: file)", to: "(store: store)", times: 2)
    .changing("let store: RosterFile", to: "let store: any RosterStore")
    .changing(" store = RosterFile(file)", to: " self.store = store")

  private static let compiler = CompilerTrials(
    trials + missing.keys.map { CompilerTrial($0, accepted: text(of: $0)) })

  @Test("What the compiler says", arguments: trials)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.compiler.errors(of: trial) == trial.errors)
  }
}
