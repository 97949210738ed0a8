import Foundation
import Shell
import Terminal

/// `workbook watch`: checks a kata on every save.
struct WatchCommand: WorkbookCommand {
  let name = "watch"
  let summary = "Checks your kata on every save."
  let help = """
    Usage: workbook watch [LESSON] [--limit SECONDS]

    Checks your kata at once and on every save, and shows what is wrong, until you
    leave. A new save ends the check that is running. In a terminal these keys help:

      h  the next hint             c  check again, as Enter does
      d  what you changed          n  go on with the next kata, when this one passes
      r  the page of the lesson    q  leave

    The arrows and Space scroll. When the folder is removed or cannot be written, it
    waits until the folder is back. In a pipe or a file, and where TERM is dumb, it
    prints verdict after verdict; Ctrl-C ends it.

      --limit  How long a run may go without any progress before it is ended;
               10 seconds where it is not given.

    Without a LESSON it is about the kata that you worked on last. A LESSON is named
    by its number, letter, abbreviation or name: 1, S, srp and SingleResponsibility
    are the same one.

    """

  private let parts: WatchParts

  init() {
    self.init(WatchParts())
  }

  init(_ parts: WatchParts) {
    self.parts = parts
  }

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let limit = try CheckCommand.limit(try arguments.value("--limit"))
    let wanted = try arguments.positional("LESSON")
    try arguments.finish()
    let kata = try workbook.kata(named: wanted)
    try workbook.requireSides(of: kata.lesson)
    guard kata.isStarted else { throw KataError.notStarted(number: kata.lesson.number) }
    let watch = KataWatch(kata, limit: limit, parts)
    // It waits for keys: no thread that runs tasks may be held up so long.
    let ending = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { [parts] in
        continuation.resume(
          with: Result {
            let stage = try parts.stage(console)
            defer { stage.close() }
            return try watch.run(on: stage)
          })
      }
    }
    if case .interrupted(let interruption) = ending {
      throw Interrupted(exitStatus: interruption.exitStatus)
    }
    return true
  }
}

/// The reader ended the program by Ctrl-C, or somebody by a signal.
public struct Interrupted: Error, Hashable {
  /// 128 and the number of the signal.
  public let exitStatus: Int32
}
