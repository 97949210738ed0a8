import Book
import Practice
import Terminal

/// What happens while a kata is watched.
indirect enum WatchEvent: Sendable {
  /// A key, another size, or what else the terminal tells.
  case screen(SessionEvent)
  /// The kata's files, at the start and after each change.
  case files(KataState)
  case phase(CheckPhase)
  /// A check has come to its end, with what is known now; they are counted.
  case ended(WatchState.Situation, check: Int = 0)
  /// The stage of the kata, as known after a check, and how many of the book's steps it has taken.
  case stage(KataStage, StepCount? = nil)
  case page(WatchPage)
  /// A sentence to show at the bottom of the screen.
  case notice(String)
}

/// A text that a key shows in place of the verdict.
struct WatchPage: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case hint, diff, lesson, sum
  }

  let kind: Kind
  let title: String
  let lines: [Line]
}

/// What to do in response to an event.
enum WatchEffect: Hashable, Sendable {
  /// Begin a check as soon as the running one has ended, which is cancelled.
  case check
  /// - Parameter again: Whether it is already on the screen and is only laid out again.
  case open(WatchPage.Kind, again: Bool)
  /// Finish the open request, if there is one, and take the next.
  case take
  /// Watch the next kata that is not done.
  case moveOn
  case leave(WatchEnding)
}

/// How watching a kata ended.
enum WatchEnding: Hashable, Sendable {
  case left
  case moved(to: Lesson)
  case interrupted(Interruption)
}
