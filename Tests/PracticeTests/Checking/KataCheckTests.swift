import Book
import Foundation
import Storage
import Synchronization
import Testing
import Toolchain

@testable import Practice

/// The check as a whole, with scripts for the build and the tests.
@Suite("The check of a kata", .timeLimit(.minutes(5)))
struct KataCheckTests {
  private let book: SmallBook
  private let kata: Kata
  private let check: KataCheck

  init() throws {
    book = try SmallBook(1)
    kata = try book.started(1)
    check = KataCheck(kata)
    try book.write(kata.inBook("test"), TinyTests.script)
  }

  private func verdict(_ script: String, trouble: String = "none") async throws -> Verdict {
    try book.write(kata.inBook("build"), script)
    return try await book.withScripts(trouble: trouble) { try await check.run() }
  }

  @Test("From its book's files to a verdict, and it tells on the way what it is doing")
  func whole() async throws {
    try book.write(kata.inBook("Package.swift"), "// Mine.\n")
    try book.write(kata.inBook("Package@swift-6.0.swift"), "")
    try book.write(kata.inBook("build"), "echo '[1/2] Compiling A Ship.swift'; pwd > \"$0.log\"")
    let phases = Mutex<[CheckPhase]>([])
    let verdict = try await book.withScripts(trouble: "trap turns") {
      try await check.run { phase in phases.withLock { $0.append(phase) } }
    }
    #expect(verdict.restored == ["Package.swift", "Package@swift-6.0.swift"])
    #expect(verdict.putBack == ["Package.swift"])
    #expect(verdict.outcome == .judged && verdict.isUntouched && !verdict.isPassed)
    let counts = [verdict.passed, verdict.failed, verdict.notReached]
    #expect(counts == [5, 1, 0])
    #expect(verdict.duration > .zero)
    let told = phases.withLock { $0 }
    #expect(told.first == .starting)
    #expect(told.contains { if case .building = $0 { true } else { false } })
    #expect(told.contains(.running(done: 0, of: nil)))
    #expect(told.contains(.running(done: 1, of: 6)), "those that are open are run alone")
    #expect(try book.read(kata.inBook("build.log")) == kata.folder.path + "\n")
  }

  @Test("All behaviours have to pass, and there has to be one")
  func passed() async throws {
    let behaviours = try await verdict("").behaviours
    let isPassed = [
      Verdict(kata: kata, outcome: .judged, behaviours: behaviours),
      Verdict(kata: kata, outcome: .judged),
      Verdict(kata: kata, outcome: .stopped(""), behaviours: behaviours),
    ].map(\.isPassed)
    #expect(isPassed == [true, false, false])
  }

  @Test("What does not compile is shown as the compiler says it, from the book's folder")
  func broken() async throws {
    let verdict = try await verdict("echo \"$PWD/Sources/A.swift:2:20: error: no\"; exit 1")
    guard case .notBuilt(let failure) = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
    #expect(failure.errors.map(\.text) == ["\(kata.path)/Sources/A.swift:2:20: error: no"])
  }

  @Test(
    "What is no fault of the code is told in one sentence",
    arguments: [
      ("rm -r \"$PWD\"; exit 1", gone), ("rm -r \"$PWD\"", gone),
      (
        "rm -r Sources; exit 1",
        "There is no Swift file left in the sources of Katas/01-SingleResponsibility: get them back, "
          + "or begin anew with `scripts/workbook reset 1`."
      ),
      (
        "echo 'error: write: No space left on device' >&2; exit 1",
        "The disk is full, so nothing could be built: make room, then try again."
      ),
    ])
  func stopped(script: String, sentence: String) async throws {
    #expect(try await verdict(script).outcome == .stopped(sentence))
  }

  private static let gone =
    "Katas/01-SingleResponsibility was moved or removed while it was checked: put it back, "
    + "or begin anew with `scripts/workbook start 1`."

  @Test("Sources that are gone, and a kata that is not there, are told before anything is built")
  func noSources() async throws {
    try book.remove(kata.inBook("Sources"))
    let error = KataError.noSources(kata.path, number: 1)
    #expect(try await verdict("touch built").outcome == .stopped(error.description))
    #expect(!book.isThere(kata.inBook("built")))
    try book.remove(kata.path)
    await #expect(throws: KataError.notStarted(number: 1)) { try await check.run() }
  }

  @Test("A program that cannot be started is told as well")
  func noSwift() async throws {
    let verdict = try await ChildProcess.$environmentOverrides.withValue(["PATH": "/nowhere"]) {
      try await check.run()
    }
    guard case .stopped(let reason) = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
    #expect(reason.hasPrefix("\(kata.path) could not be checked ("))
  }

  @Test("A check that is cancelled ends, and leaves the kata free for the next, which waits for it")
  func inTurn() async throws {
    let (phases, continuation) = AsyncStream.makeStream(of: CheckPhase.self)
    func checking() -> Task<Verdict, any Error> {
      Task { [book, check] in
        try await book.withScripts { try await check.run { continuation.yield($0) } }
      }
    }
    try book.write(kata.inBook("build"), "echo '[1/2] Compiling A Ship.swift'; sleep 600")
    let first = checking()
    for await case .building in phases { break }
    try book.write(kata.inBook("build"), "exit 0")
    let second = checking()
    for await phase in phases where phase == .waiting { break }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(try await second.value.isPassed)
  }
}
