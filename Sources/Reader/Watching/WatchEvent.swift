import Book
import Practice
import Terminal

indirect enum WatchEvent: Sendable {
  /// A key, a new size, or another report from the terminal.
  case screen(SessionEvent)
  /// The kata's files, at the start and after each change.
  case files(KataState)
  case phase(CheckPhase)
  case judged(CheckResult)
  /// A sentence to show at the bottom of the screen.
  case notice(String)
}

/// A text that a key opens outside the screen, in the reader's pager.
enum WatchPage: Sendable {
  case hint, diff, lesson, sum
  /// The whole of a verdict that is longer than the screen.
  case verdict
}

/// What to do in response to an event.
enum WatchEffect: Equatable, Sendable {
  /// Cancel the running check, and begin another as soon as it has ended.
  case check
  case open(WatchPage)
  /// End the open change.
  case finish
  case take(ChangeRequest)
  /// Watch the next unfinished kata.
  case moveOn
  case leave(WatchEnding)
}

enum WatchEnding: Equatable, Sendable {
  case left
  case moved(to: Lesson)
  case interrupted(Interruption)
}
