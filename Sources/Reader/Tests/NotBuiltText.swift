import Book
import Terminal
import Toolchain

/// Why no test ran: the compiler's errors, followed by one sentence.
struct NotBuiltText {
  let failure: BuildFailure
  /// The lesson that was asked for; nil if all were.
  let wanted: Lesson?
  let width: Int

  var lines: [Line] {
    BuildFailureText(failure: failure, width: width).lines
      + TextFlow(width: width).lines(failure.sentence ?? sentence, .red)
  }

  private var sentence: String {
    guard let wanted else { return "Nothing ran: what is above does not compile." }
    let inside = failure.errors.count { error in
      ["Sources", "Tests"].contains {
        error.path?.hasPrefix("\($0)/Lessons/\(wanted.folder)/") ?? false
      }
    }
    return switch inside {
    case 0:
      "Nothing ran: lesson \(wanted.number) needs what does not compile; the errors are not in "
        + "the lesson itself."
    case failure.errors.count: "Nothing ran: lesson \(wanted.number) does not compile."
    default:
      "Nothing ran: lesson \(wanted.number) does not compile, and there are errors elsewhere too."
    }
  }
}
