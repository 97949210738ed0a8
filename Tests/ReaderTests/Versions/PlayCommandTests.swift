import Book
import Foundation
import Practice
import Synchronization
import TestSupport
import Testing
import Toolchain

@testable import Reader

@Suite("The workbook play command")
struct PlayCommandTests {
  private let book: TemporaryBook
  private var bin: String { book.workbook.root.appendingPathComponent("bin").path }

  /// A book with two katas, and a shell in place of `swift` that runs its first argument, `build`,
  /// as a script.
  init() throws {
    book = try TemporaryBook(2, 9)
    try book.start(9, 2)
    try book.write("bin/readme", "")
    try FileManager.default.createSymbolicLink(
      atPath: "\(bin)/swift", withDestinationPath: "/bin/sh")
  }

  private func play(
    _ words: [String], building script: String = "exit 0",
    on console: RecordingConsole = RecordingConsole()
  ) async throws -> [String] {
    for number in [2, 9] { try book.write("Katas/.play/arcade-\(number)/build", script) }
    let became = Mutex<[String]>([])
    let command = PlayCommand { program, arguments, typedAs in
      became.withLock { $0 = [program.lastPathComponent] + arguments + [typedAs] }
    }
    try await ChildProcess.$environmentOverrides.withValue(["PATH": "\(bin):/usr/bin:/bin"]) {
      if try await !command.run(words, in: book.workbook, on: console) {
        console.write("(red)\n")
      }
    }
    return became.withLock { $0 }
  }

  @Test("The workbook becomes the arcade with the kata, and passes on the other arguments")
  func arguments() async throws {
    for (words, expected) in [
      ("2", "arcade-2|scripts/workbook play 2"), ("", "arcade-2|scripts/workbook play 2"),
      ("9 demo --seed 7", "arcade-9|demo|--seed|7|scripts/workbook play 9"),
      ("2 --wave 5 --seed=3", "arcade-2|play|--wave|5|--seed=3|scripts/workbook play 2"),
      ("--seed 3", "arcade-2|play|--seed|3|scripts/workbook play 2"),
      ("9 --wave 5", "arcade-9|--wave|5|scripts/workbook play 9"),
      ("2 --guest --wave 5", "arcade-2|--guest|--wave|5|scripts/workbook play 2"),
      ("9 --compact --sides before", "arcade-9|--compact|--sides|before|scripts/workbook play 9"),
      ("9 -- --help", "arcade-9|--help|scripts/workbook play 9"),
      ("-- --help", "arcade-2|--help|scripts/workbook play 2"),
    ] {
      let words = words.split(separator: " ").map(String.init)
      #expect(try await play(words).joined(separator: "|") == expected)
    }
  }

  @Test("A changed manifest is kept aside and restored before the build, and reported")
  func manifest() async throws {
    try book.write("Katas/02-OpenClosed/Package.swift", "// Mine.\n")
    let console = RecordingConsole(width: 300)
    #expect(try await play(["2"], on: console) == ["arcade-2", "scripts/workbook play 2"])
    let told =
      "workbook: Package.swift in Katas/02-OpenClosed belongs to the book and was restored; your "
      + "version, if any, is kept in Katas/.aside/02-OpenClosed.\n"
    #expect(console.error.hasSuffix(told))
    #expect(try book.read("Katas/.aside/02-OpenClosed/Package.swift") == "// Mine.\n")
  }

  @Test("A failed build is shown, with the command that shows more")
  func failure() async throws {
    let console = RecordingConsole()
    let script = "echo \"/elsewhere/A.swift:1:2: error: no\"; exit 1"
    #expect(try await play(["2"], building: script, on: console) == [])
    let expected = """
      Building the arcade with your kata of lesson 2 …
      /elsewhere/A.swift:1:2: error: no

      Nothing ran, because of the compiler errors above.
      To see how your kata is doing: scripts/workbook check 2
      (red)

      """
    #expect(console.error + console.output == expected)
  }

  @Test("A kata that is not started is reported before anything is built")
  func refused() async throws {
    let expected = """
      $ play 3
      workbook: You have not started this kata: `scripts/workbook start 3` makes it.

      """
    #expect(try await TemporaryBook(3).session("play 3") == expected)
  }
}
