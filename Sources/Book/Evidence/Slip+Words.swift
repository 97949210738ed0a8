import Text

extension Slip {
  /// What catches it in a version, as Markdown without a full stop: the names of tests may follow.
  package func verdict(_ outcome: LessonEvidence.SlipOutcome, on side: Side) -> String {
    if let error = outcome.error { return "The compiler refuses it: `\(error)`" }
    let isNearest = inexpressible.contains(side)
    guard !outcome.broken.isEmpty else {
      if !guests[side].files.isEmpty {
        return "It compiles in a separate module, and breaks nothing"
      }
      return isNearest
        ? "It cannot be written here; the nearest code that compiles breaks nothing"
        : "It compiles, and nothing catches it"
    }
    let start =
      isNearest
      ? "It cannot be written here. In the nearest code that compiles, " : "It compiles, and "
    let (failing, unrelated) = (outcome.broken.count, outcome.unrelated.count)
    let tests = "\(counted(failing, "test")) \(failing == 1 ? "fails" : "fail")"
    switch unrelated {
    case 0:
      return start + tests
        + (failing == 1 ? ", about the change" : ", all of them about the change")
    case failing:
      return start + tests + (failing == 1 ? ", an unrelated one" : ", all of them unrelated")
    default: return "\(start)\(tests), \(unrelated) of them unrelated"
    }
  }

  /// Whether nothing catches it in a version whose own code can express it.
  package func isSilent(_ outcome: LessonEvidence.SlipOutcome, on side: Side) -> Bool {
    outcome.error == nil && outcome.broken.isEmpty && guests[side].files.isEmpty
      && !inexpressible.contains(side)
  }

  /// The verdict and the names of the unrelated tests that fail.
  package func words(of outcome: LessonEvidence.SlipOutcome, on side: Side) -> String {
    let verdict = verdict(outcome, on: side)
    return outcome.unrelated.isEmpty
      ? "\(verdict)." : "\(verdict): \(Slip.list(outcome.unrelated))."
  }

  /// The first few names, and the number of the rest.
  private static func list(_ names: [String]) -> String {
    let most = 4
    let shown = names.count > most + 1 ? names.prefix(most) : names[...]
    let rest = names.count - shown.count
    let quoted = shown.map { "“\($0)”" }.joined(separator: ", ")
    return rest > 0 ? "\(quoted) and \(rest) more" : quoted
  }
}
