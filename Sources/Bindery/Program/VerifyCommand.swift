import Book
import Terminal
import Text

/// `bookbinder verify`: checks that the book keeps its promises.
struct VerifyCommand: ProgramCommand {
  let name = "verify"
  let summary = "Checks that lessons, katas and tests agree."
  let help = """
    Usage: bookbinder verify [RULE …]

    Checks the book itself. Without a RULE: all rules.

      book      Each lesson has proofs, three slips, small steps from before to
                after, and requests of every kind, which fit both versions.
      circles   The folders of each module use each other in one direction.
      sources   The files that we count as a module's are those that SwiftPM
                compiles.
      mixtures  All 512 mixtures of the versions give the same transcript.
      katas     New katas pass; a crash or hang in one leaves nothing running.
      guests    A filled-in guest passes its tests, and a near miss does not.

    The measurements of the lessons are checked by `bookbinder measure --check`.
    Katas and guests are built in .build/verify, which takes minutes the first time.
    The exit status is 0 if all is well, else 1.

    """

  private let rules: [any VerifyRule]

  init(rules: [any VerifyRule] = VerifyCommand.all) {
    self.rules = rules
  }

  static let all: [any VerifyRule] = [
    BookRule(), CircleRule(), SourceListRule(), MixtureRule(), KataRule(), GuestRule(),
  ]

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "bookbinder \(name)")
    var wanted: [any VerifyRule] = []
    while let word = try arguments.positional("RULE") {
      guard let rule = rules.first(where: { $0.name == word }) else {
        throw UsageError.surplusArgument(word, command: "bookbinder \(name)")
      }
      wanted.append(rule)
    }
    try arguments.finish()
    var isWell = true
    for rule in wanted.isEmpty ? rules : wanted {
      let problems = try await rule.problems(in: workbook)
      console.write("\(rule.name.padded(to: 10))\(problems.isEmpty ? "ok" : "FAILED")\n")
      problems.forEach { console.writeError("  \($0)\n") }
      isWell = isWell && problems.isEmpty
    }
    return isWell
  }
}
