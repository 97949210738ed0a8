import Foundation
import Shell

/// `workbook verify`: checks that the book keeps its promises.
struct VerifyCommand: WorkbookCommand {
  let name = "verify"
  let summary = "Checks that lessons, katas and tests agree."
  let help = """
    Usage: workbook verify [RULE …]

    Checks the book itself, for those who write lessons. Without a RULE: all.

      book      Each lesson has its sides, its tests, its page, its hints and its
                defect, and nothing there belongs to no lesson.
      starters  A kata begins as before, byte for byte, and names no side of ours.
      strays    Git tracks nothing that belongs to a reader or to a build.
      steps     The steps of each lesson lead from before to after, byte for byte,
                and each is small or says why it is not.
      requests  Each lesson has requests of each kind that fit before and after.
      katas     Before passes as a kata, so does after, and before with the defect
                of the lesson fails in the behaviour that the defect breaks.
      trials    Each step builds without a warning and passes the behaviours. The
                tests of each request fail without its change and pass with it, and
                so do the behaviours.
      costs     The figures and charts beside the pages are what is measured now,
                and where after is said to be no cheaper it is not.

    Katas and trials are built in .build/verify, which takes minutes the first time.
    The exit status is 0 when all is well, else 1.

    """

  /// How many problems of a rule are told.
  private static let mostProblems = 40

  private let rules: [any VerifyRule]

  init(rules: [any VerifyRule] = VerifyRules.all) {
    self.rules = rules
  }

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    var wanted: [any VerifyRule] = []
    while let word = try arguments.positional("RULE") {
      guard let rule = rules.first(where: { $0.name == word }) else {
        let near = Spelling.nearest(to: word, among: rules.map(\.name))
        throw KataError.noSuchRule(word, near: near)
      }
      wanted.append(rule)
    }
    try arguments.finish()
    let clock = ContinuousClock()
    var isWell = true
    for rule in wanted.isEmpty ? rules : wanted {
      let start = clock.now
      let problems = try await rule.problems(in: workbook)
      let seconds = start.duration(to: clock.now).components.seconds
      let verdict = problems.isEmpty ? "ok" : "FAILED"
      console.write("\(rule.name.padding(toLength: 10, withPad: " ", startingAt: 0))\(verdict)")
      console.write(seconds > 0 ? "  \(seconds) s\n" : "\n")
      for problem in problems.prefix(VerifyCommand.mostProblems) {
        console.writeError("  \(problem)\n")
      }
      if problems.count > VerifyCommand.mostProblems {
        console.writeError("  … and \(problems.count - VerifyCommand.mostProblems) more.\n")
      }
      isWell = isWell && problems.isEmpty
    }
    return isWell
  }
}
