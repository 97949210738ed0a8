import Book
import Foundation
import Practice
import Shell
import Toolchain

/// `workbook class`: how far the readers of a class are.
struct ClassCommand: WorkbookCommand {
  let name = "class"
  let summary = "Shows how far the readers of a class are."
  let help = """
    Usage: workbook class FOLDER… [--json | --markdown]
           workbook class --from FILE [--json | --markdown]

    For a teacher: shows the readers of several clones of the book, lesson by
    lesson, with the stage of each kata and what the changes cost that are finished
    in it, of those that the principle expects. Below that are the behaviours that
    failed for most readers at their last checks. A reader is called by the name of
    the folder. In the place of a clone's FOLDER you may name a file with what
    `workbook progress --json` printed there.

    \(HelpText.stages)

    Nothing leaves this machine, and nothing is written into the clones. Readers
    that cannot be shown are named on standard error; the exit status is 1 then.

    \(HelpText.pager)

      --from      A file with the path of a clone on each line.
      --markdown  Prints the tables as Markdown.
      --json      Prints JSON: an object with "version" (now 1), "readers",
                  "failing" and "leftOut" (a sentence on each reader that cannot be
                  shown). A reader has "name" and "lessons", those with a kata. Each
                  has "number", "isRed" (whether something failed in the last
                  check), "failing" (the names of these behaviours), and "stage",
                  "changesTaken" and "row", which are those that
                  `workbook help progress` explains. The other "failing" is
                  an array as well: each behaviour has "lesson" (its number),
                  "behaviour" (its name) and "readers" (how many).

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let style = try arguments.choice(of: ["--json", "--markdown"])
    let list = try arguments.value("--from")
    var paths = try list.map(paths) ?? [arguments.required("FOLDER")]
    while list == nil, let path = try arguments.positional("FOLDER") { paths.append(path) }
    try arguments.finish()

    var seen: Set<String> = []
    let places = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
      .filter { seen.insert($0.path).inserted }
    var members: [ClassMember] = []
    var errors: [ClassError] = []
    for (name, place) in zip(ClassMember.names(of: places), places) {
      do throws(ClassError) {
        members.append(try ClassMember(name, at: place, in: workbook))
      } catch {
        errors.append(error)
      }
    }
    let leftOut = errors.map(\.description)
    for sentence in leftOut { console.warn(sentence) }
    let report = ClassReport(members: members)
    if style == "--json" {
      console.write(try report.json(leftOut: leftOut).text())
    } else if !members.isEmpty {
      try console.page(report.markdown, in: "", asIs: style == "--markdown")
    }
    return leftOut.isEmpty
  }

  /// The lines of a file that are not empty.
  private func paths(in list: String) throws(ClassError) -> [String] {
    let text: String
    do {
      text = try String(contentsOf: URL(fileURLWithPath: list), encoding: .utf8)
    } catch {
      throw .noList(list, reason: "cannot be read (\(Reason.of(error)))")
    }
    let paths = text.lines.map(\.trimmed).filter { !$0.isEmpty }
    guard !paths.isEmpty else { throw .noList(list, reason: "is empty") }
    return paths
  }
}
