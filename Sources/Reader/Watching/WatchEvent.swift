import Book
import Practice
import Terminal

/// What happens while a kata is watched.
enum WatchEvent: Sendable {
  /// A key, another size, or what else the terminal tells.
  case screen(SessionEvent)
  /// The kata's files, at the start and after each change.
  case files(KataState)
  case phase(CheckPhase)
  /// A check has come to its end.
  case judged(CheckResult)
  case page(WatchPage)
  /// A sentence to show at the bottom of the screen.
  case notice(String)
}

/// A verdict, and what is known of the kata with it.
struct CheckResult: Sendable {
  let verdict: Verdict
  /// How the lesson's requests stand; nil as long as not all passes.
  var row: ChangeRow?
  /// Nil where the progress could not be kept.
  var stage: KataStage?
  var steps: StepCount?
  /// What could not be done with the verdict, in sentences.
  var troubles: [String] = []
}

/// A text that a key shows in place of the verdict.
struct WatchPage: Sendable {
  enum Kind: Sendable {
    case hint, diff, lesson, sum
  }

  let kind: Kind
  let title: String
  /// Lays it out for a number of columns.
  let lines: @Sendable (Int) -> [Line]
}

/// What to do in response to an event.
enum WatchEffect: Hashable, Sendable {
  /// Begin a check as soon as the running one has ended, which is cancelled.
  case check
  case open(WatchPage.Kind)
  /// Finish the open request, which has this name, and take the next; nil if none is open.
  case take(ending: String?)
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
