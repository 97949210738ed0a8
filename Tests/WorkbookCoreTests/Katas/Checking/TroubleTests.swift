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
    isClean: Bool = true
  ) async throws -> KataJudge.Outcome {
    let book = try await TinyBook.built.value.book
    var run = KataRun(kata: book.kata, limit: limit)
    run.memoryLimit = memoryLimit
    run.environment = ["TROUBLE": trouble]
    return try await KataJudge(run: run) { _, _ in }.judge(isClean: isClean)
  }

  private func outcomes(
    _ trouble: String, limit: Duration = .seconds(10), memoryLimit: Int = 1 << 30
  ) async throws -> Outcomes {
    let outcome = try await judge(trouble, limit: limit, memoryLimit: memoryLimit)
    guard case .judged(let behaviours) = outcome else {
      Issue.record("not judged: \(outcome)")
      return [:]
    }
    return Outcomes(uniqueKeysWithValues: behaviours.map { ($0.sentence, $0.outcome) })
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
          reason: "It ended the process with exit status \(status), so that nothing more could run."
        ))
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
    let outcomes = try await outcomes("sleep all", limit: .seconds(1))
    #expect(outcomes == ["It moves": .hung, "It turns": .hung, "It stops": .hung])
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
  }

  @Test("What takes memory without end is ended before the machine suffers")
  func allocates() async throws {
    let outcomes = try await outcomes("allocate turns", memoryLimit: 64 << 20)
    #expect(
      crash(outcomes["It turns"])?.reason == "It took more than 64 MB of memory, so it was ended.")
    #expect(outcomes["It moves"] == .passed)
    #expect(outcomes["It stops"] == .passed)
  }

  @Test("A child that the kata started is ended with it")
  func forks() async throws {
    let book = try await TinyBook.built.value.book
    var run = KataRun(kata: book.kata, limit: .seconds(10))
    run.environment = ["TROUBLE": "fork stops"]
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
    _ = try await run.run(oneByOne: true) { ids in told.withLock { $0.append(ids) } }
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
