import Book
import Foundation
import Practice
import Shell
import Toolchain

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

    The first time the whole arcade is built, in Katas/.build, which may be deleted;
    after that only what you changed is. Two are not built at once: one waits for
    the other.

    \(HelpText.lessonOrLatest)

    """

  /// Replaces this process with a program, to which from then on the terminal, the keys and the exit
  /// status belong; `typedAs` is what the reader typed to start it.
  var become: @Sendable (_ program: URL, _ arguments: [String], _ typedAs: String) throws -> Void =
    {
      program, arguments, typedAs in
      setenv("SHIPSHAPE_ARCADE", typedAs, 1)
      let words = ([program.path] + arguments).map { strdup($0) } + [nil]
      execv(program.path, words)
      throw ChildProcessError.notStarted(program.path, reason: String(cString: strerror(errno)))
    }

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    if let option = words.first, option.hasPrefix("-"), option != "--" {
      // Reports what is wrong with the option: options of the arcade come after a lesson.
      try Arguments(words, command: name).finish()
    }
    var rest = words.first == "--" ? words.dropFirst() : words[...]
    let kata = try Kata.named(rest.popFirst(), in: workbook)
    if rest.first == "--" { rest.removeFirst() }
    try kata.requireStart()
    let arcade = KataArcade(kata)
    guard try await build(arcade, on: console) else { return false }
    try become(arcade.executable, Array(rest), "scripts/workbook play \(kata.lesson.number)")
    return true
  }

  private func build(_ arcade: KataArcade, on console: any Console) async throws -> Bool {
    let number = arcade.kata.lesson.number
    let subject = "arcade with your kata of lesson \(number)"
    let (failure, restored) = try await StatusLine.during(
      "The \(subject)", announcing: "Building the \(subject) …", on: console
    ) { status in
      try await arcade.build { status.enter($0.text) }
    }
    if !restored.isEmpty {
      console.warn(
        "\(restored.joined(separator: ", ")) in \(arcade.kata.path) is the book's: it is put back, "
          + "and what you had there is kept in \(arcade.kata.asidePath).")
    }
    guard let failure else { return true }
    let sentence =
      "The arcade does not build with your kata: `scripts/workbook check \(number)` tells more."
    console.print(console.layout.lines(of: failure, closing: sentence))
    return false
  }
}
