import Book
import Foundation
import Practice
import Terminal
import Text
import Toolchain

struct ClassCommand: WorkbookCommand {
  let name = "class"
  let summary = "Shows how far the readers of a class are."
  let help = """
    Usage: workbook class FOLDER… [--json | --markdown]
           workbook class --from FILE [--json | --markdown]

    For a teacher: shows the readers of several clones of the book, lesson by
    lesson, with the stage of each kata and what the changes cost that are finished
    in it, of those that the principle expects. Below that are the behaviours that
    failed for most readers at their last checks. A reader is called by the name of
    the folder. In the place of a clone's FOLDER you may name a file with what
    `workbook progress --json` printed there, such as anna.json for a reader
    called anna.

    \(HelpText.stages)

    Nothing leaves this machine, and nothing is written into the clones. Readers
    that cannot be shown are named on standard error; the exit status is 1 then.

    \(HelpText.pager)

      --from      A file with the path of a clone on each line, as seen from here.
      --markdown  Prints the tables as Markdown.
      --json      Prints JSON: an object with "version" (now 1), "readers",
                  "failing" and "leftOut" (a sentence on each reader that cannot be
                  shown). A reader has "name" and "lessons", those with a kata. Each
                  has "number", "isRed" (whether something failed in the last
                  check), "failing" (the names of these behaviours), and "stage",
                  "changesTaken", "stepsTaken" and "row", which are those that
                  `workbook help progress` explains. The other "failing" is
                  an array as well: each behaviour has "lesson" (its number),
                  "behaviour" (its name) and "readers" (how many).

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let style = try arguments.choice(of: ["--json", "--markdown"])
    let list = try arguments.value("--from")
    var paths = try list.map(paths) ?? [arguments.required("FOLDER")]
    while list == nil, let path = try arguments.positional("FOLDER") { paths.append(path) }
    try arguments.finish()
    guard !paths.contains("") else {
      throw UsageError.missingArgument("FOLDER", command: "workbook class")
    }

    var seen: Set<String> = []
    let places = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
      .filter { seen.insert($0.path).inserted }
    var members: [ClassMember] = []
    var leftOut: [String] = []
    for (name, place) in zip(ClassMember.names(of: places), places) {
      do throws(ClassError) {
        members.append(try ClassMember(name, at: place))
      } catch {
        leftOut.append("\(name) is left out: \(error)")
      }
    }
    for sentence in leftOut { console.warn(sentence) }
    let report = ClassReport(members: members)
    if style == "--json" {
      console.write(try report.json(leftOut: leftOut).jsonText())
    } else if !members.isEmpty {
      try console.page(report.markdown, in: "", asIs: style == "--markdown")
    }
    return leftOut.isEmpty
  }

  private func paths(in list: String) throws(ClassError) -> [String] {
    let text: String
    do {
      // Foundation takes no pipe for a file by its address.
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: list))
      text = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    } catch {
      throw .noList(list, reason: "cannot be read (\(Reason.of(error)))")
    }
    let paths = text.lines.map(\.trimmed).filter { !$0.isEmpty }
    guard !paths.isEmpty else { throw .noList(list, reason: "is empty") }
    guard paths.contains(where: FileManager.default.fileExists) else {
      throw .noList(list, reason: "names nothing that is there")
    }
    return paths
  }
}

/// How far the readers of a class are, lesson by lesson, and which behaviours fail most.
struct ClassReport: Sendable {
  let members: [ClassMember]

  /// The behaviours that failed in the last checks, and for how many readers; those of most come first,
  /// then by lesson and name.
  private var failing: [(lesson: Lesson, behaviour: String, readers: Int)] {
    var counts: [Lesson: [String: Int]] = [:]
    for (lesson, progress) in members.flatMap(\.lessons) {
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
      member.lessons.filter { $0.lesson == lesson }.map { _, progress in
        let steps = progress.stepsTaken.map { ", \(counted($0, "step")) of ours" } ?? ""
        return [member.name, (progress.words ?? "") + steps + progress.trouble]
          + (progress.row?.values.map { "\($0)" } ?? Array(repeating: "–", count: 4))
      }
    }
  }

  func json(leftOut: [String]) -> JSONObject {
    let readers = members.map { member -> JSONObject in
      let lessons = member.lessons.map { lesson, progress -> JSONObject in
        [
          "number": lesson.number, "stage": progress.stage, "changesTaken": progress.changesTaken,
          "stepsTaken": progress.stepsTaken, "isRed": progress.isRed, "row": progress.row,
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
