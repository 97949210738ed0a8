import Book
import Practice
import Terminal
import Text
import Toolchain

struct CheckCommand: WorkbookCommand {
  let name = "check"
  let summary = "Builds your kata and tells about each of its behaviours."
  let help = """
    Usage: workbook check [LESSON] [--all] [--limit SECONDS]

    Builds your kata of a lesson, runs the lesson's behaviours on it, and tells of
    each how it came out. The first check builds for up to a minute and a half.

    \(HelpText.lessonOrLatest)

      ✓  passed
      ✗  failed (what was expected, and where), crashed (where), or went on without
         end: the others are judged all the same
      –  not reached

    Below that is the stage of the kata; when it is refactored, with the page's
    questions, to ask yourself. One may be tried from outside: fill in the function
    in the kata's Guest/Guest.swift, and a check says whether it works, and what
    your kata shows to other modules that before does not.

    What does not compile is shown as the compiler says it, and so are its warnings
    about your files. The tests and the package are the book's: a check puts them
    back, and keeps what you had there in Katas/.aside. A kata that holds more than
    1024 MB of memory, counted with the processes that it starts, is ended. Ctrl-C
    ends everything. The exit status is 0 when every behaviour passed, else 1.

      --all     Shows every failure. Without it, of those with one cause the first
                is shown, and the others are named.
      --limit   Seconds without any progress after which a run is ended; 10 if not
                given.

    """

  var check: Checking = { try await $0.run($1) }

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let showsAll = try arguments.flag("--all")
    let limit = try arguments.limit()
    let kata = try arguments.kata(in: workbook)
    try arguments.finish()
    try kata.requireStart()
    let file = ProgressFile(workbook, on: console)
    let check = KataCheck(kata, limit: limit, file)
    let verdict = try await verdict(of: check, on: console)
    // The verdict stands, even if the progress cannot be kept.
    let result = file.keep(verdict)
    console.print(
      console.layout.lines(
        of: result, hasSentence: true, listsAll: true, isEachAlone: showsAll))
    if let trouble = result.trouble { console.warn(trouble) }
    return verdict.isPassed
  }

  /// Checks a kata for another command, and remembers the outcome. The request that was open still is,
  /// and what passes are the sources as they are now.
  func verdict(on kata: Kata, _ console: any Console) async throws -> Verdict {
    let file = ProgressFile(kata.workbook, on: console)
    let (sources, request) = (try kata.sources(), try? TakenRequest.open(in: kata)?.request)
    let verdict = try await verdict(of: KataCheck(kata, file), on: console)
    // Another terminal may have ended the request meanwhile.
    guard (try? TakenRequest.open(in: kata)?.request) == request else {
      throw KataError.changedWhileChecking(kata.path)
    }
    console.attempt { try file.note(verdict) }
    guard try !verdict.isPassed || kata.sources() == sources else {
      throw KataError.changedWhileChecking(kata.path)
    }
    return verdict
  }

  func verdict(
    of kataCheck: KataCheck, announcing sentence: String? = nil, on console: any Console
  ) async throws -> Verdict {
    let heading = kataCheck.kata.lesson.heading
    return try await StatusLine.during(
      heading, announcing: sentence ?? "Checking your kata: \(heading) …", on: console
    ) { status in
      try await check(kataCheck) { phase in
        if phase == .waiting {
          status.announce("Another check of it is running: waiting for its end.")
        }
        status.enter(phase.text)
      }
    }
  }
}

extension KataCheck {
  /// A check that looks at the design where that is not known to be another than before's.
  init(_ kata: Kata, limit: Duration = .seconds(10), _ progress: ProgressFile) {
    self.init(
      kata, limit: limit, looksAtDesign: (try? progress.isDone(kata.lesson)) != true)
  }
}

extension CheckPhase {
  var text: String {
    switch self {
    case .starting: "starting"
    case .waiting: "waiting for another check of it to end"
    case .building(let progress): progress.text
    case .running(_, _, let stall?): stall
    case .running(_, nil, nil): "running"
    case .running(let done, let all?, nil): "behaviour \(min(done + 1, all)) of \(all)"
    }
  }
}
