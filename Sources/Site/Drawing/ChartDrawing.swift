import Book

/// Draws the chart of the existing lines that are edited as the expected requests are carried out.
enum ChartDrawing {
  static func svg(_ evidence: LessonEvidence) -> HTML {
    HTML("p", .text(StageChart(evidence).words))
  }
}
