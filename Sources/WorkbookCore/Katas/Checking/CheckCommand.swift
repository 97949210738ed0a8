import Foundation
import Shell

/// `workbook check`: builds a reader's kata and tells about each behaviour.
struct CheckCommand: WorkbookCommand {
  let name = "check"
  let summary = "Builds your kata and tells about each of its behaviours."
  let help = """
    Usage: workbook check [LESSON] [--json] [--limit SECONDS]

    Builds your kata of a lesson and runs the lesson's behaviours on it.
    Without a LESSON: the kata that you changed last.

    """

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let limit = try CheckCommand.limit(try arguments.value("--limit"))
    let wanted = try arguments.positional("LESSON")
    try arguments.finish()
    let kata = try workbook.kata(named: wanted)
    let verdict = try await KataCheck(kata, limit: limit).run()
    console.write(
      KataVerdictText(verdict: verdict, ink: Ink(console), width: console.width).text)
    try ProgressFile(workbook, on: console).note(verdict)
    return verdict.isPassed
  }

  /// A time from what was typed: seconds, also with a fraction.
  static func limit(_ text: String?) throws(KataError) -> Duration {
    guard let text else { return .seconds(10) }
    guard let seconds = Double(text), seconds.isFinite, (0.1...86_400).contains(seconds) else {
      throw .noLimit(text)
    }
    return .milliseconds(Int(seconds * 1000))
  }
}
