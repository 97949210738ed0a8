import Practice
import Terminal
import Toolchain

/// Failures with one cause: one that is shown, and the others.
struct FailureGroup {
  private(set) var first: Behaviour
  private(set) var others: [Behaviour] = []

  /// In the order of the first of each group.
  static func groups(of verdict: Verdict, isEachAlone: Bool) -> [FailureGroup] {
    var groups: [FailureGroup] = []
    var indices: [String: Int] = [:]
    for behaviour in verdict.behaviours where behaviour.outcome.mark.style == .red {
      if let cause = behaviour.cause, !isEachAlone {
        if let index = indices[cause] {
          groups[index].add(behaviour, of: verdict)
          continue
        }
        indices[cause] = groups.count
      }
      groups.append(FailureGroup(first: behaviour))
    }
    return groups
  }

  /// Of behaviours that hang, one is shown that names a line of the reader's, or at least a file.
  private mutating func add(_ behaviour: Behaviour, of verdict: Verdict) {
    let sources = "\(verdict.kata.path)/\(verdict.kata.sourcesPath)/"
    func nearness(of behaviour: Behaviour) -> Int {
      guard let place = behaviour.place, place.path.hasPrefix(sources) else { return 0 }
      return place.line == 0 ? 1 : 2
    }
    var other = behaviour
    if nearness(of: first) < nearness(of: behaviour) { swap(&first, &other) }
    others.append(other)
  }
}

extension Behaviour {
  /// What behaviours that fail for the same reason have in common; nil where that cannot be told.
  fileprivate var cause: String? {
    switch outcome {
    case .passed, .notReached: nil
    case .hung: "hung"
    case .crashed(let crash): "crashed \(crash.reason) \(crash.place ?? "")"
    case .failed(let issues): issues.first?.messages.first.flatMap(Behaviour.cause)
    }
  }

  private static func cause(of message: String) -> String? {
    message.hasPrefix("Caught error: ") ? message : Expectation(message)?.cause
  }
}
