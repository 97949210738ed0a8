/// A bar chart of the existing lines that are edited as the expected requests are carried out one
/// after another, as a picture that is readable in light and dark mode and has a description in
/// words.
package struct StageChart {
  private let stages: [LessonEvidence.Stage]
  private let titles: [String: String]

  package init(_ evidence: LessonEvidence) {
    stages = evidence.stages
    titles = Dictionary(evidence.requests.map { ($0.name, $0.title) }) { one, _ in one }
  }

  package static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Bet.svg" }

  // Pixels.
  private static let left = 60
  private static let rowHeight = 62
  private static let top = 10
  /// The width of the longest bar; its figure comes after it.
  private static let room = 500

  private func title(_ stage: LessonEvidence.Stage) -> String {
    titles[stage.request] ?? stage.request
  }

  /// A description of the chart for those who cannot see it.
  package var words: String {
    let bars = stages.map { stage in
      "\(title(stage)): before \(stage.linesEdited.before), after \(stage.linesEdited.after)"
    }
    return "Existing lines edited, in total, as the expected requests are carried out one after "
      + "another. \(bars.joined(separator: "; "))."
  }

  package var svg: String {
    let height = StageChart.top + stages.count * StageChart.rowHeight
    let most = max(1, stages.flatMap { [$0.linesEdited.before, $0.linesEdited.after] }.max() ?? 0)
    let rows = stages.enumerated().flatMap { index, stage in
      row(stage, y: StageChart.top + index * StageChart.rowHeight, most: most)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="640" height="\(height)" \
      viewBox="0 0 640 \(height)" role="img" aria-labelledby="title words">
      <title id="title">Existing lines edited</title>
      <desc id="words">\(words.escaped)</desc>
      <style>
      text { font: 12px sans-serif; fill: #3d444d; }
      .name { font-weight: bold; }
      .before { fill: #bc4c00; }
      .after { fill: #0969da; }
      @media (prefers-color-scheme: dark) {
      text { fill: #d1d7e0; }
      .before { fill: #f0883e; }
      .after { fill: #58a6ff; }
      }
      </style>
      \(rows.joined(separator: "\n"))
      </svg>

      """
  }

  private func row(_ stage: LessonEvidence.Stage, y: Int, most: Int) -> [String] {
    [text(title(stage), x: 0, y: y + 14, style: #" class="name""#)]
      + zip(Side.allCases, [y + 20, y + 38]).flatMap { side, top in
        let lines = stage.linesEdited[side]
        let width = lines * StageChart.room / most
        let bar =
          #"<rect class="\#(side.rawValue)" x="\#(StageChart.left)" y="\#(top)" "#
          + #"width="\#(width)" height="14"/>"#
        return [text(side.rawValue, x: 0, y: top + 11)] + (width > 0 ? [bar] : [])
          + [text("\(lines)", x: StageChart.left + width + 6, y: top + 11)]
      }
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
