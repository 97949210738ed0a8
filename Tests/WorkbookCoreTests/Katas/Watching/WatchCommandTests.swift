import Foundation
import Shell
import Synchronization
import Terminal
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("workbook watch", .timeLimit(.minutes(5)))
struct WatchCommandTests {
  private let book: KataBook

  init() throws {
    book = try KataBook(2, 3)
    try book.start(2)
  }

  /// A watcher that tells nothing by itself.
  private final class HandWatch: FolderWatching {
    let changed = Mutex<(@Sendable () -> Void)?>(nil)
    let hasEnded = Mutex(false)

    func begin(_ changed: @escaping @Sendable () -> Void) { self.changed.withLock { $0 = changed } }
    func end() { hasEnded.withLock { $0 = true } }
    func tell() { changed.withLock { $0 }?() }
  }

  /// A pipe that says when it has been told something, and is closed after so many lines.
  private final class Reader: Console {
    let isTerminal = false
    let usesColor = false
    let width = 80
    let text = Mutex("")
    private let isDone = Atomic<Bool>(false)
    private let enough: @Sendable (String) -> Bool

    init(enough: @escaping @Sendable (String) -> Bool) { self.enough = enough }

    var isClosed: Bool { isDone.load(ordering: .acquiring) }
    func write(_ more: String) {
      let all = text.withLock { text in
        text += more
        return text
      }
      if enough(all) { isDone.store(true, ordering: .releasing) }
    }
    func writeError(_ text: String) {}
    func page(_ text: String) { write(text) }
  }

  private func verdict(on kata: Kata, _ outcome: KataBehaviour.Outcome) -> KataVerdict {
    KataVerdict(
      kata: kata, restored: [], outcome: .judged,
      behaviours: [KataBehaviour(suite: nil, sentence: "It is three", outcome: outcome)],
      duration: .milliseconds(700))
  }

  @Test("In a pipe it prints verdict after verdict, until nobody reads it")
  func plain() async throws {
    defer { book.remove() }
    let watch = HandWatch()
    var parts = WatchParts()
    parts.stage = { PlainWatchStage(on: $0) }
    parts.watcher = { _, _, changed in
      watch.begin(changed)
      return watch
    }
    parts.check = { [self] kata, limit, phases in
      #expect(limit == .seconds(3))
      for phase in [TestPhase.building(step: 1, of: 2), .running] { phases(phase) }
      let isThree = try book.work(on: 2) == "let thing = 3\n"
      return verdict(on: kata, isThree ? .passed : .failed([]))
    }
    let reader = Reader { $0.contains("Passed") }
    let change = Task {
      while !reader.text.withLock({ $0.contains("Failed") }) {
        try await Task.sleep(for: .milliseconds(1))
      }
      try book.work("let thing = 3\n", on: 2)
      watch.tell()
    }
    #expect(
      try await WatchCommand(parts).run(["2", "--limit", "3"], in: book.workbook, on: reader))
    try await change.value
    #expect(
      reader.text.withLock { $0 } == """
        Watching Katas/02-OpenClosed: every save is checked. Ctrl-C ends it.

        Checking …

          ✗ It is three

        Failed: 1 of 1 behaviour.
        It took 0.7 s.

        Checking …

          ✓ It is three

        Passed: 1 behaviour.
        It took 0.7 s.


        """)
    #expect(watch.hasEnded.withLock { $0 })
    let progress = try ProgressFile(book.workbook) { _ in }.load()
    #expect(progress.isDone(Catalogue.lessons[1]))
  }

  @Test("In a pipe, why the progress cannot be kept is said once")
  func plainUnkept() async throws {
    defer { book.remove() }
    try book.sides.write("Katas/.progress.json.lock/in-the-way", "")
    let watch = HandWatch()
    var parts = WatchParts()
    parts.stage = { PlainWatchStage(on: $0) }
    parts.watcher = { _, _, changed in
      watch.begin(changed)
      return watch
    }
    parts.check = { [self] kata, _, _ in
      let isThree = try book.work(on: 2) == "let thing = 3\n"
      return verdict(on: kata, isThree ? .passed : .failed([]))
    }
    let reader = Reader { $0.contains("Passed") }
    let change = Task {
      while !reader.text.withLock({ $0.contains("in its folder.") }) {
        try await Task.sleep(for: .milliseconds(1))
      }
      try book.work("let thing = 3\n", on: 2)
      watch.tell()
    }
    #expect(try await WatchCommand(parts).run(["2"], in: book.workbook, on: reader))
    try await change.value
    let text = reader.text.withLock { $0 }
    let warning = """
      It took 0.7 s.

      Katas/progress.json cannot be written (Is a directory): see that there is room,
      and that you may write in its folder.

      Checking …

      """
    #expect(text.contains(warning))
    #expect(text.matches(of: #/cannot be written/#).count == 1)
  }

  /// Runs it on a stage by hand.
  ///
  /// - Returns: The last pictures of the stage, one for each state that it showed.
  private func run(
    _ plan: [PatientStage.Step],
    check: @escaping @Sendable (Kata) async throws -> KataVerdict
  ) async throws -> [String] {
    let pictures = Mutex<[String]>([])
    var parts = WatchParts()
    parts.stage = { _ in PatientStage(plan) { text in pictures.withLock { $0.append(text) } } }
    parts.watcher = { _, _, _ in HandWatch() }
    parts.check = { kata, _, _ in try await check(kata) }
    _ = try await WatchCommand(parts).run(["2"], in: book.workbook, on: RecordingConsole())
    return pictures.withLock { $0 }
  }

  @Test("Keys show the hint, the page and the diff, and the next kata is started and watched")
  func keys() async throws {
    defer { book.remove() }
    try book.work("let thing = 3\n", on: 2)
    try book.sides.write("Lessons/02-OpenClosed/README.md", "# The page\n\nText of it.\n")
    let pictures = try await run(
      [
        PatientStage.Step("The one behaviour passes", "h"),
        PatientStage.Step("Hint 1 of 4", "h"),
        PatientStage.Step("Hint 2 of 4", "r"),
        PatientStage.Step("Text of it.", "d"),
        PatientStage.Step("Your version, and ours", "q"),
        PatientStage.Step("The one behaviour passes", "n"),
        PatientStage.Step("Kata 3", "q"),
      ]
    ) { verdict(on: $0, .passed) }
    #expect(pictures.contains { $0.contains("Text 1.") || $0.contains("Text *1*.") })
    #expect(pictures.contains { $0.contains("let thing = 3") && $0.contains("let thing = 2") })
    #expect(book.kata(3).isStarted)
    #expect(try ProgressFile(book.workbook) { _ in }.hintsShown(of: Catalogue.lessons[1]) == 2)
  }

  @Test("What a check or a page throws is told in a sentence, with the program as it is typed")
  func failures() async throws {
    defer { book.remove() }
    try FileManager.default.removeItem(
      at: book.workbook.root.appendingPathComponent(HintLadder.path(of: Catalogue.lessons[1])))
    let pictures = try await run(
      [
        PatientStage.Step("`scripts/workbook start 2` makes it.", "h"),
        PatientStage.Step("The hints in Lessons/02-OpenClosed/Hints.md are missing", "q"),
      ]
    ) { _ in throw KataError.notStarted(number: 2) }
    #expect(!pictures.isEmpty)
  }

  @Test("Leaving ends the check that is running")
  func leaving() async throws {
    defer { book.remove() }
    let wasCancelled = Mutex(false)
    _ = try await run([PatientStage.Step("Checking", "q")]) { kata in
      await withTaskCancellationHandler {
        while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
      } onCancel: {
        wasCancelled.withLock { $0 = true }
      }
      throw CancellationError()
    }
    #expect(wasCancelled.withLock { $0 })
  }

  @Test("A signal ends it with the status that is usual for it")
  func interrupted() async throws {
    defer { book.remove() }
    await #expect(throws: Interrupted(exitStatus: 143)) {
      _ = try await run([PatientStage.Step("Kata 2", .interrupted(.terminate))]) {
        verdict(on: $0, .passed)
      }
    }
  }

  @Test("A kata that is not started is refused, and so is a limit that is none")
  func refused() async throws {
    defer { book.remove() }
    await #expect(throws: KataError.notStarted(number: 3)) {
      try await book.run(WatchCommand(), "3")
    }
    await #expect(throws: KataError.noLimit("soon")) {
      try await book.run(WatchCommand(), "2", "--limit", "soon")
    }
    await #expect(throws: UsageError.surplusArgument("now", command: "workbook watch")) {
      try await book.run(WatchCommand(), "2", "now")
    }
  }

  @Test("Its help fits a terminal, and names every key")
  func help() {
    defer { book.remove() }
    let expected = """
      Usage: workbook watch [LESSON] [--limit SECONDS]

      Checks your kata at once and on every save, and shows what is wrong, until you
      leave. A new save ends the check that is running. In a terminal these keys help:

        h  the next hint             c  check again, as Enter does
        d  what you changed          n  go on with the next kata, when this one passes
        r  the page of the lesson    q  leave

      The arrows and Space scroll. When the folder is removed or cannot be written, it
      waits until the folder is back. In a pipe or a file, and where TERM is dumb, it
      prints verdict after verdict; Ctrl-C ends it.

        --limit  How long a run may go without any progress before it is ended;
                 10 seconds where it is not given.

      Without a LESSON it is about the kata that you worked on last. A LESSON is named
      by its number, letter, abbreviation or name: 1, S, srp and SingleResponsibility
      are the same one.

      """
    #expect(WatchCommand().help == expected)
    #expect(expected.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
