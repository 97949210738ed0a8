import Book

/// Draws what is better seen than read of the evidence, beside its tables.
package enum ChartDrawing {
  /// The chart of the existing lines that are edited, in total, as the expected requests are carried out
  /// one after another; nil where they are as many on both sides.
  package static func stages(of evidence: LessonEvidence) -> BarChart? {
    let titles = Dictionary(evidence.requests.map { ($0.name, $0.title) }) { one, _ in one }
    return BarChart(
      title: "Existing lines edited, in total, as the expected requests are carried out one after "
        + "another",
      groups: evidence.stages.map { stage in
        BarChart.Group(name: titles[stage.request] ?? stage.request, value: stage.linesEdited)
      })
  }

  /// What is said in place of that chart.
  package static let sameStages =
    "Carried out one after another, the expected requests edit the same number of existing lines in "
    + "*before* and in *after*."

  /// Up to two figures: who notices what, in one lesson or in several.
  static func notices(of lessons: [LessonEvidence]) -> [HTML] {
    [slips(of: lessons), places(of: lessons)].compactMap { $0?.figure }
  }

  static func slips(of lessons: [LessonEvidence]) -> BarChart? {
    let outcomes = lessons.flatMap(\.slips).map(\.outcome)
    return BarChart(
      title: "Who notices the \(outcomes.count) slips",
      groups: groups { notice, side in outcomes.count { $0[side].noticedBy == notice } })
  }

  /// Who notices when one place of a request's change is forgotten, in one lesson or in several: in
  /// parts of all places, since there are not as many on both sides.
  static func places(of lessons: [LessonEvidence]) -> BarChart? {
    let efforts = lessons.flatMap(\.requests).map(\.effort)
    let places = Sides { side in efforts.flatMap { $0[side].places } }
    let (before, after) = (places.before.count, places.after.count)
    return BarChart(
      title: "Who notices when one place of a change is forgotten, of \(before) places before and "
        + "\(after) after",
      unit: "%",
      groups: groups { notice, side in
        let noticed = places[side].count { $0.noticedBy == notice }
        let all = max(1, places[side].count)
        return (100 * noticed + all / 2) / all
      })
  }

  private static func groups(
    _ count: (LessonEvidence.Notice, Side) -> Int
  ) -> [BarChart.Group] {
    LessonEvidence.Notice.allCases.map { notice in
      .init(name: notice.words, value: .init { count(notice, $0) })
    }
  }
}

extension LessonEvidence.Notice {
  fileprivate var words: String {
    switch self {
    case .compiler: "The compiler"
    case .behaviour: "A behaviour"
    case .nobody: "Nobody"
    }
  }
}

extension LessonEvidence.SlipOutcome {
  fileprivate var noticedBy: LessonEvidence.Notice {
    error != nil ? .compiler : broken.isEmpty ? .nobody : .behaviour
  }
}
