import Book
import Practice
import Terminal
import Text
import Toolchain

struct CheckCommand: WorkbookCommand {
  let name = "check"
  let summary = "Builds your kata and runs each of its behaviours."
  let help = """
    Usage: workbook check [LESSON] [--all] [--limit SECONDS]

    Builds your kata of a lesson, runs the lesson's behaviours on it, and shows how
    each came out: ✓ passed, – not reached, ✗ failed, crashed or never ended.
    The first check builds for up to a minute and a half.

    \(HelpText.lessonOrLatest)

    If you changed your kata and it passes, the page's questions follow, then the
    next change. You can try one question from outside: fill in the function in the
    kata's Guest/Guest.swift, and a check says whether it works. Your own tests, in
    the kata's Tests/Mine, run with the others and are counted separately.

    The tests and the package belong to the book: a check restores them, and keeps
    your versions in Katas/.aside. A kata that uses more than 1024 MB of memory is
    stopped. The exit status is 0 when every behaviour and all of your own tests
    passed, else 1.

      --all     Shows every failure. Otherwise, only the first failure of each cause
                is shown, and the others are named.
      --limit   Seconds without progress after which a run is stopped; 10 by
                default.

    """

  var check: Checking = { try await $0.run($1) }

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let showsAll = try arguments.flag("--all")
    let limit = try arguments.limit()
    let kata = try arguments.kata(in: workbook)
    try arguments.finish()
    try kata.requireStart()
    // The verdict stands, even if the log cannot be written.
    console.attempt { try console.prepare(kata) }
    let verdict = try await verdict(of: KataCheck(kata, limit: limit), on: console)
    let result = CheckResult(keeping: verdict)
    console.print(
      console.layout.lines(
        of: result, hasSentence: true, listsAll: true, isEachAlone: showsAll))
    if let trouble = result.trouble { console.warn(trouble) }
    return verdict.isGreen
  }

  /// Checks a kata for another command, and remembers the outcome.
  func verdict(on kata: Kata, _ console: any Console) async throws -> Verdict {
    let verdict = try await verdict(of: KataCheck(kata), on: console)
    console.attempt { try KataLog(kata).note(verdict) }
    return verdict
  }

  private func verdict(
    of kataCheck: KataCheck, on console: any Console
  ) async throws -> Verdict {
    let heading = kataCheck.kata.lesson.heading
    return try await StatusLine.during(
      heading, announcing: "Checking your kata: \(heading) …", on: console
    ) { status in
      try await check(kataCheck) { phase in
        if phase == .waiting {
          status.announce("Another check of this kata is running; waiting for it to finish.")
        }
        status.enter(phase.text)
      }
    }
  }
}

extension CheckPhase {
  var text: String {
    switch self {
    case .starting: "starting"
    case .waiting: "waiting for another check to finish"
    case .building(let progress): progress.text
    case .running(_, _, let stall?): stall
    case .running(_, nil, nil): "running"
    case .running(let done, let all?, nil): "behaviour \(min(done + 1, all)) of \(all)"
    }
  }
}
