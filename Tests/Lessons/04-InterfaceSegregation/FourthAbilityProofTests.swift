import LessonSupport
import Testing

/// A new requirement, tried on copies of both sides: spectres can be cloaked, and a list collects
/// who is.
@Suite("Proofs: a fourth ability")
struct FourthAbilityProofTests {
  private static func list(of type: String) -> String {
    """
    struct CloakedList {
      private(set) var ids: [Entity.ID] = []
      mutating func ask(_ object: some \(type)) { if object.isCloaked { ids.append(object.id) } }
    }
    """
  }
  private static let requirement = "  var canBeTouched: Bool { get }\n"
  private static let ability =
    text(of: "After")
      + """
      protocol Cloaking { var id: Entity.ID { get }
        var isCloaked: Bool { get } }
      func collect(_ list: inout CloakedList) { list.ask(Spectre(id: 7)) }

      """ + list(of: "Cloaking")

  static let trials = [
    CompilerTrial(
      "Before: a fourth ability makes all ten kinds change",
      text(of: "Before").changing(requirement, to: requirement + "  var isCloaked: Bool { get }\n")
        + list(of: "SpaceObject"),
      refused: [
        "Bolt", "Seeker", "Mine", "Spark", "Repair", "Player", "Raider", "Diver", "Hunter",
        "Spectre",
      ].map { "type '\($0)' does not conform to protocol 'SpaceObject'" }),
    CompilerTrial("Before compiles as it is", accepted: text(of: "Before")),
    CompilerTrial(
      "After: a fourth ability leaves those alone that do not have it: the spectre is missing it",
      ability, refused: ["instance method 'ask' requires that 'Spectre' conform to 'Cloaking'"]),
    CompilerTrial(
      "After: a fourth ability makes only those change that have it",
      accepted: ability + "\nextension Spectre: Cloaking { var isCloaked: Bool { true } }"),
  ]

  @Test("What the compiler says to a fourth ability", arguments: trials)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await InterfaceSegregationTests.compiler.errors(of: trial) == trial.errors)
  }
}
