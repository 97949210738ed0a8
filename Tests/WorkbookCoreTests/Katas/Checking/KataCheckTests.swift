import Foundation
import Synchronization
import TestSupport
import Testing
import Toolchain

@testable import WorkbookCore

/// The check as a whole, each with a kata that is really there; where the build itself is to be in
/// trouble, a script stands for `swift`.
@Suite("workbook check", .timeLimit(.minutes(5)))
struct KataCheckTests {
  /// A book with a kata of lesson 1, and the environment in which `swift build` is a script that
  /// runs in the kata's folder.
  private func book(swift script: String) throws -> (TinyBook, [String: String?]) {
    let book = try TinyBook()
    try KataStarter(kata: book.kata).start()
    try book.write("\(book.kata.path)/build", script)
    try book.write("bin/readme", "")
    let bin = book.workbook.root.appendingPathComponent("bin").path
    try FileManager.default.createSymbolicLink(
      atPath: "\(bin)/swift", withDestinationPath: "/bin/sh")
    return (book, ["PATH": "\(bin):/usr/bin:/bin"])
  }

  private func verdict(swift script: String) async throws -> KataVerdict {
    let (book, environment) = try book(swift: script)
    defer { book.folder.remove() }
    var check = KataCheck(book.kata)
    check.environment = environment
    return try await check.run()
  }

  private func reason(swift script: String) async throws -> String? {
    guard case .stopped(let reason) = try await verdict(swift: script).outcome else { return nil }
    return reason
  }

  @Test("What does not compile is shown as the compiler says it, the first error first")
  func broken() async throws {
    let book = try await TinyBook.built.value.book
    let verdict = try await KataCheck(book.otherKata).run()
    guard case .notBuilt(let messages) = verdict.outcome else {
      Issue.record("built: \(verdict)")
      return
    }
    let path = "Katas/02-OpenClosed/Sources/OpenClosedKata/Ship.swift"
    #expect(messages.errors.count == 2)
    #expect(
      messages.errors[0].hasPrefix(
        "\(path):2:20: error: cannot convert value of type 'String' to specified type 'Int'\n"))
    #expect(messages.errors[1].hasPrefix("\(path):3:22: error: "))
    #expect(!verdict.isPassed)
    #expect(verdict.behaviours == [])
    // The kata beside it was built and passed all the same.
    #expect(try await TinyBook.built.value.verdict.isPassed)
  }

  @Test("A folder that goes away during the check is told in one sentence")
  func removed() async throws {
    let expected =
      "Katas/01-SingleResponsibility was moved or removed while it was checked: put it back, "
      + "or begin anew with `workbook start 1`."
    #expect(try await reason(swift: "rm -r \"$PWD\"; exit 1") == expected)
    // After the build, when the behaviours should run.
    #expect(try await reason(swift: "rm -r \"$PWD\"") == expected)
  }

  @Test("Sources that are gone are told in one sentence")
  func noSources() async throws {
    let (book, environment) = try book(swift: "exit 1")
    defer { book.folder.remove() }
    try FileManager.default.removeItem(at: book.kata.folder.appendingPathComponent("Sources"))
    var check = KataCheck(book.kata)
    check.environment = environment
    guard case .stopped(let reason) = try await check.run().outcome else {
      Issue.record("not stopped")
      return
    }
    #expect(
      reason == "There is no Swift file left in the sources of Katas/01-SingleResponsibility: "
        + "get them back, or begin anew with `workbook reset 1`.")
  }

  @Test("A full disk, or one that cannot be written to, is told in one sentence")
  func disk() async throws {
    #expect(
      try await reason(swift: "echo 'error: write: No space left on device' >&2; exit 1")
        == "The disk is full, so Katas/01-SingleResponsibility could not be built: make room, "
        + "then check again.")
    #expect(
      try await reason(swift: "echo 'error: x: Read-only file system' >&2; exit 1")
        == "Katas/01-SingleResponsibility could not be built because it cannot be written to: "
        + "allow writing there, then check again.")
  }

  @Test("What SwiftPM itself cannot do is told as it says it, and is not the kata's fault")
  func builder() async throws {
    #expect(
      try await reason(swift: "echo 'error: .build/repositories is not a directory' >&2; exit 1")
        == "Katas/01-SingleResponsibility was not built, since SwiftPM stopped with "
        + "“.build/repositories is not a directory”: mend that, then check again.")
    #expect(
      try await reason(
        swift: "echo 'error: encountered an I/O error (code: \(ENOSPC)) while reading x'; exit 1")?
        .hasPrefix("The disk is full, so Katas/") == true)
    #expect(
      try await reason(swift: "echo 'error: invalid access to /a/.build/repositories'; exit 1")?
        .contains(" could not be built because it cannot be written to") == true)
    // The linker has told why before.
    let linked = try await verdict(
      swift: "echo 'a.o: undefined reference'; echo 'error: link command failed with exit code 1'; "
        + "exit 1")
    guard case .notBuilt(let messages) = linked.outcome else {
      Issue.record("\(linked.outcome)")
      return
    }
    #expect(messages.text.contains("undefined reference"))
  }

  @Test("Errors in the book's own files are not laid at the kata's door")
  func bookIsBroken() async throws {
    let verdict = try await verdict(
      swift:
        "echo \"${PWD%/Katas/*}/Sources/Room/Room.swift:1:1: error: no\"; exit 1")
    let text = KataVerdictText(verdict: verdict, ink: Ink(isOn: false), width: 200)
    #expect(
      text.sentence == "Nothing ran: the book does not compile, and no error is in your kata of "
        + "lesson 1; `git status` shows what was changed in the book.")
  }

  @Test("A file that may not grow stops the check with what the system says, and status 1")
  func noRoom() async throws {
    let (book, _) = try book(swift: "")
    defer { book.folder.remove() }
    try FileManager.default.removeItem(at: book.kata.folder.appendingPathComponent("README.md"))
    let output = try BuiltProgram.shell(
      "trap '' XFSZ; ulimit -f 0; exec \"$WORKBOOK\" check 1", program: "workbook", as: "WORKBOOK",
      in: book.workbook.root)
    #expect(output.status == 1)
    #expect(
      output.standardError.hasSuffix(
        "workbook: Katas/01-SingleResponsibility/README.md could not be put back "
          + "(File too large): make room there and allow writing, then check again.\n"))
  }

  @Test("Ctrl-C while a behaviour runs ends everything, as a shell counts it, with status 130")
  func interrupted() async throws {
    let book = try await TinyBook.built.value.book
    let output = try BuiltProgram.shell(
      "export TROUBLE='interrupt turns'; \"$WORKBOOK\" check 1", program: "workbook",
      as: "WORKBOOK", in: book.workbook.root)
    #expect(output.status == 130)
    #expect(output.standardOutput == "")
    // Between them it may say that it waits: another test checks the same kata.
    #expect(
      output.standardError.hasPrefix("Checking your kata of lesson 1, Single responsibility …\n"))
    #expect(output.standardError.hasSuffix("\nStopped.\n"))
  }

  @Test("Ctrl-C while several behaviours wait for the limit ends them all, and says so once")
  func interruptedApart() async throws {
    let book = try await TinyBook.built.value.book
    let output = try BuiltProgram.shell(
      "export TROUBLE='apart all'; \"$WORKBOOK\" check 1 --limit 0.5", program: "workbook",
      as: "WORKBOOK", in: book.workbook.root)
    #expect(output.status == 130)
    #expect(output.standardError.components(separatedBy: "Stopped.\n").count == 2)
    #expect(output.standardError.hasSuffix("\nStopped.\n"))
  }

  @Test("Ctrl-C while it builds ends everything, too")
  func interruptedBuild() async throws {
    let (book, environment) = try book(swift: "kill -INT $PPID; sleep 600")
    defer { book.folder.remove() }
    let path = (environment["PATH"] ?? nil) ?? ""
    let output = try BuiltProgram.shell(
      "PATH='\(path)' \"$WORKBOOK\" check 1", program: "workbook", as: "WORKBOOK",
      in: book.workbook.root)
    #expect(output.status == 130)
    #expect(output.standardError.hasSuffix("\nStopped.\n"))
  }

  @Test("A check that is cancelled ends, and leaves the kata free for the next")
  func cancelled() async throws {
    let (book, environment) = try book(swift: "echo '[1/2] Compiling'; sleep 600")
    defer { book.folder.remove() }
    var check = KataCheck(book.kata)
    check.environment = environment
    let (phases, continuation) = AsyncStream.makeStream(of: TestPhase.self)
    let task = Task { [check] in try await check.run { continuation.yield($0) } }
    for await phase in phases where phase == .building(step: 1, of: 2) { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    // It may wait a moment: a child of another test, just forked, has the lock until it becomes itself.
    _ = try await book.kata.lock {}
  }

  @Test("Of two checks at once the second waits, and says so")
  func twoAtOnce() async throws {
    let (book, environment) = try book(swift: "echo '/a.swift:1:1: error: no'; exit 1")
    defer { book.folder.remove() }
    var first: FolderLock? = try await book.kata.lock {}
    var check = KataCheck(book.kata)
    check.environment = environment
    let (phases, continuation) = AsyncStream.makeStream(of: TestPhase.self)
    let second = Task { [check] in try await check.run { continuation.yield($0) } }
    for await phase in phases where phase == .waiting { break }
    #expect(first != nil)
    first = nil
    guard case .notBuilt = try await second.value.outcome else {
      Issue.record("not checked")
      return
    }
  }
}
