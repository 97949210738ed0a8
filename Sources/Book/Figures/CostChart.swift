/// A bar chart of the lines that each request takes, as a picture that is readable in light and
/// dark mode and has a description in words.
package struct CostChart {
  private let requests: [LessonFigures.Request]

  package init(_ figures: LessonFigures) {
    requests = figures.requests
  }

  package static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Cost.svg" }

  // Pixels.
  private static let left = 60
  private static let rowHeight = 62
  private static let top = 34
  /// The width of the longest bar; its figure comes after it.
  private static let room = 480

  /// A description of the chart for those who cannot see it.
  package var words: String {
    func words(_ cost: ChangeCost) -> String {
      "\(cost.linesChanged) changed and \(cost.linesAdded) added"
    }
    let bars = requests.map { request in
      "\(request.title): before \(words(request.before)), after \(words(request.after))"
    }
    return "Lines that each request takes. \(bars.joined(separator: "; "))."
  }

  package var svg: String {
    let height = CostChart.top + requests.count * CostChart.rowHeight
    let most = requests.flatMap { [$0.before.lines, $0.after.lines] }.max() ?? 0
    let rows = requests.enumerated().flatMap { index, request in
      row(request, y: CostChart.top + index * CostChart.rowHeight, most: max(1, most))
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="640" height="\(height)" \
      viewBox="0 0 640 \(height)" role="img" aria-labelledby="title words">
      <title id="title">What each request costs</title>
      <desc id="words">\(words.escaped)</desc>
      <style>
      text { font: 12px sans-serif; fill: #3d444d; }
      .name { font-weight: bold; }
      .changed { fill: #bc4c00; }
      .added { fill: #0969da; }
      @media (prefers-color-scheme: dark) {
      text { fill: #d1d7e0; }
      .changed { fill: #f0883e; }
      .added { fill: #58a6ff; }
      }
      </style>
      \(bar("changed", x: CostChart.left, y: 8, width: 12))
      \(text("existing lines changed or gone", x: CostChart.left + 18, y: 19))
      \(bar("added", x: CostChart.left + 220, y: 8, width: 12))
      \(text("lines added", x: CostChart.left + 238, y: 19))
      \(rows.map { $0 + "\n" }.joined())</svg>

      """
  }

  private func row(_ request: LessonFigures.Request, y: Int, most: Int) -> [String] {
    let sides = [("before", request.before, y + 20), ("after", request.after, y + 38)]
    return [text(request.title, x: 0, y: y + 14, style: #" class="name""#)]
      + sides.flatMap { name, cost, top in
        let changed = cost.linesChanged * CostChart.room / most
        let added = cost.linesAdded * CostChart.room / most
        let end = CostChart.left + changed
        return [
          text(name, x: 0, y: top + 11),
          changed > 0 ? bar("changed", x: CostChart.left, y: top, width: changed) : nil,
          added > 0 ? bar("added", x: end, y: top, width: added) : nil,
          text("\(cost.linesChanged) + \(cost.linesAdded)", x: end + added + 6, y: top + 11),
        ].compactMap { $0 }
      }
  }

  private func bar(_ style: String, x: Int, y: Int, width: Int) -> String {
    #"<rect class="\#(style)" x="\#(x)" y="\#(y)" width="\#(width)" height="14"/>"#
  }

  private func text(_ text: String, x: Int, y: Int, style: String = "") -> String {
    #"<text\#(style) x="\#(x)" y="\#(y)">\#(text.escaped)</text>"#
  }
}

extension String {
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
