import BookContents
import Foundation
import KataTools
import Terminal
import Toolchain

struct AuthorCommand: WorkbookCommand {
  let name = "author"
  let summary = "For authors: fills in pages, measures lessons and verifies them."
  let help = """
    Usage: scripts/workbook author pages [--check]
           scripts/workbook author measure [LESSON] [--check]
           scripts/workbook author verify [LESSON]

    pages    Fills in the quoted code and the tables in the pages; with --check,
             names the pages that are not up to date.
    measure  Builds and judges every version with every change and mistake, and
             writes Evidence.json for each lesson that has changed; with --check,
             only names those lessons.
    verify   Checks that steps, changes and mistakes fit, and that nothing is
             missing.

    """

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "scripts/workbook author")
    let checks = try arguments.flag("--check")
    let task = try arguments.required("TASK")
    if task == "pages" {
      try arguments.finish()
      return try fillPages(of: book, checks, on: console)
    }
    let lesson = try arguments.positional("LESSON").map(book.lesson)
    try arguments.finish()
    let lessons = lesson.map { [$0] } ?? book.lessons
    switch task {
    case "measure":
      var isRight = true
      for lesson in lessons {
        let measurement = Measurement(lesson)
        guard try !measurement.isPresent else { continue }
        if checks {
          console.tell("Lesson \(lesson.heading) has changed since it was measured.")
          isRight = false
        } else {
          let evidence = try await withStatus("Lesson \(lesson.heading)", on: console) {
            try await measurement.evidence(news: $0)
          }
          try evidence.json().write(to: book.root.appendingPathComponent(Evidence.path(of: lesson)))
          console.tell("Lesson \(lesson.heading) is measured.")
        }
      }
      return isRight
    case "verify":
      var problems: [String] = []
      for lesson in lessons { problems += try await Verification(lesson: lesson).problems() }
      for problem in problems { console.tell(problem) }
      return problems.isEmpty
    default: throw BookError.noSuch("task", task, known: ["pages", "measure", "verify"])
    }
  }

  private func fillPages(of book: Book, _ checks: Bool, on console: any Console) throws -> Bool {
    let lessons = Files(in: book.root.appendingPathComponent("Lessons")).keys
    let pages =
      ["README.md"] + lessons.filter { $0.hasSuffix(".md") }.map { "Lessons/\($0)" }.sorted()
    var isRight = true
    for page in pages {
      let filled = try Quotes(page, of: book).filled()
      guard try book.text(at: page) != filled else { continue }
      if checks {
        console.tell("\(page) is not up to date: `scripts/workbook author pages` fills it.")
        isRight = false
      } else {
        try Data(filled.utf8).write(to: book.root.appendingPathComponent(page))
        console.tell("\(page) is filled.")
      }
    }
    return isRight
  }
}
