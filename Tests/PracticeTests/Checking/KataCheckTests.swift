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

  @Test("A check restores the book's files, reports its phases and returns a verdict")
  func whole() async throws {
    try book.write(kata.inBook("Package.swift"), "// Mine.\n")
    try book.write(kata.inBook("Package@swift-6.0.swift"), "")
    try book.write(kata.inBook("build"), "echo '[1/2] Compiling A Ship.swift'; pwd > \"$0.log\"")
    let phases = Mutex<[CheckPhase]>([])
    let verdict = try await book.withScripts(trouble: "trap turns") {
      try await check.run { phase in phases.withLock { $0.append(phase) } }
    }
    #expect(verdict.restored == ["Package.swift", "Package@swift-6.0.swift"])
    let truths = [
      verdict.outcome == .judged, verdict.isUntouched, verdict.duration > .zero, verdict.isPassed,
    ]
    #expect(truths == [true, true, true, false])
    #expect(try verdict.files == kata.readersFiles() && verdict.files.count == 2)
    let counts = [verdict.passed, verdict.failing.count, verdict.notReached]
    #expect(counts == [5, 1, 0])
    let told = phases.withLock { $0 }
    // The unfinished behaviours then run alone.
    let expected: [CheckPhase] = [.running(done: 0, of: nil), .running(done: 1, of: 6)]
    let isBuilt = told.contains { if case .building = $0 { true } else { false } }
    #expect(told.first == .starting && isBuilt && expected.allSatisfy(told.contains))
    #expect(try book.read(kata.inBook("build.log")) == kata.folder.path + "\n")
  }

  @Test("A save during a check makes it void, unless the contents are the same")
  func saved() async throws {
    let ship = "../../\(kata.ship)"
    let same = try await verdict("cp \(ship) copy; cp copy \(ship)")
    #expect(same.isPassed)
    let other = try await verdict("echo '// Later.' >> \(ship)")
    #expect(other.outcome == .stopped("\(KataError.changedWhileChecking(kata.path))"))
    #expect(!other.isPassed)
    // A request taken in another terminal also makes a check void.
    try book.keepRequest("fire")
    let git = "GIT_DIR=.git git update-ref refs/workbook/0002/taken/fire main"
    #expect(try await verdict(git).outcome == other.outcome)
  }

  @Test("A kata passes only if all behaviours do, and there is at least one")
  func passed() async throws {
    let behaviours = try await verdict("").behaviours
    let isPassed = [
      Verdict(kata: kata, outcome: .judged, behaviours: behaviours),
      Verdict(kata: kata, outcome: .judged),
      Verdict(kata: kata, outcome: .stopped(""), behaviours: behaviours),
    ].map(\.isPassed)
    #expect(isPassed == [true, false, false])
  }

  @Test("The behaviours of the latest request come first")
  func requestFirst() async throws {
    for (name, sentence) in [("stop", "It stops"), ("fire", "It fires")] {
      try book.keepRequest(name, "@Test(\"\(sentence)\") func f() {}\n")
      let request = try ChangeRequest(name, of: kata.lesson, in: book.workbook)
      try OpenChange.take(request, in: kata).finish(kata.green())
    }
    let sentences = try await verdict("").behaviours.map(\.sentence)
    let others = TinyTests.names.filter { $0 != "fires" }
    #expect(sentences == (["fires"] + others).map { "It \($0)" })
  }

  @Test(
    "A missing or empty file of the before version is named if the compiler misses its contents",
    arguments: [
      (nil, "type 'Ship'", 1), ("", "'Ship'", 1), (nil, "'Hull'", 0), (SmallBook.ship, "'Ship'", 0),
    ])
  func lost(ship: String?, name: String, count: Int) async throws {
    try book.write(kata.inBook("\(kata.sourcesPath)/Hull.swift"), "")
    if let ship { try book.write(kata.ship, ship) } else { try book.remove(kata.ship) }
    let error = "echo \"$PWD/A.swift:2:20: error: cannot find \(name) in scope\"; exit 1"
    let remarks = try await verdict(error).remarks
    let before = kata.lesson.sources(.before)
    let sentence = "Ship.swift is missing or empty in your kata; the original is in \(before)."
    #expect(remarks == Array(repeating: sentence, count: count))
  }

  @Test("The compiler's warnings about the reader's files go into the verdict")
  func warnings() async throws {
    let object = "../.build/p/debug/\(kata.module).build/Ship.swift.o"
    let script = """
      mkdir -p \(object.replacing("/Ship.swift.o", with: "")) && touch \(object)
      for file in Sources/*/Ship.swift Tests/*/ShipTests.swift; do
        echo "$PWD/$file:2:3: warning: never used"
      done
      """
    let warning = CompilerMessage("\(kata.ship):2:3: warning: never used")
    #expect(try await verdict(script).warnings == [warning])
    #expect(try await verdict("").warnings == [warning])
    #expect(try await verdict("echo 'error: no'; exit 1").warnings == [])
    let rebuilt = "rm \(object); echo 2 > \(object)"
    #expect(try await verdict(rebuilt).warnings == [])
  }

  @Test(
    "Compiler errors are shown as the compiler words them, other failures in a sentence",
    arguments: [
      ("echo \"$PWD/A.swift:2:20: error: no\"; exit 1", "\(path)/A.swift:2:20: error: no"),
      ("rm -r \"$PWD\"; exit 1", "\(gone)"), ("rm -r \"$PWD\"", "\(gone)"),
      // As a reset in another terminal does: what passed is no longer there.
      ("mv \"$PWD\" \"$PWD.old\" && cp -R \"$PWD.old\" \"$PWD\"", "\(gone)"),
      ("rm -r Sources; exit 1", "\(KataError.noSources(path, number: 1))"),
      (
        "echo 'error: write: No space left on device' >&2; exit 1",
        "The disk is full, so nothing could be built: make room, then try again."
      ),
    ])
  func stopped(script: String, words: String) async throws {
    switch try await verdict(script).outcome {
    case .judged: Issue.record("it was judged")
    case .notBuilt(let failure): #expect(failure.errors.map(\.text) == [words])
    case .stopped(let sentence): #expect(sentence == words)
    }
  }

  @Test("A folder that was built elsewhere gives no verdict on the kata")
  func moved() async throws {
    let script = "echo \"error: missing required module 'SwiftShims'\"; exit 1"
    await #expect(throws: MovedBuild.self) { try await verdict(script) }
  }

  private static let path = "Katas/01-SingleResponsibility"
  private static let gone = KataError.goneWhileChecking(path, number: 1)

  @Test("Missing parts are reported before anything is built")
  func missing() async throws {
    let noSwift = try await ChildProcess.$environmentOverrides.withValue(["PATH": "/nowhere"]) {
      try await check.run().outcome
    }
    guard case .stopped(let sentence) = noSwift else { return #expect(noSwift == .stopped("")) }
    #expect(sentence.hasPrefix("\(kata.path) could not be checked ("))
    try book.remove(kata.inBook("Sources"))
    let noSources = KataError.noSources(kata.path, number: 1).description
    #expect(try await verdict("touch built").outcome == .stopped(noSources))
    #expect(!book.isThere(kata.inBook("built")))
    try book.remove(kata.path)
    await #expect(throws: KataError.notStarted(number: 1)) { try await check.run() }
  }

  @Test("A cancelled check ends, and frees the kata for the next check, which waits")
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
