import Book
import Text

/// A chart of the total of existing lines edited, as the expected requests are carried out one
/// after another: bars for both versions with their figures beside them.
///
/// It is as wide as a phone, so its text is never scaled down.
package struct BarChart {
  private static let title =
    "Existing lines edited in total, as each expected request builds on the last: fewer is better"

  private let groups: [(name: String, value: Sides<Int>)]

  /// - Returns: Nil if the two versions never differ, so that there is nothing to see.
  package init?(of evidence: LessonEvidence) {
    let titles = Dictionary(evidence.requests.map { ($0.name, $0.title) }) { one, _ in one }
    groups = evidence.stages.map { (titles[$0.request] ?? $0.request, $0.linesEdited) }
    guard groups.contains(where: { $0.value.before != $0.value.after }) else { return nil }
  }

  // Pixels.
  private static let width = 340
  /// The most letters in a line of text, in any typeface.
  private static let letters = 42
  /// Where bars begin; their labels are to the left.
  private static let left = 52
  /// The width of the longest bar; its figure comes after it.
  private static let room = 250
  private static let barHeight = 14
  private static let lineHeight = 20
  /// The text's baseline within a line.
  private static let baseline = 14
  private static let gap = 12

  /// A description of the chart for those who cannot see it.
  package var words: String {
    let bars = groups.map { "\($0.name): before \($0.value.before), after \($0.value.after)" }
    return "\(BarChart.title). \(bars.joined(separator: "; "))."
  }

  /// The chart for a page, which supplies its colours.
  var figure: HTML {
    """
    <figure>
    <figcaption><strong>\(BarChart.title).</strong> \(finding)</figcaption>
    \(drawn(hasTitle: false))
    </figure>
    """
  }

  /// What the last bars say.
  private var finding: String {
    guard let last = groups.last?.value else { return "" }
    return "In the end the before version has \(last.before), the after version \(last.after)."
  }

  /// The chart as a separate file, readable in light and dark mode.
  package var file: String {
    drawn(space: "http://www.w3.org/2000/svg", style: BarChart.style).written + "\n"
  }

  private static let style: HTML = """
    <style>
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
    """

  private func drawn(space: String? = nil, style: HTML? = nil, hasTitle: Bool = true) -> HTML {
    var (parts, height): ([HTML], Int) = ([], 0)
    func add(_ text: String, _ role: String? = nil) {
      for line in TextFlow(width: BarChart.letters).lines(text) {
        parts.append(label(line.text, role, x: 0, line: height))
        height += BarChart.lineHeight
      }
    }
    if hasTitle { add(BarChart.title) }
    for (name, value) in groups {
      height += BarChart.gap
      add(name, "name")
      for side in Side.allCases {
        parts += bar(side, value[side], line: height)
        height += BarChart.lineHeight
      }
    }
    return """
      <svg\(attribute: "xmlns", space) class="chart" viewBox="0 0 \(BarChart.width) \(height)" \
      width="\(BarChart.width)" height="\(height)" role="img">
      <title>\(BarChart.title)</title>
      <desc>\(words)</desc>\(style)
      \(parts)
      </svg>
      """
  }

  /// A bar with its label and figure; no bar for zero.
  private func bar(_ side: Side, _ value: Int, line: Int) -> [HTML] {
    let most = groups.flatMap { [$0.value.before, $0.value.after] }.max() ?? 0
    let width = value * BarChart.room / max(1, most)
    let bar: HTML = """
      <rect class="\(side.rawValue)" x="\(BarChart.left)" y="\(line + 3)" width="\(width)" \
      height="\(BarChart.barHeight)"></rect>
      """
    return [
      label(side.rawValue, x: 0, line: line), width > 0 ? bar : "",
      label("\(value)", x: BarChart.left + width + 6, line: line),
    ]
  }

  /// - Parameters:
  ///   - role: Its class.
  ///   - line: The top of its line.
  private func label(_ text: String, _ role: String? = nil, x: Int, line: Int) -> HTML {
    let y = line + BarChart.baseline
    return #"<text\#(attribute: "class", role) x="\#(x)" y="\#(y)">\#(text)</text>"#
  }
}
