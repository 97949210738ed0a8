import Book
import Practice
import Shell

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

  var markdown: String {
    let figures = ["Edited", "Added", "Files", "Places"]
    let lessons = Catalogue.lessons.map { lesson in
      section(
        lesson.heading, ["Reader", "Stage"] + figures,
        rule: ["---", "---"] + figures.map { _ in "--:" }, rows(of: lesson))
    }
    let worst = failing.prefix(10).map { ["\($0.readers)", "\($0.lesson.number)", $0.behaviour] }
    let last = section(
      "What fails most", ["Readers", "Lesson", "Behaviour"], rule: ["--:", "--:", "---"], worst)
    let sections = (lessons + [last]).compactMap { $0 }
    return (["# The class: \(counted(members.count, "reader"))\n"] + sections)
      .joined(separator: "\n")
  }

  /// A table below a heading; nil where it has no rows.
  private func section(
    _ heading: String, _ headings: [String], rule: [String], _ rows: [[String]]
  ) -> String? {
    guard !rows.isEmpty else { return nil }
    let cells = rows.map { $0.map { $0.replacing("|", with: "\\|") } }
    return "## \(heading)\n\n\(markdownTable(headings, rule: rule, cells))\n"
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
