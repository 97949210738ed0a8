/// Why no test ran, in one sentence under the compiler's errors.
struct NotBuilt {
  let messages: CompilerMessages
  /// The lesson that was asked for; nil when it was all.
  let wanted: Lesson?
  /// Whether other lessons' tests had run before.
  let isLate: Bool

  var sentence: String {
    guard !isLate else { return "Not all ran: the package does not compile any more." }
    guard !messages.errors.isEmpty else {
      return "Nothing ran: `swift test` ended before any test."
    }
    guard let wanted else {
      return "Nothing ran: the package does not compile; all lessons are built together."
    }
    let inside = messages.errors.count { isInside(wanted, $0) }
    return switch inside {
    case 0:
      "Nothing ran: the package does not compile, and the errors are not in lesson "
        + "\(wanted.number); all lessons are built together."
    case messages.errors.count: "Nothing ran: lesson \(wanted.number) does not compile."
    default:
      "Nothing ran: lesson \(wanted.number) does not compile, and there are errors elsewhere too; "
        + "all lessons are built together."
    }
  }

  private func isInside(_ lesson: Lesson, _ error: String) -> Bool {
    ["Sources", "Tests"].contains { error.hasPrefix("\($0)/Lessons/\(lesson.folder)/") }
  }
}
