import Book
import Practice
import Terminal

/// What happens while a kata is watched.
enum WatchEvent: Sendable {
  case key(Key)
  case resized(Size)
  /// The program was stopped and goes on.
  case resumed
  case interrupted(Interruption)
  /// Nobody reads what is printed any more.
  case closed
  /// The kata's files, at the start and whenever they have changed.
  case files(KataState)
  case phase(CheckPhase, check: Int)
  /// A check is over, also one that was told to end.
  case ended(WatchResult, check: Int)
  case page(WatchPage)
  /// Something to be said at the foot of the screen, in a sentence.
  case notice(String)
  /// The progress was kept; with a sentence where it could not be.
  case kept(trouble: String?)
  /// The kata of another lesson is ready to be watched in the place of this one.
  case moved(to: Lesson)
}

/// How a check ended.
enum WatchResult: Sendable {
  /// - Parameter isUntouched: Whether the kata is still as it began: it passes, and nothing is done.
  case judged(Verdict, isUntouched: Bool)
  /// There is no verdict; in a sentence.
  case failed(String)
}

/// A text that a key shows in the place of the verdict.
struct WatchPage: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case hint, diff, lesson
  }

  let kind: Kind
  let title: String
  let lines: [Line]
}

/// What is to be done about an event.
enum WatchEffect: Hashable, Sendable {
  /// Begin a check, which has this number.
  case check(Int)
  /// Tell the check on its way to end.
  case cancel
  /// - Parameter again: Whether it is on the screen already and is only to be laid out anew.
  case open(WatchPage.Kind, again: Bool)
  /// Make the next kata that is not done, if need be.
  case moveOn
  case leave(WatchEnding)
}

/// How watching a kata ends.
enum WatchEnding: Hashable, Sendable {
  case left
  case moved(to: Lesson)
  case interrupted(Interruption)
}
