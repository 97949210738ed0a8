import Testing

/// A new requirement, tried on copies of both sides: spectres can be cloaked, and a list collects
/// who is.
@Suite("Proofs: a fourth ability")
struct FourthAbilityProofTests {
  /// The types that the compiler says have to change.
  private func typesToChange(in text: String) throws -> Set<String> {
    let errors = try LessonSource.errors(inText: text)
    let types = errors.compactMap { error -> String? in
      let words = error.split(separator: "'").map(String.init)
      return error.hasSuffix("does not conform to protocol 'SpaceObject'") ? words[1] : nil
    }
    #expect(types.count == errors.count, "There is no other error: \(errors)")
    return Set(types)
  }

  private let cloakedList = """
    struct CloakedList {
      private(set) var ids: [Entity.ID] = []
      mutating func ask(_ object: some WHO) { if object.isCloaked { ids.append(object.id) } }
    }
    """

  @Test("Before: a fourth ability makes all ten kinds change")
  func everybodyChanges() throws {
    let before = try LessonSource.text(of: "Before")
    #expect(try typesToChange(in: before).isEmpty, "As it is, it compiles.")

    let requirement = "  var canBeTouched: Bool { get }\n"
    #expect(before.ranges(of: requirement).count == 1, "The protocol has it once.")
    let wider =
      before.replacing(requirement, with: requirement + "  var isCloaked: Bool { get }\n")
      + cloakedList.replacing("WHO", with: "SpaceObject")
    #expect(
      try typesToChange(in: wider) == [
        "Player", "Raider", "Diver", "Hunter", "Spectre", "Mine", "Bolt", "Seeker", "Spark",
        "Repair",
      ])
  }

  @Test("After: a fourth ability makes only those change that have it")
  func onlyTheAbleChange() throws {
    let after = try LessonSource.text(of: "After")
    let ability = "protocol Cloaking { var id: Entity.ID { get }\n var isCloaked: Bool { get } }\n"
    let spectre = "extension Spectre: Cloaking { var isCloaked: Bool { true } }\n"
    let list = cloakedList.replacing("WHO", with: "Cloaking")
    let use = "func collect(_ list: inout CloakedList) { list.ask(Spectre(id: 7)) }\n"
    #expect(
      try LessonSource.errors(inText: after + ability + spectre + list + "\n" + use).isEmpty)
    #expect(
      try LessonSource.errors(inText: after + ability + list + "\n" + use) == [
        "instance method 'ask' requires that 'Spectre' conform to 'Cloaking'"
      ], "Nobody but the spectre is missing anything.")
  }
}
