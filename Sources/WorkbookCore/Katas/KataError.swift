/// Why something with a kata could not be done, in one sentence.
enum KataError: Error, Hashable {
  case startedAlready(String, number: Int)
  case notStarted(number: Int)
  case noSuchRule(String, near: String?)
}

extension KataError: CustomStringConvertible {
  var description: String {
    switch self {
    case .startedAlready(let path, let number):
      "There is a kata in \(path) already: go on with `workbook check \(number)`, or begin anew "
        + "with `workbook reset \(number)`, which keeps the old one on the shelf."
    case .notStarted(let number):
      "This kata is not started: `workbook start \(number)` makes it."
    case .noSuchRule(let word, let near):
      "There is no rule “\(word)”: "
        + (near.map { "did you mean \($0)?" } ?? "`workbook help verify` lists them.")
    }
  }
}
