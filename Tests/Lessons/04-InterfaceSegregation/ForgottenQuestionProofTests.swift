import Testing

// Where *after* loses: somebody has to remember to ask. The page's *When not to* speaks of it.

@Suite("Proofs: a question that nobody asks")
struct ForgottenQuestionProofTests {
  private let loneBolt = "case .bolt: colliders.add(Bolt(id: id))\n"
  private let burst = "func pullsTrigger(in scene: Scene) -> Bool { scene.fate(of: id, oneIn: 90) }"

  @Test("Before: a bolt that learns to shoot changes one line, and is asked already")
  func hollowMethodFilled() throws {
    let before = try LessonSource.text(of: "Before")
    let bolt = try #require(
      before.firstMatch(of: /struct Bolt: SpaceObject \{[^}]+\bfalse  \/\/ A bullet.+\n/))
    let bursting = bolt.output.replacing(/false .+\n/, with: "scene.fate(of: id, oneIn: 90)\n")
    #expect(bursting != bolt.output)
    #expect(
      try LessonSource.errors(inText: before.replacing(bolt.output, with: bursting)).isEmpty)
    #expect(before.contains("shooters.ask(object)"), "The loop asks everything.")
  }

  @Test("After: a bolt that learns to shoot compiles, though nobody asks it")
  func abilityUnused() throws {
    let after = try LessonSource.text(of: "After")
    #expect(after.ranges(of: loneBolt).count == 1, "The loop offers a bolt to one list.")
    let forgotten = try LessonSource.errors(
      inText: after + "\nextension Bolt: Shooting { \(burst) }\n")
    withKnownIssue("The loop is sorted by hand, and a missing line is no error.") {
      #expect(!forgotten.isEmpty, "A shooter that is never asked is a mistake.")
    }
  }

  @Test("After: a bolt that learns to shoot has to be offered to a second list")
  func abilityUsed() throws {
    let after = try LessonSource.text(of: "After")
    let asked = after.replacing(
      loneBolt,
      with: """
        case .bolt:
          let bolt = Bolt(id: id)
          shooters.ask(bolt)
          colliders.add(bolt)

        """)
    #expect(
      try LessonSource.errors(inText: asked + "\nextension Bolt: Shooting { \(burst) }\n")
        .isEmpty)
    #expect(
      try LessonSource.errors(inText: asked) == [
        "instance method 'ask' requires that 'Bolt' conform to 'Shooting'"
      ])
  }

  @Test("After: a mine that is left out of every list compiles")
  func kindLeftOut() throws {
    let after = try LessonSource.text(of: "After")
    let loneMine = "case .mine: colliders.add(Mine(id: id))\n"
    #expect(after.ranges(of: loneMine).count == 1)
    let forgotten = try LessonSource.errors(
      inText: after.replacing(loneMine, with: "case .mine: break\n"))
    withKnownIssue("The loop is sorted by hand, and a missing line is no error.") {
      #expect(!forgotten.isEmpty, "A mine that nobody can touch is a mistake.")
    }
  }
}
