import Testing

/// What each layer needs to know of the others, asked of the compiler.
@Suite("Proofs: dependency inversion", .serialized)
struct DependencyInversionProofTests {
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
  func alone(layer: String, missing: [String]) throws {
    let errors = try LessonSource.errors(in: LessonSource.text(of: layer))
    let misses = missing.flatMap {
      ["cannot find type '\($0)' in scope", "cannot find '\($0)' in scope"]
    }
    #expect(Set(errors).isSubset(of: misses), "Nothing else is missing.")
    #expect(errors.isEmpty == missing.isEmpty)
  }
  // end: alone

  // MARK: - Handed in

  /// After's are handed theirs in every test of ``AfterPartsTests``.
  @Test("Before's rules cannot be handed their players, only the place of a file")
  func handedIn() throws {
    let source = """
      import Foundation
      import PlayerRoster
      @testable import DependencyInversionBefore
      func service(in file: URL) -> RosterService { RosterService(file: file) }
      func service(of all: PlayerRepository) -> RosterService { RosterService(repository: all) }
      """
    #expect(
      try LessonSource.errors(in: source) == [
        "incorrect argument label in call (have 'repository:', expected 'file:')",
        "cannot convert value of type 'PlayerRepository' to expected argument type 'URL'",
      ])
  }

  // MARK: - A short cut

  @Test("A rule that reaches for the stored players does not compile with after's rules")
  func shortCutInBusiness() throws {
    let rules = try LessonSource.text(of: "After/Business")
    let shortCut = """
      extension RosterService {
        init(store: any RosterStore) {
          self.init(repository: StoredPlayerRepository(store: store))
        }
      }
      """
    #expect(
      try LessonSource.errors(in: rules, shortCut)
        == ["cannot find 'StoredPlayerRepository' in scope"])
    #expect(
      try LessonSource.errors(in: rules, shortCut, LessonSource.text(of: "After/Data")) == [],
      "It is the other layer that is missing, and nothing else.")
  }

  @Test("A list that asks past the rules compiles before, and has nobody to ask after")
  func pastTheRules() throws {
    let imports = "import Foundation\nimport PlayerRoster\n"
    let before = """
      @testable import DependencyInversionBefore
      extension RosterList {
        static func unsorted(in file: URL) throws(RosterError) -> [Player] {
          try PlayerRepository(file: file).players()
        }
      }
      """
    #expect(try LessonSource.errors(in: imports, before) == [])

    let after = """
      extension RosterList {
        func sorted() throws(RosterError) -> [Player] { try service.players() }
        func unsorted() throws(RosterError) -> [Player] { try service.repository.players() }
      }
      """
    #expect(
      try LessonSource.errors(in: LessonSource.text(of: "After/Presentation"), after)
        == ["value of type 'any RosterUseCases' has no member 'repository'"])
  }

  @Test("Inside the one module of after, a folder alone stops nobody")
  func noWall() throws {
    let source = """
      import Foundation
      import PlayerRoster
      @testable import DependencyInversionAfter
      extension RosterList {
        static func unsorted(in file: URL) throws(RosterError) -> [Player] {
          try StoredPlayerRepository(store: RosterFile(file)).players()
        }
      }
      """
    #expect(try LessonSource.errors(in: source) == [])
  }

  // MARK: - What after costs

  @Test("After: a question that goes through all the layers opens both contracts and their doubles")
  func questionThroughAllLayers() throws {
    let after = try LessonSource.text(of: "After")
    let requirement = "  func stamp() throws(RosterError) -> RosterStamp\n"
    #expect(after.ranges(of: requirement).count == 2, "Each contract has it once.")
    let longer = after.replacing(
      requirement, with: requirement + "  func lastChange() throws(RosterError) -> Date?\n")
    #expect(
      try Set(LessonSource.errors(in: longer)) == [
        "type 'StoredPlayerRepository' does not conform to protocol 'PlayerRepository'",
        "type 'RosterService' does not conform to protocol 'RosterUseCases'",
      ])
  }
}
