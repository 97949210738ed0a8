import Book
import Testing

@testable import Site

@Suite("The chart of the expected requests in a row")
struct ChartTests {
  private func chart(_ stages: (String, before: Int, after: Int)...) -> BarChart? {
    let effort = LessonEvidence.Effort(figures: ChangeFigures(), places: [])
    let twin = LessonEvidence.Request(
      name: "twin", title: "Fire & drop <it>", marks: [.expected],
      effort: .init(before: effort, after: effort))
    return BarChart(
      of: LessonEvidence(
        lesson: "A", digest: "", requests: [twin], slips: [],
        stages: stages.map {
          .init(request: $0.0, linesEdited: .init(before: $0.before, after: $0.after))
        }))
  }

  @Test("A chart's file is readable in light and dark mode, and describes the chart in words")
  func file() {
    #expect(
      chart(("twin", 12, 1))?.file == """
        <svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 340 132" width="340" \
        height="132" role="img">
        <title>Existing lines edited in total, as each expected request builds on the last: fewer is \
        better</title>
        <desc>Existing lines edited in total, as each expected request builds on the last: fewer is \
        better. Fire &amp; drop &lt;it&gt;: before 12, after 1.</desc><style>
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
        <text x="0" y="14">Existing lines edited in total, as each</text>
        <text x="0" y="34">expected request builds on the last: fewer</text>
        <text x="0" y="54">is better</text>
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
    "A chart on a page uses the page's colours, with no bar for zero; equal figures get no chart")
  func page() throws {
    let page = try #require(chart(("a", 0, 0), ("b", 0, 3))).figure.written
    #expect(!page.contains("style") && !page.contains("xmlns"))
    #expect(
      page.contains(
        "fewer is better.</strong> In the end the before version has 0, the after version 3."))
    #expect(page.matches(of: #/<rect/#).count == 1)
    #expect(chart(("a", 0, 0), ("b", 2, 2)) == nil)
  }
}
