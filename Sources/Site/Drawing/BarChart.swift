import Book

/// A chart of figures of before and after, as bars with their figures beside them.
///
/// It is as wide as a phone, so that its text is never smaller than it is meant to be.
package struct BarChart: Hashable {
  struct Group: Hashable {
    let name: String
    let value: LessonEvidence.Sides<Int>
  }

  let title: String
  /// Behind each figure; per cent are drawn as parts of the whole width.
  var unit = ""
  let groups: [Group]

  // Pixels.
  private static let width = 340
  /// The width of a line of text as it is measured; some faces set it wider.
  private static let textWidth = 295
  /// Where bars begin; what they are stands left of them.
  private static let left = 52
  /// The width of the longest bar; its figure comes after it.
  private static let room = 250
  private static let barHeight = 14
  private static let lineHeight = 20
  private static let size = 13
  /// Between two groups.
  private static let gap = 12

  /// A description of the chart for those who cannot see it.
  package var words: String {
    let bars = groups.map { group in
      "\(group.name): before \(group.value.before)\(unit), after \(group.value.after)\(unit)"
    }
    return "\(title). \(bars.joined(separator: "; "))."
  }

  /// The chart on a page of the site, which has its colours.
  var svg: HTML { svg(isFile: false) }

  /// The chart as a file of its own, readable in light and dark mode.
  package var file: String { svg(isFile: true).written }

  private func svg(isFile: Bool) -> HTML {
    var top = 0
    let about = lines(of: title).enumerated().map { line, words in
      text(words, x: 0, line: line, top: 0)
    }
    top += about.count * BarChart.lineHeight + BarChart.gap
    let rows = groups.map { group in
      let lines = lines(of: group.name)
      defer { top += (lines.count + Side.allCases.count) * BarChart.lineHeight + BarChart.gap }
      return row(group, named: lines, top: top)
    }
    let height = top - BarChart.gap
    return HTML(
      "svg",
      [
        "xmlns": isFile ? "http://www.w3.org/2000/svg" : nil, "class": "chart",
        "viewBox": "0 0 \(BarChart.width) \(height)", "width": "\(BarChart.width)",
        "height": "\(height)", "role": "img",
      ],
      [
        HTML("title", .text(title)), HTML("desc", .text(words)),
        isFile ? HTML("style", .raw(BarChart.style)) : [], .group(about + rows),
      ])
  }

  private func lines(of text: String) -> [String] {
    TextMeasure.lines(of: text, size: BarChart.size, width: BarChart.textWidth)
  }

  private static let style = """

    text { font: 13px sans-serif; fill: #3d444d; }
    .name { font-weight: bold; }
    .before { fill: #bc4c00; }
    .after { fill: #0969da; }
    @media (prefers-color-scheme: dark) {
    text { fill: #d1d7e0; }
    .before { fill: #f0883e; }
    .after { fill: #58a6ff; }
    }

    """

  private func row(_ group: Group, named lines: [String], top: Int) -> HTML {
    let values = groups.flatMap { [$0.value.before, $0.value.after] }
    let most = unit == "%" ? 100 : max(1, values.max() ?? 0)
    let names = lines.enumerated().map { line, name in
      text(name, x: 0, line: line, top: top, role: "name")
    }
    let bars = Side.allCases.enumerated().map { index, side -> HTML in
      let line = lines.count + index
      let width = group.value[side] * BarChart.room / most
      let bar = HTML(
        "rect",
        [
          "class": side.rawValue, "x": "\(BarChart.left)",
          "y": "\(top + line * BarChart.lineHeight + 3)",
          "width": "\(width)", "height": "\(BarChart.barHeight)",
        ])
      return [
        text(side.rawValue, x: 0, line: line, top: top), width > 0 ? bar : [],
        text("\(group.value[side])\(unit)", x: BarChart.left + width + 6, line: line, top: top),
      ]
    }
    return HTML("g", .group(names + bars))
  }

  private func text(_ text: String, x: Int, line: Int, top: Int, role: String? = nil) -> HTML {
    HTML(
      "text", ["class": role, "x": "\(x)", "y": "\(top + line * BarChart.lineHeight + 14)"],
      .text(text))
  }
}
