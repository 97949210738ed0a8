import Book
import Foundation
import Shell
import TestSupport
import Testing
import Toolchain

@testable import Reader

@Suite("workbook completion")
struct CompletionTests {
  private static let book = Workbook(root: PackageFolder.url)

  /// What may follow some words, as lines of `word: meaning`.
  private static func rows(after words: String) -> [String] {
    table.rows.filter { $0.after == words }.map { "\($0.word): \($0.meaning)" }
  }

  private static let table: CompletionTable = CompletionTable(of: Commands.all, in: book)

  @Test("It has commands, lessons, sides, options, and what the lesson has, with their titles")
  func contents() throws {
    let rows = Self.rows
    let lesson = Catalogue.lessons[1]
    let commands = Commands.all.map { "\($0.name): \($0.summary)" }
    #expect(rows("help") == commands && Array(rows("").dropLast()) == commands)
    #expect(rows("read") == Catalogue.lessons.map { "\($0.number): \($0.title)" })
    #expect(rows("shelf") == rows("read") + ["restore: "] && rows("shelf restore") == rows("read"))
    #expect(rows("diff 2") == ["mine: "] && rows("diff 2 mine") == ["before: ", "after: "])
    let requests = try ChangeRequest.all(of: lesson, in: Self.book).map {
      "\($0.name): \($0.title)"
    }
    let steps = try StepSeries(of: lesson, in: Self.book).steps.map { "\($0.number): \($0.title)" }
    let slips = try Slip.all(of: lesson, in: Self.book).map { "\($0.number): \($0.title)" }
    #expect([rows("request 2"), rows("step 2"), rows("slip 2")] == [requests, steps, slips])
    #expect(rows("completion") == ["bash: ", "zsh: ", "fish: "] && rows("list").isEmpty)
    #expect(rows("slip --side") == ["before: ", "after: "] && rows("check --limit").isEmpty)
    #expect([rows("class"), rows("class *"), rows("class --from")] == [["/: "], ["/: "], ["/: "]])
    #expect(
      rows("slip -") == [
        "--mine: Makes the mistake in your kata, where it fits what you have there",
        "--side: The side to make the mistake on", "--help: Shows what it does and takes",
      ])
    #expect(Set(Self.table.valued).isSuperset(of: ["--side", "--limit", "--from"]))
    #expect(Set(Self.table.rows).count == Self.table.rows.count)
  }

  @Test("Every option has a meaning", arguments: Commands.all.map(\.name))
  func options(command: String) {
    #expect(Self.rows(after: "\(command) -").filter { $0.hasSuffix(": ") } == [])
  }

  /// The words that a shell offers after each of some lines that are typed.
  private func offers(_ shell: CompletionShell, after lines: [String]) throws -> [[String]] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let script = CompletionScript(shell: shell, table: Self.table).text
    let file = try folder.file("script", script)
    _ = try folder.file("a file", "")
    // What zsh's own functions do is little: to list files, and to leave out what does not begin as
    // the word does.
    let own =
      "compdef() { }; _files() { print -l *; }; "
      + "_describe() { print -l -- ${(M)${offers%%:*}:#${words[CURRENT]}*}; }; "
    let asked = lines.map { line in
      let typed = "workbook \(line)"
      return switch shell {
      case .bash:
        "COMP_WORDS=(\(typed)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
          + "_workbook; printf '%s\\n' \"${COMPREPLY[@]}\"; "
      case .zsh: "words=(\(typed)); CURRENT=$#words; _workbook; "
      case .fish: "complete -C \"\(typed.replacing("''", with: ""))\"; "
      }
    }
    let all =
      (shell == .zsh ? own : "") + "source \(file.path); " + asked.joined(separator: "echo =; ")
    let output = try ChildProcess("env", [shell.rawValue, "-c", all], in: folder.url).run()
    return output.standardOutput.split(separator: "=\n", omittingEmptySubsequences: false).map {
      $0.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        .filter { $0 != "script" }.sorted()
    }
  }

  private static let present: [CompletionShell] = CompletionShell.allCases.filter { shell in
    (try? ChildProcess("env", [shell.rawValue, "-c", "true"]).run().status) == 0
  }

  @Test(
    "Each shell on this machine offers what comes next, wherever the options are",
    arguments: present
  )
  func next(shell: CompletionShell) throws {
    let lines = [
      "help requ", "request ocp ''", "request --sum 2 ''", "slip 2 --side ''",
      "slip --side after 2 ''",
      "check --limit 3 --js", "diff 02-OpenClosed mine af", "class x ''", "next ''",
    ]
    let requests = try ChangeRequest.all(of: Catalogue.lessons[1], in: Self.book).map(\.name)
      .sorted()
    let slips = try Slip.all(of: Catalogue.lessons[1], in: Self.book).map { "\($0.number)" }
    let expected = [
      ["request"], requests, requests, ["after", "before"], slips, ["--json"], ["after"],
      ["a file"], [],
    ]
    #expect(try offers(shell, after: lines) == expected)
  }

  @Test("A shell that it does not know is refused, with those that it does")
  func refused() async throws {
    let expected = """
      $ completion tcsh
      workbook: There is a completion script for bash, zsh and fish, not for “tcsh”.
      $ completion
      workbook: `workbook completion` needs a SHELL: `workbook help completion` shows
      how to give it.

      """
    #expect(try await TemporaryBook().session("completion tcsh", "completion") == expected)
    #expect(NoShell(word: "").isWrongUsage)
    let script = try await TemporaryBook().run(CompletionCommand(), "zsh").output
    #expect(script.hasPrefix("#compdef workbook\n# Completes `workbook`"))
  }
}
