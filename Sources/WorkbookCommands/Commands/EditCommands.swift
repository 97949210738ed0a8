import BookContents
import Foundation
import KataTools
import Terminal
import Text
import Toolchain

struct StepCommand: WorkbookCommand {
  let name = "step"
  let summary = "Shows our steps from before to after, or takes the next one."
  let help = """
    Usage: scripts/workbook step LESSON [N]
           scripts/workbook step LESSON --mine

    Lists the refactorings that lead from before to after; the code passes the
    lesson's behaviours after each. With N: shows that step.

      --mine  Makes our next step in your kata. If it does not fit, nothing
              changes.

    """

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "scripts/workbook step")
    let takes = try arguments.flag("--mine")
    let lesson = try arguments.lesson(in: book)
    let wanted = try arguments.positional("N")
    try arguments.finish()
    let (kata, number) = (Kata(lesson), lesson.number)
    if takes {
      let step = try await kata.takeNextStep()
      console.tell(
        "Step \(step.number) is in your kata: \(step.title). \(step.story)",
        "`scripts/workbook check \(number)` judges it, and `scripts/workbook undo \(number)` takes it "
          + "back.")
    } else if let wanted {
      let step = try Edit.named(wanted, .step, of: lesson)
      console.page(
        markdown: "\(step.fields["Refactoring"] ?? ""): \(step.title)\n\n\(step.story)\n\n"
          + (step.patch(.before)?.shown ?? ""))
    } else {
      console.list(try Edit.all(.step, of: lesson))
      console.tell(
        "`scripts/workbook step \(number) 1` shows one, and `scripts/workbook step \(number) --mine` "
          + "makes the next one in your kata.")
    }
    return true
  }
}

struct MistakeCommand: WorkbookCommand {
  let name = "mistake"
  let summary = "Shows a mistake that is easy to make, and what catches it."
  let help = """
    Usage: scripts/workbook mistake LESSON [N]
           scripts/workbook mistake LESSON N --mine

    Lists mistakes that are easy to make in the lesson's code. With N: shows that
    mistake, its edit in each version and, at the end, what catches it.

      --mine  Makes the mistake in your kata, so that you can see what catches it.
              If it does not fit, nothing changes.

    """

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "scripts/workbook mistake")
    let isMine = try arguments.flag("--mine")
    let lesson = try arguments.lesson(in: book)
    let wanted = try isMine ? arguments.required("N") : arguments.positional("N")
    try arguments.finish()
    let number = lesson.number
    guard let wanted else {
      console.list(try Edit.all(.mistake, of: lesson))
      console.tell("`scripts/workbook mistake \(number) 1` shows one.")
      return true
    }
    let mistake = try Edit.named(wanted, .mistake, of: lesson)
    if isMine {
      try await Kata(lesson).make(mistake)
      console.tell(
        "Mistake \(mistake.number) is in your kata. `scripts/workbook check \(number)` shows what "
          + "catches it, and `scripts/workbook undo \(number)` takes it back.")
      return true
    }
    let measured = try Evidence(of: lesson).mistakes.first { $0.name == mistake.folder }
    let outcomes = Version.allCases.map { version in
      "- \(version): \(measured?.outcomes[version]?.sentence ?? "not measured")"
    }
    console.page(
      markdown: "\(mistake.title)\n\n\(mistake.story)\n\nIn each version, what would catch it: the "
        + "compiler, a test, or nobody? The answers are at the end.\n\(mistake.shownInVersions)\n"
        + "What catches it:\n\n\(outcomes.joined(separator: "\n"))\n")
    return true
  }
}

struct ChangeCommand: WorkbookCommand {
  let name = "change"
  let summary = "Gives you a change to make, and counts its cost in your design."
  let help = """
    Usage: scripts/workbook change LESSON [NAME]
           scripts/workbook change LESSON NAME --mine | --drop | --ours

    Lists the changes that teams ask for, and the cost of each in your kata. With
    NAME or a number: shows the request, and its cost in our versions.

      --mine  Takes the change: its tests join those of your kata. At the first
              green check the change is done, and you see what it cost. Take one
              at a time.
      --drop  Gives the change up, and restores your files to their state before it.
      --ours  Shows our edits for it in each version.

    """

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "scripts/workbook change")
    let choice = try arguments.choice(of: ["--mine", "--drop", "--ours"])
    let lesson = try arguments.lesson(in: book)
    let wanted = try choice == nil ? arguments.positional("NAME") : arguments.required("NAME")
    try arguments.finish()
    let (kata, number) = (Kata(lesson), lesson.number)
    guard let wanted else {
      try await list(of: kata, on: console)
      return true
    }
    let change = try Edit.named(wanted, .change, of: lesson)
    switch choice {
    case "--mine":
      try await kata.take(change)
      console.tell(
        change.title, change.story,
        "Its tests are in your kata. `scripts/workbook watch \(number)` judges every save, "
          + "`scripts/workbook play \(number)` opens the arcade with your code, and `scripts/workbook "
          + "change \(number) \(change.name) --drop` gives the change up.")
    case "--drop":
      try await kata.drop(change)
      console.tell(
        "Your files are as they were before “\(change.title)”. `scripts/workbook undo \(number)` "
          + "brings your work back.")
    case "--ours": console.page(markdown: "\(change.title)\n\(change.shownInVersions)")
    default:
      console.tell(change.title, change.story, ChangeCommand.figures(of: change) ?? "")
      let beside = try change.beside.map { " after `\($0.name)`" } ?? ""
      console.tell("`scripts/workbook change \(number) \(change.name) --mine` takes it\(beside).")
    }
    return true
  }

  private func list(of kata: Kata, on console: any Console) async throws {
    let changes = try Edit.all(.change, of: kata.lesson)
    let taken = kata.isStarted ? try kata.changes(in: kata.files()).taken.map(\.name) : []
    let history = try await History(of: kata)
    for isExpected in [true, false] {
      console.tell("Changes that the principle \(isExpected ? "expects" : "does not expect"):")
      for change in changes where change.isExpected == isExpected {
        var state = ""
        if taken.contains(change.name) {
          let cost = try await history.cost(of: change)
          state =
            cost.map { "done: \($0.words)" }
            ?? (history.isOpen(change) ? "open" : "taken elsewhere")
        }
        console.print([[Run("  \(change.name.padded(to: 27)) "), Run(change.title)]])
        if !state.isEmpty { console.print(state.flow(width: console.width, .green, indent: 30)) }
      }
    }
    console.tell("`scripts/workbook change \(kata.lesson.number) NAME` shows one.")
  }

  /// What a change costs our versions, in a sentence.
  static func figures(of change: Edit) -> String? {
    guard let evidence = try? Evidence(of: change.lesson),
      let figures = evidence.changes.first(where: { $0.name == change.folder })?.figures
    else { return nil }
    let costs = Version.allCases.compactMap { version in
      figures[version].map { "\($0.words) (\(version.rawValue))" }
    }
    return "It costs our versions \(costs.joined(separator: "; "))."
  }
}

extension Console {
  /// Prints the numbers and titles of edits.
  fileprivate func list(_ edits: [Edit]) {
    for edit in edits {
      print("\(edit.number) \(edit.title)".flow(width: width, indent: 2))
    }
    write("\n")
  }
}

extension Edit {
  /// For each version, the reason for the lines to type, and the lines: once for versions that share
  /// them.
  fileprivate var shownInVersions: String {
    var shown: [(versions: String, lines: String)] = []
    for version in Version.allCases where absence(in: version) == nil {
      let reason = fields[version.rawValue.capitalized].map { ": \($0)" } ?? ""
      let lines = [patch(version)?.shown, other(version).map { "```swift\n\($0)```\n" }].compactMap(
        \.self
      ).joined(separator: "\n")
      if let last = shown.indices.last, shown[last].lines == lines, !lines.isEmpty {
        shown[last].versions += "\n\n\(version.rawValue)\(reason)"
      } else {
        shown.append(("\(version.rawValue)\(reason)", lines))
      }
    }
    return shown.map { "\n\($0.versions)\n\n\($0.lines)" }.joined()
  }
}

extension Patch {
  /// The patch from its first difference on, without the marks of what the pages quote.
  fileprivate var shown: String {
    let start = text.firstRange(of: #/(?m)^diff --git /#)?.lowerBound ?? text.startIndex
    return "```diff\n"
      + text[start...].replacing(#/(?m)^[-+ ] *\/\/ (snippet|end): .*\n/#, with: "") + "```\n"
  }
}
