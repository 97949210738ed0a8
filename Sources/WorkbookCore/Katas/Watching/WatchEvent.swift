import Terminal

/// What happens to somebody who watches a kata.
enum WatchEvent: Sendable {
  case key(Key)
  case resized(Size)
  /// The program was stopped and goes on.
  case resumed
  case interrupted(Interruption)
  /// Somebody looked at the folder, at the start or after news from it.
  case looked(KataSighting)
  case entered(TestPhase, run: Int)
  /// The check is over; also the one that was cancelled says so.
  case ended(WatchResult, run: Int)
  case opened(WatchPage)
  /// A text could not be shown, or something else is to be known; in a sentence.
  case noticed(String)
  /// The progress was kept, or could not be: then in a sentence.
  case kept(trouble: String?)
  /// Another kata takes the place of this one.
  case moved(Kata)
}

/// How a check ended.
enum WatchResult: Sendable {
  /// - Parameter isUntouched: Whether the kata is still as it began: it passes, and nothing is done.
  case judged(KataVerdict, isUntouched: Bool)
  /// It could not be done; in a sentence.
  case failed(String)
  case cancelled
}

/// A text that a key shows in the place of the verdict.
struct WatchPage: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case hint
    case diff
    case page
  }

  let kind: Kind
  let title: String
  let lines: [Line]
}

/// What is to be done about what happened.
enum WatchOrder: Hashable, Sendable {
  case check(run: Int)
  case cancel
  /// - Parameter again: Whether it is on the screen already and is only to be laid out anew.
  case open(WatchPage.Kind, again: Bool)
  /// Go on with the next kata that is not done.
  case moveOn
  case leave(WatchEnding)
}

enum WatchEnding: Hashable, Sendable {
  case left
  case interrupted(Interruption)
}
