import BookContents
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import WorkbookCommands

@Suite("The workbook from start to finish")
final class WorkbookTests {
  private let reader: SmallReader

  init() throws { reader = try SmallReader() }
  deinit { reader.small.remove() }

  /// Types commands one after another, and expects each answer to have the exit status and, in this
  /// order, the words.
  private func converse(_ lines: [(String, Int, [String])]) async {
    for (line, status, words) in lines {
      let answer = await reader.type(line)
      var rest = Substring(answer.text)
      let missing = words.first { word in
        guard let range = rest.range(of: word) else { return true }
        rest = rest[range.upperBound...]
        return false
      }
      #expect(
        answer.status == status && missing == nil,
        "`\(line)` lacks “\(missing ?? "")”: \(answer.text)")
    }
  }

  @Test("A reader starts a kata, takes steps, and turns it green")
  func start() async throws {
    await converse([
      (
        "", 0,
        ["  1  Single doors            the door", "2  Shelves", "`scripts/workbook read 1` shows"]
      ),
      ("check 1", 1, ["You have not started this kata: `scripts/workbook start 1` makes it."]),
      (
        "start doors", 0,
        [
          "Your kata is in Katas/01-Doors/Sources/DoorsKata. It is green on purpose", "watch 1",
        ]
      ),
      ("start 1", 1, ["There is a kata in Katas/01-Doors already"]),
      ("", 0, ["Single doors            started", "Next: `scripts/workbook watch 1`"]),
      (
        "check 1", 0,
        ["Passed: 2 behaviours. Your own tests: 1 passed.", "You have changed no code"]
      ),
      ("", 0, ["Single doors            started"]),
      ("hint 1", 0, ["Hint 1 of 4\n\nWhat locks?\n"]),
      ("hint 1", 0, ["Hint 2 of 4\n\nLook at the lock."]),
      ("hint 1 --all", 0, ["Hints", "Call it Lock."]),
      ("hint 2", 0, ["Hint 1 of 1\n\nOnly one."]),
      (
        "step 1 --mine", 0,
        [
          "Step 1 is in your kata: Give the lock a type. Locks get a file.",
          "`scripts/workbook undo 1` takes", "back.",
        ]
      ),
      (
        "check 1", 0,
        ["Passed: 2", "Ask yourself:\n  - Who asks the lock?", "The next change:", "bell"]
      ),
      ("", 0, ["Single doors            green", "`scripts/workbook read 2`"]),
      ("step 1 --mine", 0, ["Step 2 is in your kata: Ask the lock itself."]),
      ("step 1 --mine", 1, ["You have reached our last step"]),
      ("diff 1 mine after", 0, ["There is no difference."]),
      ("diff 1 2 after", 0, ["no difference"]),
      ("reset 1", 0, ["Katas/01-Doors is as it was at the start."]),
      ("diff 1 mine", 0, ["no difference"]),
      (
        "undo 1", 0,
        [
          "This brings back your files as they were before:", "reset\n",
          "Files that change: Sources/DoorsKata/Door.swift (4",
          "Lock.swift (4 lines).",
          "Done. `scripts/workbook undo 1 9` undoes this.",
        ]
      ),
      ("undo 1 1", 0, ["as they were at:", "1    20", "start\n"]),
      (
        "undo 1 --list", 0,
        ["undo 1\n", "undo 7", "8 ", "start", "7 ", "reset", "step 1: Give", "start\n"]
      ),
      ("start 2", 0, ["Your kata is in Katas/02-Shelves/Sources."]),
      ("check 2", 0, ["Passed: 1 behaviour."]),
      ("hint 2", 0, ["Hint 1 of 1"]), ("hint 2", 0, ["Hint 1 of 1"]),
      // A reset goes back to the first hint.
      ("hint 1", 0, ["Hint 1 of 4"]),
    ])
    for (line, word) in [("check 1", "locks"), ("check 2", "holds")] {
      let path = line.hasSuffix("1") ? reader.door : "Katas/02-Shelves/Sources/Top/Shelves.swift"
      try reader.small.edit(path, "func \(word)", "func \(word)() -> Bool { 1 == 1 }\nfunc other")
      await converse([(line, 0, ["Passed"])])
    }
    await converse([
      ("", 0, ["doors            green", "Shelves                 green", "All katas are green"])
    ])
  }

  @Test("The overview goes on with the kata that was edited last, and counts its changes")
  func progress() async throws {
    for line in ["start 1", "start 2", "change 1 bell --mine"] { _ = await reader.type(line) }
    try reader.edit("public init() {}", "public init() {}\n  func rings() -> Bool { 1 > 0 }")
    _ = await reader.type("check 1")
    await converse([
      ("", 0, ["Single doors            green, 1 of 2 changes\n", "2  Shelves", "started\n"])
    ])
    for (path, number) in [("Katas/02-Shelves/Sources/Top/Shelves.swift", 2), (reader.door, 1)] {
      try reader.small.write(try reader.small.text(path) + "// mine\n", to: path)
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now + Double(60 * (3 - number))],
        ofItemAtPath: reader.small.place(path).path)
      await converse([("", 0, ["Next: `scripts/workbook watch \(number)`"])])
    }
  }

  @Test("In a kata's folder, the lesson can be left out")
  func currentLesson() async throws {
    _ = await reader.type("start 1")
    let lines: [(String, Int, String)] = [
      ("hint", 0, "What locks?"), ("hint 2", 0, "Only one."), ("change bell", 0, "Guests want"),
      ("check --bogus", 64, "no option “--bogus”"), ("read nothing", 64, "no further argument"),
    ]
    for (line, status, words) in lines {
      let answer = await reader.type(line, in: "Katas/01-Doors/Sources")
      #expect(answer.status == status && answer.text.contains(words), "\(line): \(answer.text)")
    }
    #expect(await reader.type("hint", in: "Katas").text.contains("needs LESSON"))
  }

  @Test("A reader takes a change, sees its text until it is done, and then sees its cost")
  func change() async throws {
    await converse([
      (
        "change 1", 0,
        [
          "the principle expects:", "  bell                        A bell\n", "does not expect:",
          "window",
        ]
      ),
      (
        "change 1 1", 0,
        ["A bell\n\nGuests want\nto ring.", "`scripts/workbook change 1 bell --mine`"]
      ),
      ("change 1 bell --mine", 1, ["You have not started this kata"]),
      ("change 1 bell --drop", 1, ["You have not started this kata"]), ("start 1", 0, []),
      (
        "change 1 bell --mine", 0,
        ["A bell\n\nGuests want\nto ring.", "Its tests are in your kata."]
      ),
      ("change 1", 0, ["A bell\n", "open\n", "A window"]),
      ("change 1 window --mine", 1, ["“A bell” is still open", "change 1 bell --drop"]),
      (
        "check 1", 1,
        [
          "You have taken “A bell”: Guests want\nto ring.", "✗ A bell: A bell rings",
          "door.rings: expected true, got false",
          "Katas/01-Doors/Tests/DoorsKataTests/BellTests.swift:7",
          "Failed: 1 of 3 behaviours. Your own tests: 1 passed.",
        ]
      ),
    ])
    try reader.edit("public init() {}", "public init() {}\n  func rings() -> Bool { 1 > 0 }")
    await converse([
      (
        "check 1", 0,
        ["Passed: 3 behaviours.", "“A bell” is done. It cost you 0 lines edited, 1 added, 1 file."]
      ),
      ("change 1", 0, ["A bell\n", "done: 0 lines edited, 1 added, 1 file\n", "A window"]),
      ("change 1 bell --mine", 1, ["“A bell” is already done in your kata."]),
      ("change 1 bell --drop", 0, ["Your files are as they were before “A bell”."]),
      ("change 1 bell --drop", 1, ["Your kata has not taken “A bell”"]),
      ("check 1", 0, ["Passed: 2 behaviours.", "You have changed no code"]),
      (
        "undo 1", 0,
        ["drop bell", "Files that change: Changes/bell, Sources/DoorsKata/Door.swift (1 line),"]
      ),
      ("check 1", 0, ["Passed: 3 behaviours."]),
      ("change 1 window --mine", 0, ["A window"]), ("check 1", 1, ["✗ A window"]),
    ])
    try reader.small.write(
      "func looks() -> Bool { 1 > 0 }\n", to: "\(reader.kata)/Other/Other.swift")
    await converse([
      (
        "check 1", 0,
        [
          "“A window” is done. It cost you 0 lines edited, 1 added, 0 files."
        ]
      )
    ])
    // A clone has no log.
    try FileManager.default.removeItem(
      at: reader.small.place("\(reader.kata)/.git/refs/workbook/log"))
    await converse([
      ("change 1", 0, ["A bell\n", "taken elsewhere\n", "A window\n", "taken elsewhere\n"]),
      ("check 1", 0, ["Passed: 4 behaviours. Your own tests: 1 passed.\n"]),
    ])
  }

  @Test("A reader makes a mistake, sees what catches it, and takes it back")
  func mistake() async throws {
    await converse([
      ("mistake 1", 0, ["  1 A door that sticks\n  2 A word that is none\n"]),
      ("mistake 1 1 --mine", 1, ["You have not started this kata"]), ("start 1", 0, []),
      ("mistake 1 1 --mine", 0, ["Mistake 1 is in your kata.", "`scripts/workbook undo 1`"]),
      (
        "check 1", 1,
        [
          "✗ A door: A door opens\n", "Failed: 1 of 2 behaviours.",
          "Your kata contains mistake 1: A door that sticks.\n",
        ]
      ),
      (
        "mistake 1 1 --mine", 1,
        ["does not fit your code", "so nothing was changed"]
      ),
      ("undo 1", 0, ["mistake 1: A door that sticks"]),
      ("mistake 1 broken --mine", 0, []),
      (
        "check 1", 1,
        [
          "Katas/01-Doors/Sources/DoorsKata/Door.swift:", "error: cannot find 'BROKEN' in scope",
          "It does not compile.",
        ]
      ),
      (
        "undo 1", 0, ["mistake 2", "Files that change: Sources/DoorsKata/Door.swift (1 line)."]
      ),
      ("mistake 1 quiet --mine", 0, []),
      (
        "check 1", 0,
        [
          "Passed: 2", "Your kata contains mistake 3", "Nothing has caught it.",
          "`scripts/workbook undo 1` takes back the workbook's last edit",
        ]
      ),
      ("undo 1", 0, []), ("check 1", 0, ["Passed: 2 behaviours."]),
      ("undo 1", 1, ["The workbook has no edit of kata 1"]),
    ])
  }

  @Test("An endless loop is ended at the limit that the reader has chosen")
  func limit() async throws {
    await converse([("start 1", 0, [])])
    try reader.edit("func opens() -> Bool { true }", "func opens() -> Bool { while true {} }")
    await converse([
      ("check 1 --limit=1", 1, ["It made no progress for 1 second", "Failed: 1 of 2 behaviours."])
    ])
  }

  @Test("Pages are shown without the markup that only a browser needs")
  func pages() async throws {
    await converse([
      (
        "read 1", 0,
        [
          "Single doors\n\n▸ More\n\n▸ Again\n\nYour kata\n\n- Who asks the lock?\n",
          "\nAnswers\n\n▸ More\n\nIt opens.\n\n▸ Again\n\nIt closes.\n",
        ]
      ),
      (
        "step 1", 0,
        ["  1 Give the lock a type\n  2 Ask the lock itself\n", "`scripts/workbook step 1 1`"]
      ),
      (
        "step 1 2", 0,
        [
          "Inline Method: Ask the lock itself\n\nNobody needs the old way.",
          "    diff --git a/Sources",
          "    +  let lock = Lock()",
        ]
      ),
      (
        "change 1 bell --ours", 0,
        [
          "A bell\n\nbefore: One more function.\n\nfix\n\n    diff --git",
          "    +  func rings() -> Bool { true }",
          "\nafter: The same.\n\n    diff --git",
        ]
      ),
      (
        "change 1 window --ours", 0,
        ["before: A module of its own.\n\nfix\n\n    import DoorsBefore\n    func looks()"]
      ),
      ("mistake 1 2", 1, ["Lessons/01-Doors/Evidence.json cannot be used (it is missing"]),
      ("help", 0, ["check    Builds your kata and runs each of its behaviours."]),
      ("undo --help", 0, ["Usage: scripts/workbook undo LESSON [ENTRY]"]),
    ])
    let text = await reader.type("read 1").text
    #expect(!text.contains("<") && !text.contains("code:") && !text.contains("| ["))
    try reader.small.write(
      #"{"digest": "", "changes": [], "mistakes": [], "cures": []}"#,
      to: "Lessons/01-Doors/Evidence.json")
    await converse([
      (
        "mistake 1 2", 0,
        [
          "A word that is none\n\nA slip of the pen.\n\nIn each version, what would catch it:",
          "\nbefore\n\nfix\n\n    diff",
          "\nWhat catches it:\n\n- before: not measured\n- fix",
        ]
      )
    ])
  }

  @Test("All help fits into eighty columns")
  func help() async {
    let overview = await reader.type("help").text
    let names = overview.matches(of: #/(?m)^  ([a-z]+)  /#).map { " \($0.1)" }
    #expect(names.count > 10)
    for name in [""] + names {
      let lines = await reader.type("help\(name)").text.split(separator: "\n")
      #expect(lines.filter { $0.count > 80 } == [], "help\(name)")
    }
  }

  @Test("Wrong commands and arguments are refused with the right status and a reason")
  func refused() async throws {
    await converse([
      ("start 1", 0, []),
      ("chekc", 64, ["There is no command “chekc”: did you mean `scripts/workbook check`?"]),
      ("check shelfs", 64, ["There is no lesson “shelfs”: did you mean “Shelves”?"]),
      ("check 2", 1, ["You have not started this kata: `scripts/workbook start 2`"]),
      ("check 9", 64, ["There is no lesson “9”: choose from 1, 2."]),
      ("check 1 --al", 64, ["has no option “--al”: did you mean `--all`?"]),
      ("check 1 --limit 0", 64, ["--limit takes a whole number from 1 to 3600, not “0”."]),
      ("check 1 2", 64, ["takes no further argument “2”"]), ("check", 64, ["needs LESSON"]),
      ("read", 64, ["needs LESSON"]), ("play", 64, ["`scripts/workbook play` needs LESSON"]),
      ("diff 1 aftr", 64, ["There is no version “aftr”: did you mean “after”?"]),
      ("diff 1 7", 64, ["There is no step “7”: choose from 1, 2."]),
      ("diff 1 mine after more", 64, ["takes no further argument “more”"]),
      ("diff 2 mine", 1, ["You have not started this kata"]), ("hint 9", 64, ["no lesson “9”"]),
      ("step 1 9", 64, ["There is no step “9” in lesson 1"]), ("step 1 --mne", 64, ["`--mine`?"]),
      ("change 1 bel", 64, ["There is no change “bel” in lesson 1: did you mean “bell”?"]),
      ("change 1 --mine", 64, ["needs NAME"]),
      ("change 1 bell --mine --drop", 64, ["takes only one of"]),
      (
        "mistake 1 9 --mine", 64,
        ["There is no mistake “9” in lesson 1: choose from the numbers 1 to 3."]
      ),
      ("mistake 1 --mine", 64, ["`scripts/workbook mistake` needs N"]),
      ("undo 2", 1, ["You have not started"]),
      ("undo 1 9", 64, ["There is no entry “9”: choose from 1."]),
      ("undo 1 x", 64, ["There is no entry “x”: choose from 1."]),
      ("author pages 1", 64, ["takes no further argument “1”"]),
      ("reset 2", 1, ["You have not started"]),
      ("undo 1 --lst", 64, ["did you mean `--list`?"]),
      ("home", 64, ["There is no command “home”"]),
      ("author", 64, ["needs TASK"]),
      ("author page", 64, ["There is no task “page”: did you mean “pages”?"]),
      ("--all", 64, ["has no option “--all”"]), ("hint 1 --all 2", 64, ["no further argument “2”"]),
      ("watch 2", 1, ["You have not started"]), ("watch 1 2", 64, ["no further argument"]),
    ])
  }
}
