/// A bar chart of the lines that each request takes, as a picture that is readable in light and
/// dark mode and has a description in words.
package struct CostChart {
  private let requests: [LessonFigures.Request]

  package init(_ figures: LessonFigures) {
    requests = figures.requests
  }

  package static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Cost.svg" }

  // Pixels.
  private static let width = 640
  private static let left = 60
  private static let barHeight = 14
  private static let rowHeight = 62
  private static let top = 34
  /// The width of the longest bar; its figure comes after it.
  private static let room = 480

  /// A description of the chart for those who cannot see it.
  package var words: String {
    let bars = requests.map { request in
      "\(request.title): before \(CostChart.words(request.before)), "
        + "after \(CostChart.words(request.after))"
    }
    return "Lines that each request takes. \(bars.joined(separator: "; "))."
  }

  private static func words(_ cost: ChangeCost) -> String {
    "\(cost.linesChanged) changed and \(cost.linesAdded) added"
  }

  package var svg: String {
    let height = CostChart.top + requests.count * CostChart.rowHeight
    let most = requests.flatMap { [$0.before.lines, $0.after.lines] }.max() ?? 0
    let rows = requests.enumerated().flatMap { index, request in
      row(request, y: CostChart.top + index * CostChart.rowHeight, most: max(1, most))
    }
    let lines =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(CostChart.width)" height="\#(height)""#
          + #" viewBox="0 0 \#(CostChart.width) \#(height)" role="img""#
          + #" aria-labelledby="title words">"#,
        #"<title id="title">What each request costs</title>"#,
        #"<desc id="words">\#(CostChart.escaped(words))</desc>"#,
        "<style>",
        "text { font: 12px sans-serif; fill: #3d444d; }",
        ".name { font-weight: bold; }",
        ".changed { fill: #bc4c00; }",
        ".added { fill: #0969da; }",
        "@media (prefers-color-scheme: dark) {",
        "text { fill: #d1d7e0; }",
        ".changed { fill: #f0883e; }",
        ".added { fill: #58a6ff; }",
        "}",
        "</style>",
        rectangle("changed", x: CostChart.left, y: 8, width: 12),
        text("existing lines changed or gone", x: CostChart.left + 18, y: 19),
        rectangle("added", x: CostChart.left + 220, y: 8, width: 12),
        text("lines added", x: CostChart.left + 238, y: 19),
      ] + rows + ["</svg>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func row(_ request: LessonFigures.Request, y: Int, most: Int) -> [String] {
    var lines = [text(request.title, x: 0, y: y + 14, style: "name")]
    for (index, side) in [("before", request.before), ("after", request.after)].enumerated() {
      let (name, cost) = side
      let top = y + 20 + index * (CostChart.barHeight + 4)
      let changed = cost.linesChanged * CostChart.room / most
      let added = cost.linesAdded * CostChart.room / most
      lines.append(text(name, x: 0, y: top + 11))
      if changed > 0 {
        lines.append(rectangle("changed", x: CostChart.left, y: top, width: changed))
      }
      if added > 0 {
        lines.append(rectangle("added", x: CostChart.left + changed, y: top, width: added))
      }
      lines.append(
        text(
          "\(cost.linesChanged) + \(cost.linesAdded)", x: CostChart.left + changed + added + 6,
          y: top + 11))
    }
    return lines
  }

  private func rectangle(_ style: String, x: Int, y: Int, width: Int) -> String {
    #"<rect class="\#(style)" x="\#(x)" y="\#(y)" width="\#(width)""#
      + #" height="\#(CostChart.barHeight)"/>"#
  }

  private func text(_ text: String, x: Int, y: Int, style: String? = nil) -> String {
    let style = style.map { #" class="\#($0)""# } ?? ""
    return #"<text\#(style) x="\#(x)" y="\#(y)">\#(CostChart.escaped(text))</text>"#
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
