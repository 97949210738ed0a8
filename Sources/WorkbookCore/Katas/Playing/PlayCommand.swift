import Foundation
import Shell
import Toolchain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `workbook play`: the arcade with the reader's own module plugged in.
struct PlayCommand: WorkbookCommand {
  let name = "play"
  let summary = "Opens the arcade with your own kata plugged in."
  let help = """
    Usage: workbook play [LESSON [ARCADE ARGUMENTS]]

    Builds the arcade with your kata in the place of the lesson's own module, and
    opens it. What follows the LESSON is for the arcade, such as a command of it:
    `workbook play 1 demo --seed 7`. Its --sides choose the
    sides of the other lessons. Its help: `workbook play 1 -- --help`.

    The first time takes a minute or two, as the whole arcade is built; after that
    only what you changed is. It is built in Katas/.play, which may be deleted. Two
    are not built at once: one waits for the other.

    Without a LESSON it is the kata that you worked on last. A LESSON is named by
    its number, letter, abbreviation or name: 1, S, srp and SingleResponsibility
    are the same one.

    """

  private let environment: [String: String?]
  /// Becomes a program that the reader started by some words; returns only where that fails.
  typealias Becoming =
    @Sendable (_ program: URL, _ arguments: [String], _ typedAs: String) throws -> Void
  private let become: Becoming

  init(
    environment: [String: String?] = [:],
    become: @escaping Becoming = PlayCommand.become
  ) {
    self.environment = environment
    self.become = become
  }

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var rest = words
    if let option = words.first, option.hasPrefix("-") {
      // Says what is wrong with it: an option of the arcade stands behind a lesson.
      try Arguments(words, command: name).finish()
      rest.removeFirst()
    }
    let kata = try workbook.kata(named: rest.first)
    rest = Array(rest.dropFirst())
    if rest.first == "--" { rest.removeFirst() }
    try workbook.requireSides(of: kata.lesson)
    guard kata.isStarted else { throw KataError.notStarted(number: kata.lesson.number) }

    let arcade = KataArcade(kata)
    try await build(arcade, on: console)
    try become(arcade.executable, rest, "scripts/workbook play \(kata.lesson.number)")
    return true
  }

  private func build(_ arcade: KataArcade, on console: any Console) async throws {
    let lock = try await arcade.lock {
      console.writeError("Another kata's arcade is being built: waiting for its end.\n")
    }
    defer { withExtendedLifetime(lock) {} }
    try arcade.prepare()
    if !FileManager.default.fileExists(atPath: arcade.scratch.path) {
      console.writeError("Building the arcade with your kata; the first time takes a while.\n")
    }
    let output = try await arcade.build(environment: environment).run { _ in }
    guard output.status == 0 else {
      let root = arcade.kata.workbook.root
      let messages = CompilerMessages(
        in: output.standardOutput + output.standardError, root: root)
      console.write(messages.text + "\n")
      throw KataError.notPlayable(number: arcade.kata.lesson.number)
    }
  }

  /// The terminal, the keys and the exit status are the program's from then on.
  private static func become(
    _ program: URL, _ arguments: [String], typedAs: String
  ) throws {
    setenv("SHIPSHAPE_ARCADE", typedAs, 1)
    let words = ([program.path] + arguments).map { strdup($0) } + [nil]
    execv(program.path, words)
    throw ChildProcessError.notStarted(program.path, reason: String(cString: strerror(errno)))
  }
}
