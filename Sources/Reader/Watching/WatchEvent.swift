import Book
import Practice
import Terminal

/// What happens while a kata is watched.
indirect enum WatchEvent: Sendable {
  /// A key, another size, or what else the terminal tells.
  case screen(SessionEvent)
  /// Time went by.
  case tick
  /// The kata's files, at the start and after each change.
  case files(KataState)
  case phase(CheckPhase)
  /// The check has ended, possibly because it was cancelled, with what is known now.
  case ended(WatchState.Situation)
  case page(WatchPage)
  /// A sentence to show at the bottom of the screen.
  case notice(String)
}

/// A text that a key shows in place of the verdict.
struct WatchPage: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case hint, diff, lesson
  }

  let kind: Kind
  let title: String
  let lines: [Line]
}

/// What to do in response to an event.
enum WatchEffect: Hashable, Sendable {
  case check
  case cancel
  /// - Parameter again: Whether it is already on the screen and is only laid out again.
  case open(WatchPage.Kind, again: Bool)
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
