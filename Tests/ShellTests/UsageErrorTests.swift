import Shell
import Testing

@Suite("What a reader is told about a call that makes no sense")
struct UsageErrorTests {
  static let texts: [(UsageError, String)] = [
    (
      .noSuchCommand("raed", program: "book", near: "read"),
      "There is no command “raed”: did you mean `book read`?"
    ),
    (
      .noSuchCommand("xyz", program: "book", near: nil),
      "There is no command “xyz”: `book help` lists them."
    ),
    (
      .noSuchOption("--jsn", command: "book list", near: "--json"),
      "`book list` has no option “--jsn”: did you mean `--json`?"
    ),
    (
      .noSuchOption("-x", command: "book list", near: nil),
      "`book list` has no option “-x”: `book help list` shows what it takes."
    ),
    (
      .noSuchOption("-x", command: "book", near: nil),
      "`book` has no option “-x”: `book help` shows what it takes."
    ),
    (
      .missingArgument("LESSON", command: "book read"),
      "`book read` needs a LESSON: `book help read` shows how to give it."
    ),
    (
      .surplusArgument("two", command: "book read"),
      "`book read` has no use for “two”: `book help read` shows what it takes."
    ),
    (
      .missingValue(option: "--limit", command: "book test"),
      "`book test` needs a value after `--limit`: `book help test` shows which."
    ),
    (
      .unwantedValue(option: "--json", command: "book list"),
      "`book list` takes `--json` without a value: leave out the part from “=” on."
    ),
    (
      .repeatedOption("--limit", command: "book test"),
      "`book test` takes `--limit` once: leave out the others."
    ),
    (
      .conflictingOptions(["--stat", "--words"], command: "book diff"),
      "`book diff` takes only one of `--stat`, `--words`."
    ),
  ]

  @Test("Every error is one sentence that says what to do", arguments: texts)
  func text(error: UsageError, expected: String) {
    #expect(error.description == expected)
  }

  @Test(
    "What was typed cannot steer the terminal, and is cut where it has more than 60 characters",
    arguments: [
      ("\u{1B}[31m\nred\u{202E}", "“\u{FFFD}[31m\u{FFFD}red\u{FFFD}”"),
      (String(repeating: "a", count: 60), "“\(String(repeating: "a", count: 60))”"),
      (String(repeating: "a", count: 61), "“\(String(repeating: "a", count: 59))…”"),
    ])
  func quoted(typed: String, shown: String) {
    #expect(typed.quotedForReader == shown)
  }
}
