import Foundation
import Shell

/// `workbook check`: builds a reader's kata and tells about each behaviour.
struct CheckCommand: WorkbookCommand {
  let name = "check"
  let summary = "Builds your kata and tells about each of its behaviours."
  let help = """
    Usage: workbook check [LESSON] [--limit SECONDS] [--json]

    Builds your kata of a lesson, runs the lesson's behaviours on it, and tells of
    each how it came out. Without a LESSON: the kata that you changed last.

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

  private let environment: [String: String?]
  private let standardErrorIsTerminal: Bool

  init() {
    self.init(environment: [:], standardErrorIsTerminal: StandardError.canBeWrittenOver)
  }

  /// - Parameter environment: What differs from our own environment for what is started.
  init(environment: [String: String?], standardErrorIsTerminal: Bool) {
    self.environment = environment
    self.standardErrorIsTerminal = standardErrorIsTerminal
  }

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let asJSON = try arguments.flag("--json")
    let limit = try CheckCommand.limit(try arguments.value("--limit"))
    let wanted = try arguments.positional("LESSON")
    try arguments.finish()
    let kata = try workbook.kata(named: wanted)
    let verdict = try await verdict(on: kata, limit: limit, console)
    console.write(
      asJSON
        ? try KataVerdictDocument(verdict).json()
        : KataVerdictText(verdict: verdict, ink: Ink(console), width: console.width).text)
    if verdict.isPassed, !asJSON { tellCost(of: kata, console) }
    do {
      try note(verdict, sayingNext: !asJSON, console)
    } catch {
      // The verdict stands, whatever becomes of the progress.
      console.warn("\(error)")
    }
    return verdict.isPassed
  }

  /// Shows what the change cost that a request asks for, where the kata has taken one.
  private func tellCost(of kata: Kata, _ console: any Console) {
    guard let request = KataRequest.open(in: kata) else { return }
    do {
      guard let cost = try request.cost() else { return }
      let text = RequestText(ink: Ink(console), width: console.width)
      console.write("\n" + text.cost(cost, of: request, ours: request.ours))
    } catch {
      // The verdict stands, whatever can be counted.
      console.warn("\(error)")
    }
  }

  /// Keeps the verdict, and says what comes next where the kata was not done before.
  private func note(
    _ verdict: KataVerdict, sayingNext: Bool, _ console: any Console
  ) throws {
    let kata = verdict.kata
    let file = ProgressFile(kata.workbook, on: console)
    let wasDone = try file.isDone(kata.lesson)
    try file.note(verdict)
    guard verdict.isPassed, !wasDone, sayingNext else { return }
    let next = NextSteps(
      workbook: kata.workbook, progress: try file.load(), ink: Ink(console), lesson: kata.lesson)
    console.write("\n" + next.text)
  }

  private func verdict(
    on kata: Kata, limit: Duration, _ console: any Console
  ) async throws -> KataVerdict {
    guard kata.isThere else { throw KataError.notStarted(number: kata.lesson.number) }
    let subject = "your kata of lesson \(kata.lesson.number), \(kata.lesson.title)"
    let clock = ContinuousClock()
    let start = clock.now
    let status = StatusLine(
      on: console, isLive: console.isTerminal && standardErrorIsTerminal
    ) { start.duration(to: clock.now) }
    let ticking = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .milliseconds(200))
        status.tick()
      }
    }
    defer {
      ticking.cancel()
      status.wipe()
    }
    var check = KataCheck(kata, limit: limit)
    check.environment = environment
    check.ifInterrupted = {
      status.wipe()
      console.writeError("Stopped.\n")
    }
    status.announce("Checking \(subject) …")
    status.begin("Lesson \(kata.lesson.number), \(kata.lesson.title)")
    return try await check.run { phase in
      if phase == .waiting {
        status.announce("Another check of it is running: waiting for its end.")
      }
      status.enter(phase)
    }
  }

  /// A time from what was typed: seconds, also with a fraction.
  static func limit(_ text: String?) throws(KataError) -> Duration {
    guard let text else { return .seconds(10) }
    guard let seconds = Double(text), (0.1...86_400).contains(seconds) else { throw .noLimit(text) }
    return .milliseconds(Int(seconds * 1000))
  }
}
