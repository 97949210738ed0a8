import Book
import Practice
import Shell
import Terminal

/// How far the readers of a class are, lesson by lesson, and which behaviours fail most.
struct ClassReport: Sendable {
  let members: [ClassMember]

  /// The behaviours that failed in the last checks, and for how many readers; those of most come first,
  /// then by lesson and name.
  private var failing: [(lesson: Lesson, behaviour: String, readers: Int)] {
    var counts: [Lesson: [String: Int]] = [:]
    for (lesson, _, progress) in members.flatMap(\.lessons) {
      for behaviour in Set(progress.lastCheck?.failing ?? []) {
        counts[lesson, default: [:]][behaviour.visible, default: 0] += 1
      }
    }
    let failing = counts.flatMap { lesson, behaviours in
      behaviours.map { (lesson: lesson, behaviour: $0.key, readers: $0.value) }
    }
    return failing.sorted { one, other in
      (-one.readers, one.lesson.number, one.behaviour)
        < (-other.readers, other.lesson.number, other.behaviour)
    }
  }

  /// A table below a heading.
  private struct Section {
    let heading: String
    let headings: [String]
    let alignments: [Table.Alignment]
    let rows: [[String]]
  }

  private var sections: [Section] {
    let figures = ["Edited", "Added", "Files", "Places"]
    let lessons = Catalogue.lessons.map { lesson in
      Section(
        heading: lesson.heading, headings: ["Reader", "Stage"] + figures,
        alignments: [.left, .left] + figures.map { _ in .right }, rows: rows(of: lesson))
    }
    let worst = failing.prefix(10).map { ["\($0.readers)", "\($0.lesson.number)", $0.behaviour] }
    let last = Section(
      heading: "What fails most", headings: ["Readers", "Lesson", "Behaviour"],
      alignments: [.right, .right, .left], rows: worst)
    return (lessons + [last]).filter { !$0.rows.isEmpty }
  }

  private func rows(of lesson: Lesson) -> [[String]] {
    members.flatMap { member in
      member.lessons.filter { $0.lesson == lesson }.map { _, stage, progress in
        let isRedNow = progress.isRed && stage != .started
        return [member.name, stage.words + (isRedNow ? ", red now" : "")]
          + (progress.row?.values.map { "\($0)" } ?? Array(repeating: "–", count: 4))
      }
    }
  }

  private var heading: String { "The class: \(counted(members.count, "reader"))" }

  var markdown: String {
    let tables = sections.map { section in
      let rule = section.alignments.map { $0 == .right ? "--:" : "---" }
      let cells = section.rows.map { $0.map { $0.replacing("|", with: "\\|") } }
      let lines = ([section.headings, rule] + cells).map { "| \($0.joined(separator: " | ")) |" }
      return "## \(section.heading)\n\n\(lines.joined(separator: "\n"))\n"
    }
    return (["# \(heading)\n"] + tables).joined(separator: "\n")
  }

  func lines(_ layout: Layout) -> [Line] {
    separated(
      [layout.flow(heading, .bold)]
        + sections.map { section in
          layout.flow(section.heading, .bold)
            + TableLayout(
              headings: section.headings.map { [Run($0, .dim)] },
              rows: section.rows.map { $0.map { [Run($0)] } }, alignments: section.alignments,
              width: min(layout.width, Layout.widestProse)
            ).lines
        })
  }

  /// For other programs, with the keys that the help explains.
  func json(leftOut: [String]) -> JSONObject {
    let readers = members.map { member -> JSONObject in
      let lessons = member.lessons.map { lesson, stage, progress -> JSONObject in
        [
          "number": lesson.number, "stage": stage.name, "changesTaken": stage.taken,
          "isRed": progress.isRed, "row": progress.row,
          "failing": progress.lastCheck?.failing ?? [],
        ]
      }
      return ["name": member.name, "lessons": lessons]
    }
    let failing = failing.map { lesson, behaviour, readers -> JSONObject in
      ["lesson": lesson.number, "behaviour": behaviour, "readers": readers]
    }
    return ["version": 1, "readers": readers, "failing": failing, "leftOut": leftOut]
  }
}
