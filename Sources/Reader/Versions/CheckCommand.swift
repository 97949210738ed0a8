import Book
import Practice
import Shell
import Toolchain

/// `workbook check`: builds a reader's kata and reports on each behaviour.
struct CheckCommand: WorkbookCommand {
  let name = "check"
  let summary = "Builds your kata and tells about each of its behaviours."
  let help = """
    Usage: workbook check [LESSON] [--limit SECONDS] [--json]

    Builds your kata of a lesson, runs the lesson's behaviours on it, and tells of
    each how it came out.

    \(HelpText.lessonOrLatest)

      ✓  passed
      ✗  failed (what was expected, and where), crashed (where), or went on without
         end: the others are judged all the same
      –  not reached

    What does not compile is shown as the compiler says it. The tests and the
    package are the book's: a check puts them back, and keeps what you had there in
    Katas/.aside. A kata that holds more than 1024 MB of memory, counted with
    the processes that it starts, is ended. Ctrl-C ends everything. The exit status
    is 0 when every behaviour passed, else 1.

      --limit   Seconds without any progress after which a run is ended; 10 if not
                given.
      --json    Prints an object with "version" (now 1), "lesson" (its number),
                "name", "kata" (its path), "isPassed", "seconds", "restored" (paths
                that were put back or aside), "outcome" ("judged", "notBuilt" or
                "stopped"), "reason" (a sentence where it was stopped, else null),
                "remarks" (sentences on the run as a whole), "errors" and
                "behaviours". An error has "path", "line", "column", "message", and
                "text", which is all that the compiler says of it. A behaviour has
                "suite" (or null), "sentence", "outcome" ("passed", "failed",
                "crashed", "hung" or "notReached"), "place" (such as
                "Katas/…/Ship.swift:12", or null), "reason" (why it crashed, hung or
                was not reached, else null) and "issues", each with "arguments",
                "messages" and "place".

    """

  var check:
    @Sendable (KataCheck, @escaping @Sendable (CheckPhase) -> Void) async throws -> Verdict = {
      try await $0.run($1)
    }

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let asJSON = try arguments.flag("--json")
    let limit = try arguments.limit()
    let kata = try arguments.kata(in: workbook)
    try arguments.finish()
    try kata.requireStart()
    let verdict = try await verdict(on: kata, limit: limit, console)
    // The verdict stands, even if the cost cannot be counted or the progress not be saved.
    if asJSON {
      console.write(try verdict.json.text())
    } else {
      console.print(console.layout.lines(of: verdict))
      console.attempt {
        guard verdict.isPassed, let cost = try RequestCost(in: kata) else { return }
        console.print([[]] + console.layout.lines(of: cost))
      }
    }
    console.attempt {
      let file = ProgressFile(workbook, on: console)
      let wasDone = try file.isDone(kata.lesson)
      try file.note(verdict)
      guard verdict.isPassed, !wasDone, !asJSON else { return }
      console.print([[]] + console.layout.nextSteps(at: kata.lesson, in: workbook, try file.load()))
    }
    return verdict.isPassed
  }

  private func verdict(
    on kata: Kata, limit: Duration, _ console: any Console
  ) async throws -> Verdict {
    try await StatusLine.during(
      kata.lesson.heading, announcing: "Checking your kata: \(kata.lesson.heading) …", on: console
    ) { status in
      try await check(KataCheck(kata, limit: limit)) { phase in
        if phase == .waiting {
          status.announce("Another check of it is running: waiting for its end.")
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
    case .waiting: "waiting for another check of it to end"
    case .building(let progress): progress.text
    case .running(_, _, let stall?): stall.text
    case .running(_, nil, nil): "running"
    case .running(let done, let all?, nil): "behaviour \(min(done + 1, all)) of \(all)"
    }
  }
}
