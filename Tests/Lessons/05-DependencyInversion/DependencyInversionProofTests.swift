import Foundation
import LessonSupport
import Testing

/// What each layer needs to know about the others, according to the compiler.
@Suite("Proofs: dependency inversion")
struct DependencyInversionProofTests {
  /// Layers in one file, which knows the model, and nothing of the other layers.
  private static func code(_ layers: String...) -> String {
    layers.map { LessonSources.text(of: "Sources/Lessons/05-DependencyInversion/\($0)") }
      .joined(separator: "\n")
      .replacing(/import (Entry|List|Rules|Store)\n/, with: "")
  }

  private static func outside(_ modules: String..., code: String) -> String {
    (["Foundation", "PlayerRoster", "RosterModel"] + modules.map { "DependencyInversion\($0)" })
      .map { "import \($0)\n" }.joined() + code
  }

  /// The types that the compiler does not find when it compiles a layer with the model alone.
  static let missing = [
    "Before/List": ["RosterService"],
    "Before/Rules": ["RosterFile"],
    "Before/Store": [],

    "After/List": ["RosterUseCases"],
    "After/Rules": [],
    "After/Store": ["PlayerRepository"],
  ]

  @Test("A layer that is compiled alone lacks exactly the names expected", arguments: missing)
  func misses(layer: String, missing: [String]) async throws {
    let errors = Set(try await Self.compiler.errors(in: Self.code(layer)))
    let kinds = ["cannot find type '", "cannot find '"]
    #expect(
      errors.allSatisfy { error in kinds.contains { error.hasPrefix($0) } },
      "Nothing but names is missing.")
    let names = errors.compactMap { $0.split(separator: "'").dropFirst().first.map(String.init) }
    #expect(Set(names) == Set(missing))
  }

  // MARK: - The opening mistake

  private static let opening = Typed(
    "1-only-when-newer",
    """
      /// All players, sorted by nickname.
      public func players() throws(RosterError) -> [Player] {
        try repository.load().players.sorted { $0.nickname < $1.nickname }
      }
    """,
    """
      private let sorted = Mutex<(date: Date, players: [Player])>((.distantPast, []))

      /// All players, sorted by nickname; sorted again only if the file is newer.
      public func players() throws(RosterError) -> [Player] {
        let date = lastChange(of: repository.url)
        return try sorted.withLock { sorted throws(RosterError) in
          if date > sorted.date {
            sorted = (date, try repository.load().players.sorted { $0.nickname < $1.nickname })
          }
          return sorted.players
        }
      }

      private func lastChange(of file: URL) -> Date {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.modificationDate] as? Date ?? .distantPast
      }
    """, importing: "Synchronization")

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

  private static let openingTrials = [
    CompilerTrial(
      "In the before version the rules can ask the file for its date",
      accepted: opening.typed(into: code("Before/Rules")) + code("Before/Store")),
    CompilerTrial(
      "The rules can still ask the file for its date if the file is passed to them",
      accepted: opening.typed(
        into: code("Before/Rules").changing(
          "init(file: URL) {\n    repository = RosterFile(file)",
          to: "init(repository: RosterFile) {\n    self.repository = repository"))
        + code("Before/Store")),
    CompilerTrial(
      "A protocol hides the file from the rules, even if the store owns it: that is abstraction",
      opening.typed(into: ownedByTheStore) + storeWithProtocol, refused: [noURL]),
    CompilerTrial(
      "In the after version the rules have no file to ask, not even a private one",
      opening.typed(into: code("After/Rules")).replacing("private ", with: "")
        + code("After/Store").replacing("private ", with: ""), refused: [noURL]),
    CompilerTrial(
      "In the after version two stamps can differ",
      accepted:
        "import RosterModel\nfunc isOther(_ one: RosterStamp, _ two: RosterStamp) -> Bool { one != two }"
    ),
    CompilerTrial(
      "In the after version no stamp can be newer than another",
      "import RosterModel\nfunc isNewer(_ one: RosterStamp, _ two: RosterStamp) -> Bool { one > two }",
      refused: ["binary operator '>' cannot be applied to two 'RosterStamp' operands"]),
  ]

  // MARK: - Who owns the contract

  private static let older = Typed(
    "2-as-old-as-it-may-be", "func load() throws(RosterError) -> Roster",
    "func load(upTo age: TimeInterval) throws(RosterError) -> Roster")
  private static let notTheContract =
    "type 'RosterFile' does not conform to protocol 'PlayerRepository'"

  private static let ownerTrials = [
    CompilerTrial(
      "In the before version a change for the store alone also means editing the rules",
      accepted: older.typed(into: code("Before/Store"))
        + code("Before/Rules").changing("repository.load()", to: "repository.load(upTo: 5)")),
    CompilerTrial(
      "If the store changes its own protocol, so must the rules: abstraction is not inversion",
      accepted: "import Foundation\n"
        + older.typed(into: storeWithProtocol, times: 2)
        + ownedByTheStore.changing("repository.load()", to: "repository.load(upTo: 5)")),
    CompilerTrial(
      "In the after version the store breaks a contract that is not its own",
      older.typed(into: code("After/Store")) + code("After/Rules"), refused: [notTheContract]),
    CompilerTrial(
      "With the store's protocol the rules still do not compile without the store",
      ownedByTheStore,
      refused: Array(repeating: "cannot find type 'PlayerRepository' in scope", count: 2)),
    CompilerTrial(
      "A rule that reaches for the file does not compile with the rules of the after version",
      code("After/Rules") + reach, refused: ["cannot find 'RosterFile' in scope"]),
    CompilerTrial(
      "A rule that reaches for the file compiles with the file: nothing else is missing",
      accepted: code("After/Rules", "After/Store") + reach),
  ]

  private static let reach = """

    extension RosterService {
      convenience init(file: URL) {
        self.init(repository: RosterFile(file))
      }
    }
    """

  // MARK: - Outside, and the price

  private static let openInMemory = """
    func open(_ store: InMemoryRosterStore) -> any RosterKeeping {
      RosterLayers().openRoster(in: store)
    }
    """
  private static let requirement = "  func stamp() throws(RosterError) -> RosterStamp\n"

  private static let outsideTrials = [
    CompilerTrial(
      "From outside, the before version takes the URL of a file, but no store",
      outside("Before", code: openInMemory),
      refused: [
        "cannot convert value of type 'InMemoryRosterStore' to expected argument type 'URL'"
      ]),
    CompilerTrial(
      "From outside, the after version takes any type that keeps the contract",
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
      "A question that goes through all the layers means editing both contracts",
      code("After/Rules").changing(
        requirement, to: requirement + "  func lastChange() throws(RosterError) -> Date?\n",
        times: 2
      ).changing(
        "import RosterModel\n\n// snippet: c",
        to: "import Foundation\nimport RosterModel\n\n// snippet: c")
        + code("After/Store"),
      refused: [
        "type 'RosterService' does not conform to protocol 'RosterUseCases'", notTheContract,
      ]),
  ]

  private static let trials = openingTrials + ownerTrials + outsideTrials
  private static let compiler = CompilerTrials(
    trials + missing.keys.map { CompilerTrial($0, accepted: code($0)) })

  @Test("The compiler reports exactly the expected errors", arguments: trials)
  func compiler(trial: CompilerTrial) async throws {
    let errors = try await Self.compiler.errors(of: trial)
    #expect(errors == trial.errors)
  }

  @Test("The mistakes typed in these proofs are those of the slips", arguments: [opening, older])
  fileprivate func typed(mistake: Typed) {
    let slip = "Lessons/05-DependencyInversion/Slips/\(mistake.slip)"
    let patch = LessonSources.text(of: "\(slip)/Before.diff")
    for line in mistake.new.split(separator: "\n") where line.contains(/\w/) {
      #expect(patch.contains(line), "\(line)")
    }
  }
}

/// Something that is typed in place of something else.
private struct Typed: Sendable, CustomStringConvertible {
  /// The folder of the slip that types it.
  let slip: String
  let old: String
  let new: String
  let module: String?

  init(_ slip: String, _ old: String, _ new: String, importing module: String? = nil) {
    (self.slip, self.old, self.new, self.module) = (slip, old, new, module)
  }

  var description: String { slip }

  func typed(into code: String, times: Int = 1) -> String {
    (module.map { "import \($0)\n" } ?? "") + code.changing(old, to: new, times: times)
  }
}
