import Shell

/// `workbook next`: what to do next.
struct NextCommand: WorkbookCommand {
  let name = "next"
  let summary = "Says what to do next."
  let help = """
    Usage: workbook next

    Says what to do next: it goes on with the kata that you worked on last, and when
    that is done, with the next lesson that is not, from the first one again where
    there is none after it. A kata is done when you changed it and all of its
    behaviours passed in a check.

    """

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    try Arguments(words, command: name).finish()
    let next = NextSteps(
      workbook: workbook, progress: try ProgressFile(workbook, on: console).load(),
      ink: Ink(console))
    console.write(next.text)
    return true
  }
}

/// What a reader may do next, with the commands for it.
struct NextSteps {
  let workbook: Workbook
  let progress: KataProgress
  /// The names of the commands that there are.
  var commands = Commands.all.map(\.name)
  let ink: Ink
  /// Whose kata the reader is at; the one worked on last where it is nil.
  var lesson: Lesson?

  private typealias Step = (command: String, purpose: String)

  var text: String {
    let latest = lesson ?? workbook.kataWorkedOnLast?.lesson
    var sections: [String] = []
    if let latest, progress.isSettled(latest) {
      sections.append(section("Lesson \(latest.number), \(latest.title), is done.", review(latest)))
    }
    if let next = next(after: latest) {
      sections.append(section(heading(of: next), steps(of: next)))
    } else {
      sections.append(
        section(
          "All lessons are done.",
          [("swift run arcade", "Play the arcade that they are about.")]))
    }
    return sections.joined(separator: "\n")
  }

  private func next(after latest: Lesson?) -> Lesson? {
    if let latest, !progress.isSettled(latest) { return latest }
    return NextKata.after(latest, in: workbook, progress)
  }

  private func heading(of lesson: Lesson) -> String {
    let title = "lesson \(lesson.number), \(lesson.title)"
    guard Kata(lesson, in: workbook).isStarted else { return "Next is \(title)." }
    guard let check = progress[lesson].lastCheck else {
      return "You began \(title); it was not checked yet."
    }
    guard check.passed < check.behaviours else {
      return "You are at \(title): all passes, as in before. Now change it."
    }
    return "You are at \(title): \(check.passed) of \(check.behaviours) behaviours pass."
  }

  private func steps(of lesson: Lesson) -> [Step] {
    let number = lesson.number
    guard Kata(lesson, in: workbook).isStarted else {
      return [
        ("read \(number)", "Read its page."),
        ("start \(number)", "Make your kata of it."),
      ]
    }
    let watching: [Step] = [
      ("watch \(number)", "Check on every save."),
      ("check \(number)", "Check once."),
    ]
    guard progress[lesson].lastCheck != nil else { return watching }
    return watching + [
      ("hint \(number)", "Get a hint."),
      ("diff \(number) mine", "See what you changed."),
    ]
  }

  private func review(_ lesson: Lesson) -> [Step] {
    let number = lesson.number
    return [
      ("diff \(number) mine after", "Compare your version with ours."),
      ("read \(number)", "Read when not to do it."),
      ("play \(number)", "Play with your version plugged in."),
    ]
  }

  private func section(_ heading: String, _ steps: [Step]) -> String {
    let lines = steps.compactMap { step -> String? in
      guard !step.command.hasPrefix("swift ") else { return line(step.command, step.purpose) }
      guard let name = step.command.split(separator: " ").first, commands.contains(String(name))
      else { return nil }
      return line("scripts/workbook \(step.command)", step.purpose)
    }
    return ink.paint(heading, .bold) + "\n" + lines.joined()
  }

  private func line(_ command: String, _ purpose: String) -> String {
    "  " + padded(command, to: 36) + purpose + "\n"
  }
}
