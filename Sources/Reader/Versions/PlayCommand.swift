import Book
import Foundation
import Practice
import Terminal
import Toolchain

struct PlayCommand: WorkbookCommand {
  let name = "play"
  let summary = "Opens the arcade with your own kata plugged in."
  let help = """
    Usage: workbook play [LESSON] [ARGUMENTS]

    Builds the arcade with your kata in place of the lesson's own module, and opens
    it. The line above the keys says whose code is plugged in.

    Everything after the LESSON goes to the arcade, such as one of its commands:
    `workbook play 1 demo --seed 7`. In lessons 1 to 4, --wave W or --seed S
    opens the game at once; choose a wave in which your change can be seen. The
    arcade's own help: `workbook play 1 -- --help`.

    The first time, it builds the whole arcade in Katas/.build, which takes one to
    three minutes; you may delete that folder.

    \(HelpText.lessonOrLatest)

    """

  /// Replaces this process with a program, which takes over the terminal, the keys and the exit
  /// status; `typedAs` is what the reader typed to start it.
  var become: @Sendable (_ program: URL, _ arguments: [String], _ typedAs: String) throws -> Void =
    {
      setenv("SHIPSHAPE_ARCADE", $2, 1)
      execv($0.path, ([$0.path] + $1).map { strdup($0) } + [nil])
      throw ChildProcessError.notStarted($0.path, reason: String(cString: strerror(errno)))
    }

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var rest = words[...]
    let hasLesson = rest.first.map { !$0.hasPrefix("-") } ?? false
    let kata = try Kata.named(hasLesson ? rest.popFirst() : nil, in: workbook)
    try kata.requireStart()
    guard try await build(kata, on: console) else { return false }
    try become(
      KataArcade(kata).program, PlayCommand.arguments(Array(rest), for: kata.lesson),
      "scripts/workbook play \(kata.lesson.number)")
    return true
  }

  private static func arguments(_ words: [String], for lesson: Lesson) -> [String] {
    if words.first == "--" { return Array(words.dropFirst()) }
    // Without a command of the arcade, these options belong to the game, not to a visit.
    let isGame = ["--wave", "--seed"].contains { words.first?.hasPrefix($0) ?? false }
    return isGame && lesson.room == "SpaceGame" ? ["play"] + words : words
  }

  private func build(_ kata: Kata, on console: any Console) async throws -> Bool {
    let number = kata.lesson.number
    let (failure, restored) = try await StatusLine.during(
      "The arcade", announcing: "Building the arcade with your kata of lesson \(number) …",
      on: console
    ) { status in
      try await KataArcade(kata).build { status.enter($0.text) }
    }
    if !restored.isEmpty {
      let (verb, they) = restored.count == 1 ? ("belongs", "was") : ("belong", "were")
      console.warn(
        "\(restored.joined(separator: ", ")) in \(kata.path) \(verb) to the book and \(they) restored; "
          + "your version, if any, is kept in \(kata.asidePath).")
    }
    guard let failure else { return true }
    console.print(console.layout.lines(of: failure))
    console.tell("To see how your kata is doing: scripts/workbook check \(number)")
    return false
  }
}
