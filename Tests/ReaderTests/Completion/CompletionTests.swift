import Book
import Foundation
import Terminal
import TestSupport
import Testing
import Toolchain

@testable import Reader

@Suite("workbook completion")
struct CompletionTests {
  private static let book = Workbook(root: PackageFolder.url)

  /// What may come next on a line, its words with one space between them.
  private func offers(_ line: String) -> [String] {
    Completion(commands: Commands.all, workbook: Self.book)
      .offers(for: line.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
      .map { "\($0.word): \($0.meaning)" }
  }

  @Test("It has commands, lessons, sides, options, and what the lesson has, with their titles")
  func contents() throws {
    let lesson = Catalogue.lessons[1]
    let commands = Commands.all.map { "\($0.name): \($0.summary)" }
    #expect(offers("re").dropLast() == commands[...])
    let lessons = Catalogue.lessons.map { "\($0.number): \($0.title)" }
    let requests = try ChangeRequest.all(of: lesson, in: Self.book)
    let steps = try Step.all(of: lesson, in: Self.book)
    let slips = try Slip.all(of: lesson, in: Self.book).map { "\($0.number): \($0.title)" }
    let expected: [(lines: [String], offers: [String])] = [
      (["help "], commands), (["read ", "step --yes ", "shelf restore "], lessons),
      (["shelf "], lessons + ["restore: "]), (["diff 2 "], ["mine: "]),
      (["diff O mine ", "slip --side "], ["before: ", "after: "]),
      (["request ocp "], requests.map { "\($0.name): \($0.title)" }),
      (["step 2 "], steps.map { "\($0.number): \($0.title)" }),
      (["slip 2 ", "slip --side after 2 ", "slip --mine 2 "], slips),
      (["play 2 --beside "], ["before: ", "after: ", "mine: "]),
      (["completion "], ["bash: ", "zsh: ", "fish: "]),
      (["class ", "class x ", "class --from "], ["/: "]),
      (["list ", "lst ", "help read ", "check --limit ", "diff 22 ", "diff 2 me ", "next "], []),
      (
        ["slip 2 -"],
        [
          "--mine: Makes the mistake in your kata, where it fits what you have there",
          "--side: The side to make the mistake on", "--help: Shows what it does and takes",
        ]
      ),
    ]
    for row in expected {
      for line in row.lines { #expect(offers(line) == row.offers, "after “\(line)”") }
    }
  }

  @Test("It has the versions on the shelf, with their times")
  func versions() throws {
    let book = try TemporaryBook()
    for time in ["15-02-29Z", "16-02-29Z"] {
      try book.write("Katas/.shelf/02-OpenClosed/2026-11-21T\(time)/README.md", "")
    }
    let offers = Completion(commands: Commands.all, workbook: book.workbook)
      .offers(for: ["shelf", "restore", "2", ""]).map { "\($0.word): \($0.meaning)" }
    #expect(offers == ["1: 2026-11-21T16-02-29Z", "2: 2026-11-21T15-02-29Z"])
  }

  @Test("Every option has a meaning")
  func options() {
    let options = Commands.all.flatMap { offers("\($0.name) -") }
    #expect(options.filter { $0.hasSuffix(": ") } == [] && options.count > Commands.all.count)
  }

  private static let shells: [CompletionShell] = [.bash, .zsh, .fish].filter { shell in
    (try? ChildProcess("env", [shell.rawValue, "-c", "true"]).run().status) == 0
  }

  @Test("Each shell on this machine asks the program what comes next", arguments: shells)
  func next(shell: CompletionShell) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // Whatever comes after `class` is a path, else the word being typed with all words after it.
    let program = try await folder.program(
      "it's the program",
      """
      #!/bin/sh
      if [ "$3" = class ]; then echo /; exit; fi
      for last do :; done
      printf '%s\\twhat: it means\\n' "$last<$*>" Another; echo why >&2
      """)
    let script = try folder.file("script", shell.script(asking: program.path))
    // What zsh's own functions do is little: to list files, and to leave out what does not begin as
    // the word does.
    let own =
      "compdef() { }; _files() { print -l *; }; "
      + "_describe() { print -l -- ${(M)${offers%%:*}:#${words[CURRENT]}*}; }; "
    let asked = ["slip --side 'after all' ''", "help requ", "class ''"].map { line in
      switch shell {
      case .bash:
        "COMP_WORDS=(workbook \(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
          + "_workbook; printf '%s\\n' \"${COMPREPLY[@]}\"; "
      case .zsh: "words=(workbook \(line)); CURRENT=$#words; _workbook; "
      case .fish: "complete -C \"workbook \(line.replacing(" ''", with: " "))\"; "
      }
    }
    let all =
      (shell == .zsh ? own : "") + "source \(script.path); " + asked.joined(separator: "echo =; ")
    let output = try await ChildProcess("env", [shell.rawValue, "-c", all], in: folder.url).run(nil)
    let offered = output.standardOutput.split(separator: "=\n").map {
      Set($0.split(separator: "\n").map { $0.prefix { $0 != "\t" } })
    }
    #expect(
      offered == [
        ["<completion -- slip --side after all >", "Another"],
        ["requ<completion -- help requ>"], ["it's the program", "script"],
      ])
    #expect(output.standardError.isEmpty)
  }

  @Test("A shell that it does not know is refused, with those that it does")
  func refused() async throws {
    let expected = """
      $ completion tcsh
      workbook: `workbook completion` takes bash, zsh or fish, not “tcsh”.
      $ completion
      workbook: `workbook completion` needs a SHELL: `workbook help completion` shows
      how to give it.
      $ completion -- diff 2 mine a
      before
      after
      $ completion -- read 1 -
      --help\tShows what it does and takes

      """
    let book = try TemporaryBook()
    let shown = await book.session(
      "completion tcsh", "completion", "completion -- diff 2 mine a", "completion -- read 1 -")
    #expect(shown == expected)
    let script = try await book.run(CompletionCommand(), "zsh").output
    #expect(script.hasPrefix("#compdef workbook\n# Completes `workbook`"))
    #expect(script.contains("' completion -- \"${(@)words[2,CURRENT]}\""))
  }
}
