import Foundation
import LessonSupport
import Testing

/// What each layer needs to know of the others, asked of the compiler.
@Suite("Proofs: dependency inversion")
struct DependencyInversionProofTests {
  private static func text(of path: String) -> String {
    LessonSources.text(of: "Sources/Lessons/05-DependencyInversion/\(path)")
  }

  /// What all layers speak of, and no store.
  private static let model =
    (["Nickname", "Player", "Roster", "Roster+Nicknames", "RosterError", "RosterStamp"]
    .map { "Model/\($0)" } + ["Seams/RosterKeeping"])
    .map { LessonSources.text(of: "Sources/PlayerRoster/\($0).swift") }
    .joined(separator: "\n")
    .changing("RosterDocument.version", to: "1")

  /// Code and the model, and neither another layer nor a store.
  private static func alone(_ code: String) -> String {
    (code + "\n" + model).replacing("import PlayerRoster", with: "")
  }

  /// A layer's folder and the model; the data layer has the stores as well, which are its own.
  private static func layer(_ folder: String) -> String {
    folder.hasSuffix("Data") ? text(of: folder) : alone(text(of: folder))
  }

  private static func source(
    _ side: String, _ code: String, testable: Bool = true
  ) -> String {
    let attribute = testable ? "@testable " : ""
    return "import Foundation\nimport PlayerRoster\n\(attribute)import DependencyInversion\(side)\n"
      + code
  }

  // snippet: alone
  /// The types that the compiler misses when it gets one layer, and the model.
  static let missing = [
    "Before/Presentation": ["RosterService"],
    "Before/Business": ["RosterFile"],

    "After/Presentation": [],
    "After/Business": [],
    "After/Data": ["PlayerRepository"],
  ]
  // end: alone

  @Test("A layer that is compiled alone misses exactly the names expected", arguments: missing)
  func misses(layer: String, missing: [String]) async throws {
    let errors = Set(try await Self.compiler.errors(in: Self.layer(layer)))
    let kinds = ["cannot find type '", "cannot find '"]
    #expect(
      errors.allSatisfy { error in kinds.contains { error.hasPrefix($0) } },
      "Nothing but names is missing.")
    let names = errors.compactMap { $0.split(separator: "'").dropFirst().first.map(String.init) }
    #expect(Set(names) == Set(missing))
  }

  private static let shortCut = """

    extension RosterService {
      init(file: URL) {
        self.init(repository: RosterFile(file))
      }
    }
    """
  private static let requirement = "  func stamp() throws(RosterError) -> RosterStamp\n"

  private static let openInMemory = """
    func open(_ store: InMemoryRosterStore) -> any RosterKeeping {
      RosterLayers().openRoster(in: store)
    }
    """

  private static let unsorted = """
    extension RosterList {
      static func unsorted(in file: URL) throws(RosterError) -> [Player] {
        try RosterFile(file).load().players
      }
    }
    """

  private static let trials = [
    CompilerTrial(
      "From outside before takes the place of a file, and no store",
      source("Before", openInMemory, testable: false),
      refused: [
        "cannot convert value of type 'InMemoryRosterStore' to expected argument type 'URL'"
      ]
    ),
    CompilerTrial(
      "From outside after takes what keeps the contract",
      accepted: source(
        "After", openInMemory + "\nextension InMemoryRosterStore: @retroactive PlayerRepository {}",
        testable: false)),
    CompilerTrial(
      "Even from inside before's rules cannot be handed their players",
      source(
        "Before",
        "func service(of store: RosterFile) -> RosterService { RosterService(repository: store) }"),
      refused: [
        "incorrect argument label in call (have 'repository:', expected 'file:')",
        "cannot convert value of type 'RosterFile' to expected argument type 'URL'",
      ]),
    CompilerTrial(
      "A rule that reaches for the file does not compile with after's rules alone",
      alone(text(of: "After/Business") + shortCut),
      refused: ["cannot find 'RosterFile' in scope"]),
    CompilerTrial(
      "It is the file that is missing, and nothing else",
      accepted: text(of: "After/Business") + shortCut + "\n" + text(of: "After/Data")),
    CompilerTrial(
      "With a store handed down, the rules still do not compile without the layer that owns its protocol",
      alone(handingDown(in: "Before/Business")),
      refused: Array(repeating: "cannot find type 'RosterStore' in scope", count: 2)),
    CompilerTrial(
      "A list that asks past the rules compiles before", accepted: source("Before", unsorted)),
    CompilerTrial(
      "A list that asks past the rules has nobody to ask after",
      alone(
        text(of: "After/Presentation") + """

          extension RosterList {
            func sorted() throws(RosterError) -> [Player] { try service.players() }
            func unsorted() throws(RosterError) -> [Player] { try service.repository.load().players }
          }
          """),
      refused: ["value of type 'any RosterUseCases' has no member 'repository'"]),
    CompilerTrial(
      "Inside the one module of after, a folder alone stops nobody",
      accepted: source("After", unsorted)),
    CompilerTrial(
      "After: a question that goes through all the layers opens both contracts and their doubles",
      text(of: "After").changing(
        requirement, to: requirement + "  func lastChange() throws(RosterError) -> Date?\n",
        times: 2
      ).changing(
        "import PlayerRoster\n\n// snippet: c",
        to: "import Foundation\nimport PlayerRoster\n\n// snippet: c"),
      refused: [
        "type 'RosterFile' does not conform to protocol 'PlayerRepository'",
        "type 'RosterService' does not conform to protocol 'RosterUseCases'",
      ]),
    CompilerTrial(
      "With a store handed down, before's rules run in memory, and no protocol is new",
      accepted: handingDown() + """
        func rulesInMemory() -> RosterService { RosterService(store: InMemoryRosterStore()) }
        """),
  ]

  /// Before, with the store in the place of the file. Each of the three files is changed.
  private static func handingDown(in folder: String = "Before") -> String {
    [
      ("RosterList(file: file)", "RosterList(store: RosterFile(file))"),
      ("init(file: URL)", "init(store: any RosterStore)"),
      ("RosterService(file: file)", "RosterService(store: store)"),
      ("let repository: RosterFile", "let repository: any RosterStore"),
      ("repository = RosterFile(file)", "repository = store"),
    ].reduce(text(of: folder)) { $0.replacing($1.0, with: $1.1) }
  }

  private static let compiler = CompilerTrials(
    trials + missing.keys.map { CompilerTrial($0, accepted: layer($0)) })

  @Test("The compiler reports exactly the expected errors", arguments: trials)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.compiler.errors(of: trial) == trial.errors)
  }
}
