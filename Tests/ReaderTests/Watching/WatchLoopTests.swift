import Book
import Foundation
import Synchronization
import Terminal
import TestSupport
import Testing

@testable import Practice
@testable import Reader

@MainActor
@Suite("The loop that watches a kata", .timeLimit(.minutes(5)))
struct WatchLoopTests {
  private typealias Step = ScriptedScreen.Step

  private let book: TemporaryBook
  private let kata: Kata
  private let console = RecordingConsole()

  init() throws {
    book = try TemporaryBook()
    kata = book.kata(2)
    try save("one")()
  }

  private nonisolated static func text(of kata: Kata) -> String? {
    try? String(contentsOf: kata.folder.appendingPathComponent("Referee.swift"), encoding: .utf8)
  }

  private func save(_ text: String) -> @Sendable () throws -> Void {
    { [kata] in
      try FileManager.default.createDirectory(at: kata.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(
        to: kata.folder.appendingPathComponent("Referee.swift"), options: .atomic)
    }
  }

  /// Watches the kata while things happen.
  private func run(
    _ steps: [Step], checking: @escaping Checking
  ) async -> (ending: WatchEnding, screen: ScriptedScreen) {
    let screen = ScriptedScreen(steps)
    return (await run(on: screen, checking: checking), screen)
  }

  private func run(
    on screen: ScriptedScreen, checking: @escaping Checking
  ) async -> WatchEnding {
    let loop = WatchLoop(
      kata, limit: .seconds(7), on: screen, console, pace: .milliseconds(1),
      checking: checking
    ) { [kata] in
      WatchLoopTests.text(of: kata).map { .file($0) } ?? .gone
    }
    return await loop.run()
  }

  /// Watches a kata whose checks all pass.
  private func pass(
    _ kata: Kata, on screen: ScriptedScreen, runGit: @escaping VersionDiff.Runner = { _ in 0 },
    read: @escaping @Sendable () -> KataState = { .file("one") }
  ) async -> WatchEnding {
    let loop = WatchLoop(
      kata, on: screen, console, pace: .milliseconds(1),
      checking: { check, _ in
        _ = await screen.isLookedAt()
        return try WatchedKata.verdict([.passed], of: check.kata)
      }, runGit: runGit, read: read)
    return await loop.run()
  }

  /// Passes a kata that contains “two”.
  private nonisolated static func judge(_ kata: Kata) -> Verdict {
    WatchedKata.verdict([text(of: kata) == "two" ? .passed : .failed([])], on: kata)
  }

  @Test("A save is checked, phase by phase, and a removed kata once it is back")
  func saving() async throws {
    let remove: @Sendable () throws -> Void = { [kata] in
      try FileManager.default.removeItem(at: kata.folder)
    }
    let limits = Mutex<Set<Duration>>([])
    let (_, screen) = await run([
      Step("Failed: 1 of 1 behaviour", act: save("two")),
      Step("Passed: 1 behaviour", act: remove), Step("is gone: put it back", act: save("two")),
      Step("Passed: 1 behaviour", .key(.character("q"))),
    ]) { check, phases in
      _ = limits.withLock { $0.insert(check.limit) }
      phases(.running(done: 0, of: nil))
      return WatchLoopTests.judge(check.kata)
    }
    let checking = ["Checking: starting …", "Checking: running …"]
    #expect(
      screen.statuses == ["Checking …"] + checking + ["✗ Failed: 1 of 1 behaviour."] + checking
        + ["✓ Passed: 1 behaviour.", "Waiting for the folder."] + checking
        + ["✓ Passed: 1 behaviour."])
    #expect(limits.withLock { $0 } == [.seconds(7)])
  }

  /// A screen on which, after a while, two requests to quit arrive together.
  private final class ImpatientScreen: WatchScreen {
    let size = WatchedKata.size
    private(set) var times: [Duration] = []
    private var looks = 0

    func events() -> [SessionEvent] {
      looks += 1
      return looks < 42 ? [] : [.interrupted(.terminate), .key(.character("q"))]
    }
    func show(_ state: WatchState, at now: Duration) { times.append(now) }
    func lend(to work: () throws -> Void) rethrows { try work() }
    func close() {}
  }

  @Test(
    "The time of a check advances while nothing happens, and the first request to leave counts",
    arguments: [(false, 8, 22), (true, 9, 23)])
  func waiting(changes: Bool, shows: Int, looks: Int) async {
    let screen = ImpatientScreen()
    let reads = Mutex(0)
    let loop = WatchLoop(
      kata, on: screen, console, pace: .milliseconds(1),
      checking: { check, _ in
        try await Task.sleep(for: .seconds(3600))
        return WatchLoopTests.judge(check.kata)
      },
      read: {
        reads.withLock { $0 += 1 }
        return .file(changes && reads.withLock { $0 } > 2 ? "two" : "one")
      })
    #expect(await loop.run() == .interrupted(.terminate))
    #expect(screen.times == screen.times.sorted())
    // The beginning, the files (and again at once after a change), every tenth look during a
    // check, and the end.
    #expect(screen.times.count == shows && reads.withLock { $0 } == looks)
  }

  @Test("If no other kata is left, the key n says so and suggests what to do")
  func nothingLeft() async throws {
    let book = try TemporaryBook(2)
    try book.start(2)
    try book.work("let a = 1\n", on: 2)
    let workbook = Workbook(root: book.workbook.root, lessons: [book.lesson(2)])
    let screen = ScriptedScreen([
      Step("Passed: 1 behaviour", .key(.character("n"))),
      Step("No other kata is left; scripts/workbook play opens this one.", .key(.character("q"))),
    ])
    #expect(await pass(Kata(book.lesson(2), in: workbook), on: screen) == .left)
  }

  @Test("A save or a signal ends a hanging check, and nothing starts before it has ended")
  func hanging() async {
    let log = Mutex<[String]>([])
    let screen = ScriptedScreen([
      Step("Checking: running", act: save("two")),
      Step("Checking: behaviour 2", .interrupted(.terminate)),
    ])
    let ending = await run(on: screen) { check, phases in
      let isFirst = WatchLoopTests.text(of: check.kata) == "one"
      log.withLock { $0.append("begin") }
      phases(.running(done: 1, of: isFirst ? nil : 2))
      try? await Task.sleep(for: .seconds(3600))
      // It takes its time even when cancelled, and the screen is looked at meanwhile.
      let isSeen = await screen.isLookedAt()
      log.withLock { $0.append(isSeen ? "end" : "end unseen") }
      return WatchLoopTests.judge(check.kata)
    }
    #expect(ending == .interrupted(.terminate))
    #expect(log.withLock { $0 } == ["begin", "end", "begin", "end"])
  }

  @Test("An error thrown by a check or a page is shown in a sentence")
  func failures() async throws {
    let (_, screen) = await run([
      Step("`scripts/workbook start 2`", .key(.character("h"))),
      Step("Hints.md", .key(.character("q"))),
    ]) { _, _ in throw KataError.notStarted(number: 2) }
    #expect(screen.statuses.last == "✗ There is no verdict.")
  }

  @Test("The key t takes the next change and finishes the open one; so can another terminal")
  func requests() async throws {
    let row = try RowBook()
    let kata = row.book.kata(2)
    let files = try KataReader(kata)
    let sides = Mutex<[String]>([])
    let screen = ScriptedScreen([
      Step("not changed anything yet", act: { try row.book.work("let thing = 3\n", on: 2) }),
      // Files saved at the same moment are checked first.
      Step(
        "Take it.", .key(.character("t")), act: { try row.book.work("let thing = 2\n", on: 2) }
      ),
      Step("Checking"),
      Step("Take it.", .key(.character("t"))),
      Step("so far: The more-lives", act: { try row.book.work("let thing = 5\n", on: 2) }),
      Step("lines edited            12      1      1", .key(.character("d"))),
      Step("lines edited            12      1      1", .key(.character("t"))),
      Step("“The more-lives” is finished", .key(.character("t"))),
      Step("so far: The twin-bolts", .key(.character("d"))),
      Step(
        "You have changed nothing since you took this request.",
        act: {
          _ = try OpenChange(in: kata)?.finish(WatchedKata.verdict([.passed], of: kata))
          try row.book.work("let thing = 6\n", on: 2)
        }),
      Step("See your changes summed up.", .key(.character("t"))),
      Step("t sum up", .key(.character("q"))),
    ])
    let ending = await pass(
      kata, on: screen,
      runGit: { command in
        let names = command.suffix(2).map { name in
          let file = URL(fileURLWithPath: "\(command[2])/\(name)/Thing.swift")
          return "\(name): \((try? String(contentsOf: file, encoding: .utf8)) ?? "")"
        }
        sides.withLock { $0 += names }
        return 1
      }, read: { files.state() })
    #expect(ending == .left && screen.lent == 2)
    #expect(sides.withLock { $0 } == ["then: let thing = 2\n", "mine: let thing = 5\n"])
    #expect(console.paged.contains("You finished both"))
    let done = try ChangeRow(of: kata, KataLog(kata).history()).done
    #expect(done.map(\.name) == ["more-lives", "twin-bolts"])
  }
}

/// Looks at a kata's files, one after another.
@Suite("Looks at the files of a watched kata")
struct FileLooksTests {
  @Test("A change is reported once the files are at rest, and only if they differ")
  func changes() {
    var looks = FileLooks()
    let states: [KataState] = [
      .file("one"), .file("one"), .file("two"), .file("six"), .file("six"), .file("six"),
      // A change that was undone does not count.
      .file("two"), .file("six"), .gone, .gone, .file("six"), .file("six"),
    ]
    let told = states.map { (looks.change($0), looks.areMoving) }
    #expect(
      told.map(\.0) == [
        .file("one"), nil, nil, nil, .file("six"), nil, nil, nil, nil, .gone, nil, .file("six"),
      ])
    let moving = told.indices.filter { told[$0].1 }
    #expect(moving == [2, 3, 6, 8, 10])
  }
}
