import Testing

@testable import WorkbookCore

@Suite("What the rule of costs finds")
struct CostRuleTests {
  private static let path = "Lessons/01-SingleResponsibility/Cost.json"

  /// The problems of figures beside those that were measured now.
  private func differences(_ change: (inout LessonCost) -> Void) -> [String] {
    var now = SampleCosts.two
    change(&now)
    return CostRule.differences(SampleCosts.two, now, path: Self.path)
  }

  /// Figures with another request in the place of one.
  private func cost(
    _ cost: LessonCost, compiler: String? = nil, first: LessonCost.Request? = nil
  ) -> LessonCost {
    LessonCost(
      lesson: cost.lesson, compiler: compiler ?? cost.compiler,
      requests: [first ?? cost.requests[0]] + cost.requests.dropFirst())
  }

  private func first(
    title: String = "Twin bolts", kind: String = "axis", after: ChangeCost
  ) -> LessonCost.Request {
    .init(
      name: "twin-bolts", title: title, kind: kind,
      before: SampleCosts.two.requests[0].before, after: after)
  }

  @Test("Nothing where they are the same, also with another compiler")
  func same() {
    #expect(differences { _ in } == [])
    #expect(differences { $0 = cost($0, compiler: "6.4") } == [])
  }

  @Test("Each stale figure is told, with what it is now")
  func stale() {
    let after = SampleCosts.cost(1, 1, 2, 18, 1, nil)
    #expect(
      differences { $0 = cost($0, first: first(after: after)) } == [
        "\(Self.path) is stale: twin-bolts, after, lines changed is 2 and not 1.",
        "\(Self.path) is stale: twin-bolts, after, objects rebuilt is not measured and not 1.",
      ])
    #expect(
      differences { $0 = cost($0, compiler: "6.4", first: first(after: after)) }.first
        == "\(Self.path) is stale: twin-bolts, after, lines changed is 2 and not 1 (measured with "
        + "Swift 6.3.1, now with 6.4).")
  }

  @Test("Another title, another kind, and other requests")
  func others() {
    let after = SampleCosts.two.requests[0].after
    for other in [first(title: "Two bolts", after: after), first(kind: "dearer", after: after)] {
      #expect(
        differences { $0 = cost($0, first: other) }
          == ["\(Self.path) has another title or kind for twin-bolts: measure it anew."])
    }
    #expect(
      differences { $0 = LessonCost(lesson: $0.lesson, compiler: "6", requests: []) } == [
        "\(Self.path) is about twin-bolts, drop-shield, and the requests are none: measure it anew."
      ])
  }

  /// One book, measured once: everything in it that can be wrong is.
  @Test("A stale figure, a chart that is not drawn from the figures, a loss that is none")
  func measured() async throws {
    let book = try SidesBook.withRequests()
    defer { book.remove() }
    for name in ["more-lives", "twin-bolts"] {
      try book.removeFile("\(SidesBook.requests)/\(name)")
    }
    let longer = try book.read("Sources/Lessons/01-SingleResponsibility/Before/Ship.swift")
    let patch = try SourcePatch(
      from: SourceTree(["Ship.swift": longer]),
      to: SourceTree(["Ship.swift": longer.replacing("3", with: "4") + "struct More {}\n"]))
    try book.write("\(SidesBook.requests)/drop-shield/Before.diff", patch.text)
    let console = TranscriptConsole()
    #expect(try await CostCommand().run(["1", "--measure"], in: book.workbook, on: console))
    #expect(console.output == "Measured \(Self.path).\n")
    let kept = try LessonCost(of: SampleCosts.lesson, in: book.workbook)
    #expect(kept.requests.map(\.before) == [SampleCosts.cost(1, 0, 1, 2, 1, 1)])
    #expect(kept.requests.map(\.after) == [SampleCosts.cost(1, 0, 1, 1, 1, 1)])
    try book.edit(Self.path, "\"linesAdded\" : 2", "\"linesAdded\" : 20")
    #expect(
      try CostRule().problems(in: book.workbook) == [
        "\(Self.path) is stale: drop-shield, before, lines added is 2 and not 20.",
        "drop-shield of lesson 1 is said to be no cheaper on after, and after is: 1 better, 6 the "
          + "same.",
        "Lessons/01-SingleResponsibility/Cost.svg is not drawn from the figures: run `workbook cost "
          + "1 --measure`.",
      ])
  }

  @Test("A lesson without figures")
  func none() throws {
    let book = try SidesBook.withRequests()
    defer { book.remove() }
    #expect(try CostRule().problems(in: book.workbook) == ["\(CostError.notMeasured(1))"])
  }
}
