import Foundation
import TestSupport
import Testing
import Toolchain

@Suite(
  "The workbook as a program",
  .enabled("if the build includes it", { BuiltProgram.path(of: "workbook") != nil }))
final class ProgramTests: Sendable {
  private let reader: SmallReader

  init() throws { reader = try SmallReader() }
  deinit { reader.small.remove() }

  /// Runs shell commands in a lesson's folder, where `$BOOK` is the program and the toolchain is fake.
  private func shell(_ script: String) async throws -> [String] {
    let output = try await BuiltProgram.shell(
      """
      PATH=\(reader.small.programs.path):$PATH; cd Lessons/01-Doors
      door=\(reader.small.place(reader.door).path) hanging=../../Katas/.build/debug/hanging
      save() { sed "$1" $door > new; cp new $door; }
      soon() { n=0; until "$@"; do n=$((n + 1)); [ $n -lt 2000 ] || exit 9; sleep 0.05; done; }
      \(script)
      """, program: "workbook", as: "BOOK", in: reader.small.root)
    return output.text.split(separator: "\n").map(String.init)
  }

  @Test(
    "The exit status distinguishes a failure from wrong usage, in any folder of the book"
  )
  func status() async throws {
    let lines = try await shell(
      """
      run() { $BOOK "$@" > out 2> err; echo "$? $(head -n 1 out) $(tail -n 1 err)"; }
      run start 1; run check 1; run mistake 1 1 --mine; run check 1; run start 1
      run chekc
      run help; run author verify
      cd ../../Katas/01-Doors/Sources; $BOOK hint | head -n 1; cd /; $BOOK read 99 2>&1
      """)
    #expect(lines[0].hasPrefix("0 Your kata is in Katas/01-Doors/Sources/DoorsKata. "))
    #expect(lines[1] == "0 Passed: 2 behaviours. Your own tests: 1 passed. Lesson 1 Single doors …")
    #expect(lines[3] == "1 ✗ A door: A door opens Lesson 1 Single doors …")
    #expect(lines[4].hasPrefix("1  scripts/workbook: There is a kata in Katas/01-Doors already"))
    #expect(lines[5].hasPrefix("64  scripts/workbook: There is no command “chekc”: did you mean"))
    #expect(lines[6].hasPrefix("0 Usage: scripts/workbook [COMMAND]"))
    #expect(lines[7].hasPrefix("1 Lesson 2 Shelves:") && lines[8] == "Hint 1 of 4")
    // Elsewhere, the book is that of the program.
    #expect(lines[9].hasPrefix("scripts/workbook: There is no lesson “99”: choose from"))
  }

  @Test("Git shows the differences, with the names of the versions")
  func diff() async throws {
    let lines = try await shell(
      """
      $BOOK start 1 > out
      save 's/{ true }/{ 1 > 0 }/'
      for words in '' 'mine' 'fix' 'before fix' '1 2'; do
        $BOOK diff 1 $words | grep -E '^([-+] |[-+]{3}|diff)'
        echo "end"
      done
      { $BOOK diff 1; echo "status $?" > status; } | :; cat status
      git config --global --list > /dev/null 2>&1; GIT_PAGER=cat $BOOK diff 1 after before | grep -c Lock
      """)
    let diffs = lines.split(separator: "end").map(Array.init)
    let door = "Sources/DoorsKata/Door.swift"
    #expect(diffs[0].contains("--- before/\(door)") || diffs[0].contains("--- a/before/\(door)"))
    #expect(
      diffs[1].suffix(2) == [
        "-  func opens() -> Bool { true }", "+  func opens() -> Bool { 1 > 0 }",
      ])
    #expect(
      diffs[1].contains { $0.hasSuffix("start/\(door)") }
        && diffs[1].contains { $0.hasSuffix("mine/\(door)") })
    #expect(
      diffs[2].count { $0.hasPrefix("+  func") } == 3
        && diffs[2].contains("+  func locks() -> Bool { Lock().locks() }"))
    #expect(
      diffs[3].contains("-  func locks() -> Bool { 2 > 1 }")
        && diffs[3].contains("+  func locks() -> Bool { Lock().locks() }"))
    #expect(diffs[4].contains("+  let lock = Lock()") && lines.last != "0")
    // A reader may leave the pager early.
    #expect(lines.contains("status 0"))
  }

  @Test("An interrupted check ends at once, with everything it started")
  func interrupted() async throws {
    let lines = try await shell(
      """
      $BOOK start 1 > out
      save 's/{ true }/{ while true {} }/'
      $BOOK check 1 --limit 600 > out 2>&1 & program=$!
      soon [ -s $hanging ]
      kill -TERM $program; wait $program; echo $?
      kill -0 $(cat $hanging) 2> /dev/null && echo alive && kill $(cat $hanging)
      cat out
      """)
    #expect(lines == ["143", "Lesson 1 Single doors …"])
  }

  @Test("Outside a terminal, watch prints one verdict after another until it is interrupted")
  func watch() async throws {
    let lines = try await shell(
      """
      $BOOK start 1 > out
      $BOOK watch 1 < /dev/null > out 2> err & program=$!
      soon grep -q Passed out
      save 's/{ true }/{ false }/'
      soon grep -q Failed out
      save 's/{ false }/BROKEN/'
      soon grep -q compile out
      save 's/BROKEN/{ while true {} }/'
      soon [ -s $hanging ]
      kill -TERM $program; wait $program; echo $?
      kill -0 $(cat $hanging) 2> /dev/null && echo alive && kill $(cat $hanging)
      cat out err
      """)
    #expect(
      lines.filter { !$0.hasPrefix(" ") } == [
        "143", "Watching Katas/01-Doors: every save is checked.",
        "Passed: 2 behaviours. Your own tests: 1 passed.",
        "You have changed no code: `scripts/workbook read 1` shows the fault of this",
        "version, and `scripts/workbook hint 1` asks you a question.", "✗ A door: A door opens",
        "Failed: 1 of 2 behaviours. Your own tests: 1 passed.",
        "Katas/01-Doors/Sources/DoorsKata/Door.swift:7:3: error: cannot find 'BROKEN' in scope",
        "7 |   func opens() -> Bool BROKEN", "It does not compile.",
      ])
  }

  @Test("In a terminal, watch shows the verdict and responds to single keys")
  func keys() async throws {
    #expect(await reader.type("start 1").status == 0)
    try reader.edit("public init() {}", "public init() {}\n  func more() {}")
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let settings = terminal.settings
    async let ending = shell(
      """
      export TERM=xterm PAGER=cat GIT_PAGER='sleep 0.3; cat' NO_COLOR=1
      $BOOK watch 1 < \(terminal.path) > \(terminal.path) 2>&1 & echo $! > pid; wait $!; echo $?
      """)
    #expect(try await terminal.outputMeanwhile(endingWith: "behaviours.").contains("Kata"))
    // Each key, and its effect: a page waits for Enter, since `cat` ends at once. Only letters that
    // differ are painted, such as the last ones of “verdict”.
    let (enter, frame) = ("Enter goes back.", "\u{1b}[?2026l")
    for (key, end, shown) in [
      ("h", "dict", "What locks?"), ("\r", "behaviours.", "Passed:"),
      ("r", enter, "Single doors"),
      ("\n", frame, "Passed:"), ("d", enter, "func more() {}"), ("\n", frame, "Passed:"),
      ("t", "Failed:", "BellTests"), ("1", "dict", "BellTests.swift:7"),
      ("q", "Failed:", "BellTests"),
      ("c", "Failed:", "BellTests"),
      ("a", enter, "You have taken “A bell”"),
      ("\n", frame, "Failed:"),
    ] {
      terminal.type(key)
      let text = try await terminal.outputMeanwhile(endingWith: end)
      #expect(text.contains(shown) && text.hasSuffix(end), "\(key): \(text)")
    }
    // A check that was stopped for a long time starts over.
    try Data("1".utf8).write(to: reader.small.programs.appendingPathComponent("slow"))
    let calls = reader.small.calls.count
    func expectCalls(_ count: Int) async throws {
      for _ in 0..<1000 where reader.small.calls.count < count {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(reader.small.calls.count == count)
    }
    terminal.type("c")
    try await expectCalls(calls + 1)
    kill(Int32(try reader.small.text("Lessons/01-Doors/pid").dropLast()) ?? 0, SIGCONT)
    try await expectCalls(calls + 2)
    terminal.type("q")
    #expect(try await ending == ["0"])
    #expect(terminal.settings == settings)
  }
}
