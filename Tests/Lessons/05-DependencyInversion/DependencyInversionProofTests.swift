import Foundation
import LessonSupport
import Testing

/// What each layer needs to know about the others, according to the compiler.
@Suite("Proofs: dependency inversion")
struct DependencyInversionProofTests {
  private static let sources = "Sources/Lessons/05-DependencyInversion"

  /// Layers in one file, which knows the model, and nothing of the other layers.
  private static func code(_ layers: String...) -> String {
    layers.map { LessonSources.text(of: "\(sources)/\($0)") }.joined(separator: "\n")
      .replacing(/import (Entry|List|Rules|Store)\n/, with: "")
  }

  private static func outside(_ modules: String..., code: String) -> String {
    (["Foundation", "PlayerVisit", "RosterModel"] + modules.map { "DependencyInversion\($0)" })
      .map { "import \($0)\n" }.joined() + code
  }

  // MARK: - Layers that build alone

  /// The types that the compiler does not find when it compiles a layer with the model alone.
  private static let missing = [
    "Before/List": ["RosterService"],
    "Before/Rules": ["RosterFile"],
    "Before/Store": [],

    "After/List": [],
    "After/Rules": [],
    "After/Store": ["PlayerRepository"],
  ]

  @Test("A layer compiled alone lacks exactly the expected names", arguments: missing)
  func misses(layer: String, missing: [String]) async throws {
    let errors = Set(try await Self.compiler.errors(in: Self.code(layer)))
    let kinds = ["cannot find type '", "cannot find '"]
    #expect(
      errors.allSatisfy { error in kinds.contains { error.hasPrefix($0) } },
      "Nothing but names is missing.")
    let names = errors.compactMap { $0.split(separator: "'").dropFirst().first.map(String.init) }
    #expect(Set(names) == Set(missing))
  }

  @Test(
    "The rules need four other modules in the before version, but only one in the after version",
    arguments: [
      ("Before", ["RosterFiles", "RosterModel", "Rules", "Storage", "Store"]),
      ("After", ["RosterModel", "Rules"]),
    ])
  func builds(version: String, modules: [String]) {
    #expect(Self.modules(needed: "Rules", in: version) == modules)
  }

  @Test("The league's module needs our rules and the model, and no file that is locked")
  func league() {
    #expect(Self.modules(needed: "League", in: "After") == ["League", "RosterModel", "Rules"])
  }

  private static func modules(needed module: String, in version: String) -> [String] {
    var (open, found) = ([module], Set<String>())
    while let module = open.popLast() {
      let folder =
        switch module {
        case "List", "Rules", "Store": "\(sources)/\(version)/\(module)"
        case "League": "\(sources)/Partners/\(version)/League"
        default: "Sources/\(module)"
        }
      guard found.insert(module).inserted else { continue }
      open += LessonSources.text(of: folder).matches(of: /(?m)^import (\w+)$/).map { "\($0.1)" }
        .filter { ["List", "Rules", "Store", "Storage"].contains($0) || $0.hasPrefix("Roster") }
    }
    return found.sorted()
  }

  // MARK: - The opening mistake

  /// A rule that asks its store for the file's URL.
  private static let asking = """

    extension RosterService {
      var place: URL { repository.url }
    }

    """
  private static let noURL = "value of type 'any PlayerRepository' has no member 'url'"

  /// The rules of the before version, with a protocol in the store that names what they need.
  private static let ownedByTheStore =
    code("Before/Rules")
    .changing("let repository: RosterFile", to: "let repository: any PlayerRepository")
    .changing(
      "init(file: URL) {\n    repository = RosterFile(file)",
      to: "init(repository: any PlayerRepository) {\n    self.repository = repository")

  /// The store that owns that protocol.
  private static let storeWithProtocol =
    code("Before/Store").changing("RosterFile: Sendable", to: "RosterFile: PlayerRepository")
    + code("After/Rules/PlayerRepository.swift")

  /// The contract, with the URL of a file in it.
  private static let contractWithURL =
    code("After/Rules").changing(
      "protocol PlayerRepository: Sendable {\n",
      to: "protocol PlayerRepository: Sendable {\n  var url: URL { get }\n"
    ).changing("import RosterModel\n\n// snippet: c", to: "import Foundation\n\n// snippet: c")
    + asking

  private static let openingTrials = [
    CompilerTrial(
      "Rules that see the store's type can ask for the file's URL if the store exposes it",
      accepted: code("Before/Rules", "Before/Store") + asking),
    CompilerTrial(
      "A protocol hides the file's URL from the rules, even if the store owns the protocol",
      ownedByTheStore + storeWithProtocol + asking, refused: [noURL]),
    CompilerTrial(
      "In the after version the rules have no file to ask, not even a private one",
      (code("After/Rules", "After/Store") + asking).replacing("private ", with: ""),
      refused: [noURL]),
    CompilerTrial(
      "While a file is the only store, the rules can add its URL to their contract",
      accepted: contractWithURL + code("After/Store").changing("  let url", to: "  public let url")
    ),
    CompilerTrial(
      "A store without a file does not fit a contract that asks for a file's URL",
      contractWithURL + code("After/Store").changing("  let url", to: "  public let url")
        + "\nimport PlayerVisit\nextension InMemoryRosterStore: PlayerRepository {}",
      refused: ["type 'InMemoryRosterStore' does not conform to protocol 'PlayerRepository'"]),
    CompilerTrial(
      "A rule can ask whether two stamps differ",
      accepted:
        "import RosterModel\nfunc isOther(_ one: RosterStamp, _ two: RosterStamp) -> Bool { one != two }"
    ),
    CompilerTrial(
      "No rule can ask which of two stamps is newer",
      "import RosterModel\nfunc isNewer(_ one: RosterStamp, _ two: RosterStamp) -> Bool { one > two }",
      refused: ["binary operator '>' cannot be applied to two 'RosterStamp' operands"]),
  ]

  // MARK: - Who owns the contract

  private static let load = "func load() throws(RosterError) -> Roster"
  private static let older = "func load(upTo age: TimeInterval) throws(RosterError) -> Roster"
  private static let notTheContract =
    "type 'RosterFile' does not conform to protocol 'PlayerRepository'"

  private static let ownerTrials = [
    CompilerTrial(
      "If the store changes its own protocol, the rules must follow: abstraction is not inversion",
      accepted: "import Foundation\n" + storeWithProtocol.changing(load, to: older, times: 2)
        + ownedByTheStore.changing("repository.load()", to: "repository.load(upTo: 5)")),
    CompilerTrial(
      "In the after version, a store that changes load() breaks the rules' contract",
      code("After/Store").changing(load, to: older) + code("After/Rules"),
      refused: [notTheContract]),
    CompilerTrial(
      "If the store owns the protocol, the rules still do not compile without the store",
      ownedByTheStore,
      refused: Array(repeating: "cannot find type 'PlayerRepository' in scope", count: 2)),
    CompilerTrial(
      "In the after version, a rule that makes a RosterFile does not compile with the rules alone",
      code("After/Rules") + reach, refused: ["cannot find 'RosterFile' in scope"]),
    CompilerTrial(
      "In the after version, a rule that makes a RosterFile compiles with the rules and the store",
      accepted: code("After/Rules", "After/Store") + reach),
  ]

  private static let reach = """

    extension RosterService {
      init(file: URL) {
        self.init(repository: RosterFile(file))
      }
    }
    """

  // MARK: - Other modules, and the price

  private static let openInMemory = """
    func open(_ store: InMemoryRosterStore) -> any RosterKeeping {
      RosterLayers().openRoster(in: store)
    }
    """
  private static let requirement = "  func stamp() throws(RosterError) -> RosterStamp\n"

  private static let otherTrials = [
    CompilerTrial(
      "Another module can give the before version the URL of a file, but no store",
      outside("Before", code: openInMemory),
      refused: [
        "cannot convert value of type 'InMemoryRosterStore' to expected argument type 'URL'"
      ]),
    CompilerTrial(
      "Another module can give the after version a store of its own that keeps the contract",
      accepted: outside(
        "After", "AfterRules",
        code: openInMemory + "\nextension InMemoryRosterStore: @retroactive PlayerRepository {}")),
    CompilerTrial(
      "A store on a server cannot keep the contract, whose methods are not async",
      outside(
        "AfterRules",
        code: """
          struct Server: PlayerRepository {
            func stamp() async throws(RosterError) -> RosterStamp { RosterStamp("") }
            func load() async throws(RosterError) -> Roster { Roster() }
            func update(
              _ change: (inout Roster) throws(RosterError) -> Player
            ) async throws(RosterError) -> Player {
              var roster = Roster()
              return try change(&roster)
            }
          }
          """), refused: ["type 'Server' does not conform to protocol 'PlayerRepository'"]),
    CompilerTrial(
      "An actor cannot keep the contract, which does not wait",
      outside(
        "AfterRules",
        code: """
          actor Server: PlayerRepository {
            func stamp() throws(RosterError) -> RosterStamp { RosterStamp("") }
            func load() throws(RosterError) -> Roster { Roster() }
            func update(
              _ change: (inout Roster) throws(RosterError) -> Player
            ) throws(RosterError) -> Player {
              var roster = Roster()
              return try change(&roster)
            }
          }
          """),
      refused: [
        "conformance of 'Server' to protocol 'PlayerRepository' crosses into actor-isolated code and can cause data races"
      ]),
    CompilerTrial(
      "A requirement that our next release adds to the contract does not compile with an older store",
      code("After/Rules").changing(
        requirement, to: requirement + "  func keep(_ copy: Roster) throws(RosterError)\n")
        + code("After/Store"),
      refused: [notTheContract]),
    CompilerTrial(
      "A requirement with a default compiles with an older store",
      accepted: code("After/Rules").changing(
        requirement, to: requirement + "  func keep(_ copy: Roster) throws(RosterError)\n")
        + code("After/Store")
          + """

          extension PlayerRepository {
            public func keep(_ copy: Roster) throws(RosterError) {}
          }
          """),
  ]

  private static let trials = openingTrials + ownerTrials + otherTrials
  private static let compiler = CompilerTrials(
    trials + missing.keys.map { CompilerTrial($0, accepted: code($0)) })

  @Test(
    "The compiler reports exactly the expected errors for code that uses another layer",
    arguments: trials)
  func compiler(trial: CompilerTrial) async throws {
    let errors = try await Self.compiler.errors(of: trial)
    #expect(errors == trial.errors)
  }
}
