import Foundation
import Synchronization
import Testing
import Toolchain

@testable import WorkbookCore

/// What a kata may do to the one that judges it, each with a kata that was really built.
@Suite("A kata in trouble", .timeLimit(.minutes(5)))
struct TroubleTests {
  private typealias Outcomes = [String: KataBehaviour.Outcome]

  /// Judges the built kata, which does what it is told.
  private func judge(
    _ trouble: String, limit: Duration = .seconds(10), memoryLimit: Int = 1 << 30,
    isClean: Bool = true, _ change: (inout KataJudge) -> Void = { _ in }
  ) async throws -> KataJudge.Outcome {
    let book = try await TinyBook.built.value.book
    var run = KataRun(kata: book.kata, limit: limit)
    run.memoryLimit = memoryLimit
    run.environment = ["TROUBLE": trouble]
    var judge = KataJudge(run: run) { _ in }
    change(&judge)
    return try await judge.judge(isClean: isClean)
  }

  private func judged(
    _ trouble: String, limit: Duration = .seconds(10), memoryLimit: Int = 1 << 30,
    _ change: (inout KataJudge) -> Void = { _ in }
  ) async throws -> (behaviours: [KataBehaviour], remarks: [String]) {
    let outcome = try await judge(trouble, limit: limit, memoryLimit: memoryLimit, change)
    guard case .judged(let behaviours, let remarks) = outcome else {
      Issue.record("not judged: \(outcome)")
      return ([], [])
    }
    return (behaviours, remarks)
  }

  private func outcomes(
    _ trouble: String, limit: Duration = .seconds(10), memoryLimit: Int = 1 << 30
  ) async throws -> Outcomes {
    outcomes(of: try await judged(trouble, limit: limit, memoryLimit: memoryLimit).behaviours)
  }

  private func outcomes(of behaviours: [KataBehaviour]) -> Outcomes {
    Outcomes(uniqueKeysWithValues: behaviours.map { ($0.sentence, $0.outcome) })
  }

  private func crash(_ outcome: KataBehaviour.Outcome?) -> KataCrash? {
    guard case .crashed(let crash)? = outcome else { return nil }
    return crash
  }

  @Test("The first check builds it and finds that all is well")
  func first() async throws {
    let (book, verdict, _) = try await TinyBook.built.value
    #expect(verdict.isPassed)
    #expect(verdict.restored == [])
    #expect(
      verdict.behaviours
        == ["It moves", "It turns", "It stops"].map {
          KataBehaviour(suite: "A ship", sentence: $0, outcome: .passed)
        })
    #expect(KataBuild(kata: book.kata).isClean == false)
  }

  @Test("A behaviour that fails is told with what was expected, and where")
  func fails() async throws {
    let outcomes = try await outcomes("fail turns")
    #expect(outcomes["It moves"] == .passed)
    #expect(outcomes["It stops"] == .passed)
    guard case .failed(let issues)? = outcomes["It turns"] else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(issues.map(\.arguments).sorted() == ["1", "2"])
    let path =
      "Katas/01-SingleResponsibility/Tests/SingleResponsibilityKataTests/ShipTests.swift"
    #expect(issues.allSatisfy { $0.place == KataPlace(path: path, line: 8) })
    #expect(issues[0].messages.contains("it turns once"))
    #expect(issues[0].messages[0].contains("act(\"turns\")"))
  }

  @Test("A trap in one behaviour is that behaviour's, with its line; the others are judged")
  func traps() async throws {
    let outcomes = try await outcomes("trap turns")
    #expect(outcomes["It moves"] == .passed)
    #expect(outcomes["It stops"] == .passed)
    let found = crash(outcomes["It turns"])
    #expect(found?.reason == "Fatal error: Index out of range")
    #expect(
      found?.place
        == "Katas/01-SingleResponsibility/Sources/SingleResponsibilityKata/Ship.swift:18")
  }

  @Test("A trap in every behaviour is told of each")
  func trapsAtOnce() async throws {
    let outcomes = try await outcomes("trap all")
    #expect(outcomes.count == 3)
    #expect(outcomes.values.allSatisfy { crash($0)?.reason == "Fatal error: Index out of range" })
  }

  @Test("A signal is told with its meaning")
  func signal() async throws {
    let crash = crash(try await outcomes("signal stops \(SIGKILL)")["It stops"])
    #expect(
      crash?.reason
        == "It ended the process by signal 9 (the system or somebody else killed it).")
  }

  @Test("Exit in the middle is not taken for success", arguments: [0, 3])
  func exits(status: Int) async throws {
    let outcomes = try await outcomes("exit moves \(status)")
    #expect(
      crash(outcomes["It moves"])
        == KataCrash(
          place: nil,
          reason: "It ended the process with exit status \(status) before it was over itself."))
    #expect(outcomes["It turns"] == .passed)
    #expect(outcomes["It stops"] == .passed)
  }

  @Test(
    "A loop or a sleep is ended after the limit; the others are judged",
    arguments: ["loop", "sleep"])
  func hangs(trouble: String) async throws {
    let outcomes = try await outcomes("\(trouble) turns", limit: .seconds(1))
    #expect(outcomes == ["It moves": .passed, "It turns": .hung, "It stops": .passed])
  }

  @Test("When all hang, each is told, and they wait for the limit together")
  func allHang() async throws {
    let behaviours = try await judged("sleep all", limit: .seconds(1)).behaviours
    #expect(behaviours.map(\.outcome) == [.hung, .hung, .hung])
    let reason = "It did not end: nothing went on for 1 second, so it was ended."
    #expect(behaviours.map(\.reason) == [reason, reason, reason])
  }

  @Test("When too many hang, those that are given up are told, and why")
  func givenUp() async throws {
    let (behaviours, remarks) = try await judged("sleep all", limit: .milliseconds(500)) {
      ($0.mostHung, $0.mostApart) = (1, 1)
    }
    let reason = "1 behaviour did not end, so the 2 others were not run: mend that first."
    #expect(behaviours.map(\.outcome) == [.hung, .notReached, .notReached])
    #expect(behaviours.dropFirst().map(\.reason) == [reason, reason])
    #expect(remarks == [reason])
  }

  @Test("What it waits for is told while it waits: by name where it is one, else how many")
  func stalls() async throws {
    let book = try await TinyBook.built.value.book
    var run = KataRun(kata: book.kata, limit: .milliseconds(2500))
    run.environment = ["TROUBLE": "sleep turns"]
    let told = Mutex<[TestPhase]>([])
    _ = try await KataJudge(run: run) { phase in told.withLock { $0.append(phase) } }
      .judge(isClean: true)
    // Before it others may wait with it, where two behaviours that sleep keep all threads.
    let stalls = told.withLock { $0 }.filter { if case .stalled = $0 { true } else { false } }
    #expect(stalls.last?.text(lasting: .zero) == "waiting for “It turns”, 2 of 2.5 s")
  }

  @Test("What takes its time but goes on is not ended")
  func naps() async throws {
    let outcomes = try await outcomes("nap turns", limit: .seconds(5))
    #expect(outcomes.values.allSatisfy { $0 == .passed })
  }

  @Test("Much output is read to its end and costs no memory")
  func prints() async throws {
    let book = try await TinyBook.built.value.book
    var run = KataRun(kata: book.kata, limit: .seconds(30))
    run.environment = ["TROUBLE": "print stops 100000"]
    let result = try await run.run(oneByOne: false) { _ in }
    #expect(result.end == .exited(0))
    #expect(KataRecorder(result.records, root: "").hasEnded)
    #expect(result.printed.utf8.count < 3 * KataRun.outputLimit)
    #expect(result.printed.contains(" bytes left out …"))
    #expect((100_000 << 10) - result.leftOut < 2 * KataRun.outputLimit)
  }

  @Test("100 MB of output, also spread over the behaviours, change no verdict, and are told")
  func printsSpread() async throws {
    let (behaviours, remarks) = try await judged("print all 25000")
    #expect(behaviours.map(\.outcome) == [.passed, .passed, .passed])
    // Before it may stand that it took so long, on a busy machine, that the open ones ran alone.
    let remark = try #require(
      remarks.last?.firstMatch(
        of: #/^Your kata prints very much: ([0-9.]+) MB of it were read and left out\.$/#))
    #expect((20...103).contains(Double(remark.1) ?? 0))
  }

  @Test("What prints for ever gets nowhere all the same; the others are judged")
  func printsForEver() async throws {
    let (behaviours, remarks) = try await judged("print turns 1000000000", limit: .seconds(1))
    #expect(
      outcomes(of: behaviours) == ["It moves": .passed, "It turns": .hung, "It stops": .passed])
    #expect(remarks.contains { $0.hasPrefix("Your kata prints very much: ") })
  }

  @Test("A crash after very much output is told at once, with its words")
  func shouts() async throws {
    let outcomes = try await outcomes("shout turns 30000")
    #expect(crash(outcomes["It turns"])?.reason == "Fatal error: no more")
  }

  @Test("What takes memory without end is ended before the machine suffers")
  func allocates() async throws {
    let outcomes = try await outcomes("allocate turns", memoryLimit: 64 << 20)
    #expect(
      crash(outcomes["It turns"])?.reason
        == "It took more than 64 MB of memory, counted with the processes that were started, "
        + "so it was ended.")
    #expect(outcomes["It moves"] == .passed)
    #expect(outcomes["It stops"] == .passed)
  }

  @Test("The memory of what a behaviour starts is that behaviour's, and no other's")
  func allocatesInChild() async throws {
    let outcomes = try await outcomes("hog turns", memoryLimit: 128 << 20)
    #expect(crash(outcomes["It turns"])?.reason.hasPrefix("It took more than 128 MB") == true)
    #expect(outcomes["It moves"] == .passed)
    #expect(outcomes["It stops"] == .passed)
  }

  @Test("Who takes too much only together is innocent, and it is told")
  func allocateTogether() async throws {
    let (behaviours, remarks) = try await judged("keep all 100", memoryLimit: 300 << 20)
    #expect(behaviours.map(\.outcome) == [.passed, .passed, .passed])
    #expect(
      remarks == [
        "All behaviours at once took more than 300 MB of memory, counted with the processes that "
          + "were started, so the open ones were judged alone."
      ])
  }

  #if os(Linux)
    private static let children = ["fork", "escape"]
  #else
    private static let children = ["fork"]
  #endif

  @Test(
    "A child that the kata started is ended with it, also one that took a session of its own",
    arguments: children)
  func forks(trouble: String) async throws {
    let book = try await TinyBook.built.value.book
    var run = KataRun(kata: book.kata, limit: .seconds(10))
    run.environment = ["TROUBLE": "\(trouble) stops"]
    let result = try await run.run(oneByOne: false) { _ in }
    let child = try #require(
      result.printed.firstMatch(of: #/forked (\d+)/#).flatMap { pid_t($0.1) })
    #expect(result.end == .exited(0))
    #expect(kill(child, 0) == -1 || ChildState.isZombie(child))
  }

  @Test("A crash that says nothing makes a build suspect, unless it is from the start")
  func suspect() async throws {
    guard case .suspect = try await judge("segfault stops", isClean: false) else {
      Issue.record("a segmentation fault may be due to a stale build")
      return
    }
    let found = crash(try await outcomes("segfault stops")["It stops"])
    #expect(found?.reason.hasPrefix("It ended the process by signal 11 (memory that") == true)
    #expect(found?.place?.hasSuffix("Ship.swift:42") == true, "\(String(describing: found))")
    // A machine that is too busy may cut a backtrace short. A build made anew for nothing is all that
    // follows then, so it may happen, but not each time.
    for _ in 1...3 {
      if case .judged = try await judge("trap turns", isClean: false) { return }
    }
    Issue.record("a trap with a line of the reader's is the reader's own")
  }

  @Test("How far it has come is told while it goes on")
  func progress() async throws {
    let book = try await TinyBook.built.value.book
    var run = KataRun(kata: book.kata, limit: .seconds(10))
    run.environment = ["TROUBLE": "nap all"]
    let told = Mutex<[[String]]>([])
    _ = try await run.run(oneByOne: true) { news in
      if case .ended(let ids) = news { told.withLock { $0.append(ids) } }
    }
    #expect(told.withLock { $0.joined().contains { $0.contains("moves(side:)") } })
  }
}

/// Whether a process is over and only waits for its parent to hear of it.
enum ChildState {
  static func isZombie(_ id: pid_t) -> Bool {
    let record = FileManager.default.contents(atPath: "/proc/\(id)/stat") ?? Data()
    return String(decoding: record, as: UTF8.self).contains(") Z ")
  }
}
