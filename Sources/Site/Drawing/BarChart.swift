import Book
import Text

/// A chart of figures of before and after, as bars with their figures beside them.
///
/// It is as wide as a phone, so that its text is never smaller than it is meant to be.
package struct BarChart {
  struct Group {
    let name: String
    let value: Sides<Int>
  }

  let title: String
  /// Behind each figure; per cent are drawn as parts of the whole width.
  let unit: String
  let groups: [Group]

  /// - Returns: Nil where before and after are the same in all of it: then there is nothing to see.
  init?(title: String, unit: String = "", groups: [Group]) {
    guard groups.contains(where: { $0.value.before != $0.value.after }) else { return nil }
    (self.title, self.unit, self.groups) = (title, unit, groups)
  }

  // Pixels.
  private static let width = 340
  /// How many letters a line of text has at most, whatever the face.
  private static let letters = 42
  /// Where bars begin; what they are stands left of them.
  private static let left = 52
  /// The width of the longest bar; its figure comes after it.
  private static let room = 250
  private static let barHeight = 14
  private static let lineHeight = 20
  /// Where the letters of a line stand in it.
  private static let baseline = 14
  private static let gap = 12

  /// A description of the chart for those who cannot see it.
  package var words: String {
    let bars = groups.map { group in
      "\(group.name): before \(group.value.before)\(unit), after \(group.value.after)\(unit)"
    }
    return "\(title). \(bars.joined(separator: "; "))."
  }

  /// The chart on a page of the site, which has its colours.
  var figure: HTML {
    """
    <figure>
    \(drawn())
    </figure>
    """
  }

  /// The chart as a file of its own, readable in light and dark mode.
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

  private func drawn(space: String? = nil, style: HTML? = nil) -> HTML {
    var (parts, height): ([HTML], Int) = ([], 0)
    func add(_ text: String, _ role: String? = nil) {
      for line in TextFlow(width: BarChart.letters).lines(text) {
        parts.append(.label(line.text, role, x: 0, y: height + BarChart.baseline))
        height += BarChart.lineHeight
      }
    }
    add(title)
    for group in groups {
      height += BarChart.gap
      add(group.name, "name")
      for side in Side.allCases {
        parts += bar(group, side, y: height)
        height += BarChart.lineHeight
      }
    }
    return """
      <svg\(attribute: "xmlns", space) class="chart" viewBox="0 0 \(BarChart.width) \(height)" \
      width="\(BarChart.width)" height="\(height)" role="img">
      <title>\(title)</title>
      <desc>\(words)</desc>\(style)
      \(parts)
      </svg>
      """
  }

  /// What a bar is, the bar, which is none for nothing, and its figure.
  private func bar(_ group: Group, _ side: Side, y: Int) -> [HTML] {
    let most =
      unit == "%" ? 100 : max(1, groups.flatMap { [$0.value.before, $0.value.after] }.max() ?? 0)
    let width = group.value[side] * BarChart.room / most
    let bar: HTML = """
      <rect class="\(side.rawValue)" x="\(BarChart.left)" y="\(y + 3)" width="\(width)" \
      height="\(BarChart.barHeight)"></rect>
      """
    let baseline = y + BarChart.baseline
    return [
      .label(side.rawValue, x: 0, y: baseline), width > 0 ? bar : "",
      .label("\(group.value[side])\(unit)", x: BarChart.left + width + 6, y: baseline),
    ]
  }
}

extension HTML {
  /// A text in a drawing.
  ///
  /// - Parameters:
  ///   - role: Its class.
  ///   - y: Where its letters stand.
  fileprivate static func label(_ text: String, _ role: String? = nil, x: Int, y: Int) -> HTML {
    #"<text\#(attribute: "class", role) x="\#(x)" y="\#(y)">\#(text)</text>"#
  }
}
