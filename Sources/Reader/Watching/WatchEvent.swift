import Book
import Practice
import Terminal

indirect enum WatchEvent: Sendable {
  /// A key, another size, or what else the terminal tells.
  case screen(SessionEvent)
  /// The kata's files, at the start and after each change.
  case files(KataState)
  case phase(CheckPhase)
  case judged(CheckResult)
  /// A sentence to show at the bottom of the screen.
  case notice(String)
}

/// A text that a key opens outside of the screen, in the reader's pager.
enum WatchPage: Sendable {
  case hint, diff, lesson, sum
  /// All of a verdict that is longer than the screen.
  case verdict
}

/// What to do in response to an event.
enum WatchEffect: Equatable, Sendable {
  /// Begin a check as soon as the running one has ended, which is cancelled.
  case check
  case open(WatchPage)
  /// End the change that is open.
  case finish
  case take(ChangeRequest)
  /// Watch the next kata that is not done.
  case moveOn
  case leave(WatchEnding)
}

enum WatchEnding: Equatable, Sendable {
  case left
  case moved(to: Lesson)
  case interrupted(Interruption)
}
