import Shell
import Testing

@Suite("What a reader is told about a call that makes no sense")
struct UsageErrorTests {
  @Test("Every error is one sentence that says what to do")
  func sentences() {
    let errors: [UsageError] = [
      .noSuchCommand("raed", program: "book", near: "read"),
      .noSuchCommand("xyz", program: "book", near: nil),
      .noSuchOption("--jsn", command: "book list", near: "--json"),
      .noSuchOption("-x", command: "book list", near: nil),
      .noSuchOption("-x", command: "book", near: nil),
      .missingArgument("LESSON", command: "book read"),
      .surplusArgument("two", command: "book read"),
      .missingValue(option: "--limit", command: "book test"),
      .unwantedValue(option: "--json", command: "book list"),
      .repeatedOption("--limit", command: "book test"),
      .conflictingOptions(["--stat", "--words"], command: "book diff"),
    ]
    #expect(
      errors.map { "\($0)" }.joined(separator: "\n") == """
        There is no command “raed”: did you mean `book read`?
        There is no command “xyz”: `book help` lists them.
        `book list` has no option “--jsn”: did you mean `--json`?
        `book list` has no option “-x”: `book help list` shows what it takes.
        `book` has no option “-x”: `book help` shows what it takes.
        `book read` needs a LESSON: `book help read` shows how to give it.
        `book read` has no use for “two”: `book help read` shows what it takes.
        `book test` needs a value after `--limit`: `book help test` shows which.
        `book list` takes `--json` without a value: leave out the part from “=” on.
        `book test` takes `--limit` once: leave out the others.
        `book diff` takes only one of `--stat`, `--words`.
        """)
  }

  @Test(
    "What was typed cannot steer the terminal, and is cut where it has more than 60 characters",
    arguments: [
      ("\u{1B}[31m\nred\u{202E}", "“\u{FFFD}[31m\u{FFFD}red\u{FFFD}”"),
      (String(repeating: "a", count: 60), "“\(String(repeating: "a", count: 60))”"),
      (String(repeating: "a", count: 61), "“\(String(repeating: "a", count: 59))…”"),
    ] as [(String, String)])
  func quoted(typed: String, shown: String) {
    #expect(typed.quotedForReader == shown)
  }
}
