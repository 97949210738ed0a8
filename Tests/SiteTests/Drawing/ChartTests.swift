import Book
import Testing

@testable import Site

@Suite("Charts of the evidence")
struct ChartTests {
  private typealias Outcome = LessonEvidence.SlipOutcome

  private let evidence = LessonEvidence(
    lesson: "A", digest: "",
    requests: [
      .init(
        name: "twin", title: "Fire & drop <it>", marks: [.expected],
        effort: .init(
          before: .init(
            figures: ChangeFigures(), places: places(.compiler, .nobody)),
          after: .init(
            figures: ChangeFigures(), places: places(.compiler, .behaviour, .behaviour))))
    ],
    slips: [
      .init(
        title: "One",
        outcome: .init(
          before: Outcome(error: nil, broken: ["It holds"], bystanders: []),
          after: Outcome(error: "no", broken: [], bystanders: []))),
      .init(
        title: "Two",
        outcome: .init(
          before: Outcome(error: nil, broken: [], bystanders: []),
          after: Outcome(error: "no", broken: [], bystanders: []))),
    ],
    stages: [.init(request: "twin", linesEdited: .init(before: 12, after: 1))])

  private static func places(_ notices: LessonEvidence.Notice...) -> [LessonEvidence.Place] {
    notices.map { .init(file: "A.swift", line: 1, noticedBy: $0) }
  }

  @Test("The chart of the stages as a file: readable in light and dark, and said in words")
  func stages() {
    #expect(
      ChartDrawing.stages(of: evidence)?.file == """
        <svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 340 132" width="340" \
        height="132" role="img">
        <title>Existing lines edited, in total, as the expected requests are carried out one after \
        another</title>
        <desc>Existing lines edited, in total, as the expected requests are carried out one after \
        another. Fire &amp; drop &lt;it&gt;: before 12, after 1.</desc><style>
        text { font: 13px sans-serif; fill: #3d444d; }
        .name { font-weight: bold; }
        .before { fill: #bc4c00; }
        .after { fill: #0969da; }
        @media (prefers-color-scheme: dark) {
        text { fill: #d1d7e0; }
        .before { fill: #f0883e; }
        .after { fill: #58a6ff; }
        }
        </style>
        <text x="0" y="14">Existing lines edited, in total, as the</text>
        <text x="0" y="34">expected requests are carried out one</text>
        <text x="0" y="54">after another</text>
        <text class="name" x="0" y="86">Fire &amp; drop &lt;it&gt;</text>
        <text x="0" y="106">before</text>
        <rect class="before" x="52" y="95" width="250" height="14"></rect>
        <text x="308" y="106">12</text>
        <text x="0" y="126">after</text>
        <rect class="after" x="52" y="115" width="20" height="14"></rect>
        <text x="78" y="126">1</text>
        </svg>

        """)
  }

  @Test(
    "On a page it has the page's colours, no bar for nothing, and is none where nothing differs")
  func page() throws {
    func chart(_ after: Int) -> BarChart? {
      BarChart(title: "T", groups: [.init(name: "N", value: .init(before: 0, after: after))])
    }
    let page = try #require(chart(3)).figure.written
    #expect(!page.contains("style") && !page.contains("xmlns"))
    #expect(page.matches(of: #/<rect/#).count == 1)
    #expect(chart(0) == nil)
  }

  @Test("A part of all is drawn as a part of the whole width")
  func parts() throws {
    let half = BarChart.Group(name: "N", value: .init(before: 50, after: 10))
    let page = try #require(BarChart(title: "T", unit: "%", groups: [half])).figure.written
    let widths: [Substring] = page.matches(of: #/ width="(\d+)" height="14"/#).map(\.1)
    #expect(widths == ["125", "25"])
  }

  @Test("Who notices slips is counted over lessons, and forgotten places in parts of their number")
  func notices() {
    #expect(
      ChartDrawing.slips(of: [evidence, evidence])?.words
        == "Who notices the 4 slips. The compiler: before 0, after 4; A behaviour: before 2, after 0; "
        + "Nobody: before 2, after 0.")
    #expect(
      ChartDrawing.places(of: [evidence])?.words
        == "Who notices when one place of a change is forgotten, of 2 places before and 3 after. "
        + "The compiler: before 50%, after 33%; A behaviour: before 0%, after 67%; "
        + "Nobody: before 50%, after 0%.")
  }
}
