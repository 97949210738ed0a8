import Book
import Foundation
import Practice
import Terminal
import Toolchain

struct PlayCommand: WorkbookCommand {
  let name = "play"
  let summary = "Opens the arcade with your own kata plugged in."
  let help = """
    Usage: workbook play [LESSON] [--wave W] [--seed S]
           workbook play [LESSON] --beside SIDE [FILE] [--wave W] [--seed S]
           workbook play LESSON ARCADE ARGUMENTS

    Builds the arcade with your kata in the place of the lesson's own module, and
    opens it. The line above the keys says whose code is plugged in.

      --wave W       Opens the game at once, in a wave where your change can be
                     seen: 1 to \(mostWaves). For lessons 1 to 4.
      --seed S       Opens the game at once, with this random seed. For these, too.
      --beside SIDE  Plays the same game by your kata and by before or after (or by
                     your kata once more: mine), shows both pictures, or one where
                     there is no room for two (Tab shows the other), and stops at
                     the first tick that differs. The game is the recording in
                     FILE, or one of the autopilot. In lessons 5 to 9, which have
                     no part in the game, compares the lines of a whole visit.
                     A difference is no failure: the exit status is 0.

    Anything else is for the arcade, such as a command of it:
    `workbook play 1 demo --seed 7`. Its --sides choose the sides
    of the other lessons. Its help: `workbook play 1 -- --help`.

    The first time the whole arcade is built, in Katas/.build, which may be deleted:
    that takes one to three minutes. After that only what you changed is. Two are
    not built at once: one waits for the other.

    \(HelpText.lessonOrLatest)

    """

  /// As the game has it, which is not part of this program.
  static let mostWaves: UInt64 = 99

  /// What the arcade takes where no command of it is named, which it tells only when it is built.
  static let arcadeFlags = ["--compact", "--guest"]
  static let arcadeOptions = ["--file", "--log", "--record", "--service", "--sides", "--ticks"]

  /// What the arcade takes where a kata is played beside a side, apart from `--wave` and `--seed`.
  static let besideOptions = ["--sides", "--ticks"]

  /// What a kata is played beside.
  static let sides = Side.allCases.map(\.rawValue) + ["mine"]

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
    var rest = words[...]
    let hasLesson = rest.first.map { !$0.hasPrefix("-") } ?? false
    let name = hasLesson ? rest.popFirst() : nil
    let beside = try PlayCommand.beside(in: Array(rest), hasLesson: hasLesson)
    let kata = try Kata.named(name, in: workbook)
    try kata.requireStart()
    let arguments = PlayCommand.arguments(Array(rest), beside: beside, for: kata.lesson)
    guard try await build(kata, on: console) else { return false }
    try become(kata.arcade, arguments, "scripts/workbook play \(kata.lesson.number)")
    return true
  }

  /// The side that the kata is played beside. What is wrong is told here, since the arcade has to be
  /// built before it can tell.
  private static func beside(in words: [String], hasLesson: Bool) throws -> String? {
    guard words.first != "--" else { return nil }
    var arguments = Arguments(words, command: "play")
    let side = try arguments.value("--beside", among: sides)
    _ = try arguments.number("--wave", in: 1...mostWaves)
    _ = try arguments.number("--seed", in: 0...UInt64.max)
    // Options of the arcade come after a lesson; those of a command of it, that tells.
    let hasOptions = words.first?.hasPrefix("-") ?? false
    if side != nil {
      for name in besideOptions { _ = try arguments.value(name) }
      _ = try arguments.positional("FILE")
    } else if hasLesson {
      guard hasOptions else { return nil }
      for name in arcadeFlags { _ = try arguments.flag(name) }
      for name in arcadeOptions { _ = try arguments.value(name) }
    }
    try arguments.finish()
    return side
  }

  private static func arguments(
    _ words: [String], beside side: String?, for lesson: Lesson
  ) -> [String] {
    guard words.first != "--" else { return Array(words.dropFirst()) }
    if let side, let place = words.firstIndex(where: { $0.hasPrefix("--beside") }) {
      let rest = words[place...].dropFirst(words[place] == "--beside" ? 2 : 1)
      return ["beside", side] + words[..<place] + rest
    }
    func has(_ options: String...) -> Bool {
      words.contains { word in options.contains(where: word.hasPrefix) }
    }
    // An option comes first, so no command of the arcade is named; the others are those of a visit.
    let opensGame =
      words.first?.hasPrefix("-") == true && has("--wave", "--seed", "--record")
      && !has("--guest", "--file", "--service")
    return lesson.room == "SpaceGame" && opensGame ? ["play"] + words : words
  }

  private func build(_ kata: Kata, on console: any Console) async throws -> Bool {
    let number = kata.lesson.number
    let (failure, restored) = try await StatusLine.during(
      "The arcade", announcing: "Building the arcade with your kata of lesson \(number) …",
      on: console
    ) { status in
      try await kata.buildArcade { status.enter($0.text) }
    }
    if !restored.isEmpty {
      let (verb, they) = restored.count == 1 ? ("is", "it is") : ("are", "they are")
      console.warn(
        "\(restored.joined(separator: ", ")) in \(kata.path) \(verb) the book's: \(they) put back, "
          + "and what you had there, if anything, is kept in \(kata.asidePath).")
    }
    guard let failure else { return true }
    console.print(console.layout.lines(of: failure))
    console.tell("What your kata comes to: scripts/workbook check \(number)")
    return false
  }
}
