import Book
import Practice
import Terminal
import Text

struct CostCommand: WorkbookCommand {
  let name = "cost"
  let summary = "Compares what changes cost in the before and after versions."
  let help = """
    Usage: workbook cost [LESSON]

    A principle anticipates some changes and not others. Each lesson has requests of
    both kinds, and slips, which are mistakes that are easy to make. We made each
    of them in both versions. Without a LESSON: the whole book.

      edited    Existing lines of code that the change edits or removes.
      added     New lines of code that replace no existing line.
      files     Existing files that the change opens.
      spots     Separate spots of the change. Changed lines with at most two
                unchanged lines between them are one spot, and so is a new file.
                The last columns count spots by what catches a forgotten one:
                the compiler, a behaviour, or nothing.

    Comments, blank lines and imports do not count. A request from outside comes
    from another module; a request by players is worded as a player would put it.
    The figures called yours are for the requests that you finished.

    \(HelpText.lessonAndPager)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let lesson = try arguments.lessonIfNamed(of: workbook)
    try arguments.finish()
    if let lesson {
      let evidence = try LessonEvidence(of: lesson, in: workbook)
      let kata = Kata(lesson, in: workbook)
      let row = console.attempt { try ChangeRow(of: kata, KataLog(kata).history()) }
      let yours = row.map { row in
        row.done.map { ($0.name, row.cost(of: $0).sources + row.cost(of: $0).guest) }
      }
      console.page {
        $0.lines(of: evidence, lesson, yours: Dictionary(uniqueKeysWithValues: yours ?? []))
      }
    } else {
      let evidence = try workbook.lessons.map { try LessonEvidence(of: $0, in: workbook) }
      console.page { $0.lines(of: evidence) }
    }
    return true
  }
}

extension Layout {
  fileprivate func lines(
    of evidence: LessonEvidence, _ lesson: Lesson, yours: [String: ChangeFigures]
  ) -> [Line] {
    func numbered(_ titles: [Line]) -> [Line] {
      titles.enumerated().flatMap { index, title in
        flow(title, beside: 3).behind(first: [Run("\(index + 1)  ", .bold)])
      }
    }
    let requests = evidence.requests.map {
      [Run($0.title, .bold), Run(" · \($0.name), \($0.marks.words)", .dim)]
    }
    let note =
      "Each change on its own. The last three count spots by what catches a forgotten one"
      + (yours.isEmpty
        ? "." : "; –: not tried in yours, where each change builds on the last.")
    return separated([
      flow("\(lesson.heading): what the changes cost", .bold), numbered(requests),
      table(evidence.requestTable(yours: yours)) + remark(note),
      flow("Slips", .bold) + numbered(evidence.slips.map { [Run($0.title, .bold)] }),
      table(evidence.slipTable) + remark(LessonEvidence.slipRemark),
      flow("Existing lines edited in total, as each expected request builds on the last", .bold)
        + table(evidence.stageTable(yours: yours)),
      flow("The diffs are in \(ChangeRequest.folder(of: lesson)).", .dim),
    ])
  }

  private func remark(_ text: String) -> [Line] { flow(text, .dim, beside: 2).indented(by: 2) }

  private func table(_ table: Table) -> [Line] {
    let headings = table.headings.map { Run($0, .dim) }
    let rows = table.rows.map { $0.map { Run($0) } }
    return Layout(width: width - 2).table([headings] + rows).indented(by: 2)
  }

  fileprivate func lines(of book: [LessonEvidence]) -> [Line] {
    separated(
      [flow("How the nine bets turned out", .bold)]
        + BookEvidence(book).tables.map { flow($0.title, .bold) + table($0.table) }
        + [commands([("scripts/workbook cost LESSON", "Show all figures of a lesson.")])])
  }
}
