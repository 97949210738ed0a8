/// What is known of a kata that is watched.
enum WatchSituation: Sendable {
  /// Nothing was found out yet, or a check is on its way.
  case checking
  /// - Parameter isUntouched: Whether the kata is still as it began.
  case judged(KataVerdict, isUntouched: Bool)
  /// There was no check, or none to its end; in a sentence.
  case trouble(String)
  /// The folder cannot be worked on for now; in a sentence.
  case away(String)

  /// What is known when a check has ended.
  ///
  /// - Parameter isWhole: Whether nothing cut it short.
  init(_ result: WatchResult, isWhole: Bool) {
    switch result {
    case .judged(let verdict, let isUntouched) where isWhole:
      self = .judged(verdict, isUntouched: isUntouched)
    case .failed(let sentence): self = .trouble(sentence)
    case .cancelled, .judged: self = .trouble("The check was ended: c checks again.")
    }
  }

  var isChecking: Bool {
    if case .checking = self { true } else { false }
  }

  /// Why the reader does not go on with the next kata, in a sentence; nil where they may.
  var objectionToMovingOn: String? {
    switch self {
    case .judged(let verdict, isUntouched: false) where verdict.isPassed: nil
    case .judged(let verdict, isUntouched: true) where verdict.isPassed:
      "The next kata comes when you have changed this one, and every behaviour passes."
    case .away: "The next kata comes when the folder of this one is back and passes."
    default: "The next kata comes when every behaviour of this one passes."
    }
  }
}
