import Terminal
import Testing

@testable import WorkbookCore

@Suite("Costs for a terminal")
struct CostTableTests {
  private let table = CostTable(ink: Ink(isOn: false))
  private let book = BookCostTable(ink: Ink(isOn: false))

  @Test("A lesson's requests with every figure")
  func lesson() {
    let expected = """
      Lesson 1, Single responsibility: what a change costs

      Twin bolts  twin-bolts, axis
                                    before         after
        files touched                    3             1
        new files                        0             1
        lines changed                   12             1
        lines added                     30            18
        declarations changed             9             1
        objects rebuilt                  4             1
        tests edited                     0             0
        after: 5 better, 1 worse, 1 the same

      Fire & drop <it>  drop-shield, dearer
                                    before         after
        files touched                    1             4
        new files                        0             0
        lines changed                    1            10
        lines added                      2            22
        declarations changed             1  not measured
        objects rebuilt                  1             3
        tests edited                     0             1
        after: 5 worse, 1 the same

      Measured with Swift 6.3.1; the diffs are in
      Lessons/01-SingleResponsibility/Requests.

      """
    #expect(table.text(of: SampleCosts.two, SampleCosts.lesson) == expected)
  }

  @Test("The whole book, a row a request, wins and losses")
  func wholeBook() {
    let same = LessonCost(
      lesson: "Visitor", compiler: "6",
      requests: [.init(name: "a", title: "A", kind: "axis", before: .init(), after: .init())])
    let text = book.text(of: [(SampleCosts.lesson, SampleCosts.two), (Catalogue.lessons[8], same)])
    let expected = """
      What a change costs, before → after

      request        files  lines  decl.  objects  tests  after
      1  Single responsibility
        twin-bolts   3→2    42→19  9→1    4→1      0→0    +5 −1
        drop-shield  1→4    3→32   1→?    1→3      0→1    +0 −5
      9  Visitor
        a            0→0    0→0    ?→?    ?→?      0→0    +0 −0

      + and − count the figures in which after is cheaper and dearer. More of them
      decide: of 3 requests, after wins 1 and loses 1; 1 is a draw.

      All figures of a lesson: scripts/workbook cost LESSON

      """
    #expect(text == expected)
  }

  @Test("Its rows fit a terminal, with names as long as ours and figures of three digits")
  func width() {
    let cost = SampleCosts.cost(100, 0, 999, 0, 100, 100, 100)
    let long = LessonCost(
      lesson: "Visitor", compiler: "6",
      requests: [
        .init(
          name: "a-name-of-22-characters", title: "A", kind: "axis",
          before: SampleCosts.cost(10, 0, 999, 0, 10, 10, 10), after: cost)
      ])
    for line in book.text(of: [(SampleCosts.lesson, long)]).split(separator: "\n") {
      #expect(TextWidth.columns(of: String(line)) <= 80, "\(line)")
    }
  }

  @Test("What after wins and loses is counted figure by figure; less is better")
  func balance() {
    let two = SampleCosts.two.requests.map { CostBalance(before: $0.before, after: $0.after) }
    #expect(two.map(\.text) == ["5 better, 1 worse, 1 the same", "5 worse, 1 the same"])
    #expect(two.map(\.isNoCheaper) == [false, true])
    let draw = CostBalance(
      before: SampleCosts.cost(1, 0, 2, 0, 1, nil), after: SampleCosts.cost(2, 0, 1, 0, 1, 5))
    #expect(draw.text == "1 better, 1 worse, 4 the same")
    #expect(draw.isNoCheaper, "it has to be cheaper in more figures than it is dearer in")
  }
}
