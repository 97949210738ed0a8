import Testing

@testable import Book

@Suite("The chart of what requests cost")
struct CostChartTests {
  private let chart = CostChart(SampleFigures.two)

  @Test("It says in words what it shows, and the longest bar takes all the room")
  func whole() {
    let words =
      "Lines that each request takes. Twin bolts: before 12 changed and 30 added, after 1 changed "
      + "and 18 added; Fire & drop <it>: before 1 changed and 2 added, after 10 changed and 22 added."
    #expect(chart.words == words)
    let escaped = words.replacing("& drop <it>", with: "&amp; drop &lt;it&gt;")
    #expect(chart.svg.contains("<desc id=\"words\">\(escaped)</desc>\n"))
    let expected = """
      <text class="name" x="0" y="48">Twin bolts</text>
      <text x="0" y="65">before</text>
      <rect class="changed" x="60" y="54" width="137" height="14"/>
      <rect class="added" x="197" y="54" width="342" height="14"/>
      <text x="545" y="65">12 + 30</text>
      <text x="0" y="83">after</text>
      <rect class="changed" x="60" y="72" width="11" height="14"/>
      <rect class="added" x="71" y="72" width="205" height="14"/>
      <text x="282" y="83">1 + 18</text>
      <text class="name" x="0" y="110">Fire &amp; drop &lt;it&gt;</text>
      <text x="0" y="127">before</text>
      <rect class="changed" x="60" y="116" width="11" height="14"/>
      <rect class="added" x="71" y="116" width="22" height="14"/>
      <text x="99" y="127">1 + 2</text>
      <text x="0" y="145">after</text>
      <rect class="changed" x="60" y="134" width="114" height="14"/>
      <rect class="added" x="174" y="134" width="251" height="14"/>
      <text x="431" y="145">10 + 22</text>
      </svg>

      """
    #expect(chart.svg.hasSuffix(expected))
    #expect(
      chart.svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" width="640" height="158""#))
    let none = LessonFigures(
      lesson: "A",
      requests: [.init(name: "a", title: "A", kind: .axis, before: .init(), after: .init())])
    #expect(CostChart(none).svg.matches(of: #/<rect /#).count == 2, "the two of the legend")
  }
}
