import Book
import Foundation
import Practice
import Terminal
import Text
import Toolchain

struct SlipCommand: WorkbookCommand {
  let name = "slip"
  let summary = "Shows a mistake that is easy to make, and who notices it."
  let help = """
    Usage: workbook slip LESSON [N [--side before|after]]
           workbook slip LESSON N --mine

    Without N: the lesson's slips, which are mistakes that are easy to make there.
    With N: what was typed, and for what; then it is built and run, to see who
    notices: the compiler (a warning counts, as in the book's own build), a
    behaviour, or nobody. A bystander is a behaviour that breaks although the change
    was not about it. It is built in a hidden folder of Katas, which may be deleted.

      --side    The side to make the mistake on: before, if not given.
      --mine    Makes the mistake in your kata, where it fits what you have there. A
                copy of your work is put on the shelf first. Where the mistake does
                not fit, nothing is changed.

    \(HelpText.lessonAndPager)

    """

  var now: @Sendable () -> Date = { Date() }
  var check = CheckCommand()

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let isMine = try arguments.flag("--mine")
    let sides = Side.allCases.map(\.rawValue)
    let word = try arguments.value("--side", among: sides)
    if isMine, word != nil {
      throw UsageError.conflictingOptions(["--mine", "--side"], command: "workbook slip")
    }
    let side = word.flatMap(Side.init) ?? .before
    let lesson = try arguments.lesson()
    let isTried = isMine || word != nil
    let wanted = try isTried ? arguments.required("N") : arguments.positional("N")
    try arguments.finish()
    let slips = try Slip.all(of: lesson, in: workbook)
    guard let wanted else {
      try console.page { $0.list(slips, of: lesson) }
      return true
    }
    let slip = try lesson.numbered("slip", wanted, of: slips)
    guard isMine else {
      let files = try GitDiff.files(
        from: workbook.tree(of: lesson, side), to: slip.tree(of: side, in: workbook))
      try console.page { layout in
        separated([layout.head(of: slip, slips.count), layout.lines(of: files)]) + [[]]
      }
      let verdict = try await check.verdict(
        of: slip.check(of: side, in: workbook),
        announcing: "Trying it on \(side.rawValue) …", on: console)
      console.print(console.layout.lines(of: verdict, slip))
      return verdict.isTried
    }
    let kata = Kata(lesson, in: workbook)
    let work = try kata.make(slip, at: now(), ProgressFile(workbook, on: console))
    console.tell(
      "Slip \(slip.number) is in your kata. Your earlier work is in \(work). Who notices it: "
        + "scripts/workbook check \(lesson.number)")
    return true
  }
}

extension Verdict {
  /// Whether the compiler or the behaviours could notice anything.
  fileprivate var isTried: Bool {
    switch outcome {
    case .judged: true
    case .notBuilt(let failure): failure.sentence == nil
    case .stopped: false
    }
  }
}

extension Layout {
  fileprivate func list(_ slips: [Slip], of lesson: Lesson) -> [Line] {
    separated(
      [flow("\(lesson.heading): slips", .bold)]
        + slips.map { slip in
          item([Run("\(slip.number)  ")], slip.title, .bold)
            + flow(slip.sentence, beside: 3).indented(by: 3)
        }
        + [commands([("scripts/workbook slip \(lesson.number) 1", "See who notices it.")])])
  }

  fileprivate func head(of slip: Slip, _ count: Int) -> [Line] {
    flow([Run("Slip \(slip.number) of \(count): ", .dim), Run(slip.title, .bold)])
      + flow(slip.sentence)
  }

  fileprivate func lines(of verdict: Verdict, _ slip: Slip) -> [Line] {
    let noticed = slip.noticed(in: verdict)
    let rows = noticed.flatMap { behaviour, isBystander in
      item(
        [behaviour.outcome.mark, Run(" ")], behaviour.sentence + (isBystander ? " (bystander)" : "")
      )
    }
    return separated([
      errors(of: verdict), rows,
      flow(sentence(on: verdict, noticed.count, noticed.count(where: \.isBystander)), .bold),
    ])
  }

  private func sentence(on verdict: Verdict, _ noticed: Int, _ bystanders: Int) -> String {
    switch verdict.outcome {
    case .notBuilt(let failure): return failure.sentence ?? "The compiler notices it."
    case .stopped(let reason): return reason
    case .judged:
      let count = counted(verdict.behaviours.count, "behaviour")
      guard noticed > 0 else { return "It compiles, all \(count) pass, and nobody notices it." }
      let others =
        switch bystanders {
        case 0: ""
        case ..<noticed: ", \(counted(bystanders, "bystander")) among them"
        case 1: ", a bystander"
        default: ", all of them bystanders"
        }
      let verb = noticed == 1 ? "notices" : "notice"
      return "It compiles, and \(noticed) of \(count) \(verb) it\(others)."
    }
  }
}
