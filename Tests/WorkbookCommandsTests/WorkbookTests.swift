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

  /// Types a command, and expects the answer to have the exit status and, in this order, the words.
  private func expect(
    _ line: String, _ status: Int, _ words: String..., at place: SourceLocation = #_sourceLocation
  ) async {
    let answer = await reader.type(line)
    var rest = Substring(answer.text)
    let missing = words.first { word in
      guard let range = rest.range(of: word) else { return true }
      rest = rest[range.upperBound...]
      return false
    }
    #expect(
      answer.status == status && missing == nil, "Lacks “\(missing ?? "")”: \(answer.text)",
      sourceLocation: place)
  }

  @Test("A reader starts a kata, takes steps, and turns it green")
  func start() async throws {
    await expect(
      "", 0, "  1  Single doors            the door", "2  Shelves",
      "`scripts/workbook read 1` shows")
    await expect(
      "check 1", 1, "You have not started this kata: `scripts/workbook start 1` makes it.")
    await expect(
      "start doors", 0, "Your kata is in Katas/01-Doors/Sources/DoorsKata. It is green on purpose",
      "watch 1")
    await expect("start 1", 1, "There is a kata in Katas/01-Doors already")
    await expect("", 0, "Single doors            started", "Next: `scripts/workbook watch 1`")
    await expect(
      "check 1", 0, "Passed: 2 behaviours. Your own tests: 1 passed.", "You have changed no code")
    await expect("", 0, "Single doors            started")
    await expect("hint 1", 0, "Hint 1 of 4\n\nWhat locks?\n")
    await expect("hint 1", 0, "Hint 2 of 4\n\nLook at the lock.")
    await expect("hint 1 --all", 0, "Hints", "Call it Lock.")
    await expect("hint 2", 0, "Hint 1 of 1\n\nOnly one.")
    await expect(
      "step 1 --mine", 0, "Step 1 is in your kata: Give the lock a type. Locks get a file.",
      "`scripts/workbook undo 1` takes", "back.")
    await expect(
      "check 1", 0, "Passed: 2", "Ask yourself:\n  - Who asks the lock?", "The next change:", "bell"
    )
    await expect("", 0, "Single doors            green", "`scripts/workbook read 2`")
    await expect("step 1 --mine", 0, "Step 2 is in your kata: Ask the lock itself.")
    await expect("step 1 --mine", 1, "You have reached our last step")
    await expect("diff 1 mine after", 0, "There is no difference.")
    await expect("diff 1 2 after", 0, "no difference")
    await expect("reset 1", 0, "Katas/01-Doors is as it was at the start.")
    await expect("diff 1 mine", 0, "no difference")
    await expect(
      "undo 1", 0, "This brings back your files as they were before:", "reset\n",
      "Files that change: Sources/DoorsKata/Door.swift (4", "Lock.swift (4 lines).",
      "Done. `scripts/workbook undo 1 9` undoes this.")
    await expect("undo 1 1", 0, "as they were at:", "1    20", "start\n")
    await expect(
      "undo 1 --list", 0, "undo 1\n", "undo 7", "8 ", "start", "7 ", "reset", "step 1: Give",
      "start\n")
    await expect("start 2", 0, "Your kata is in Katas/02-Shelves/Sources.")
    await expect("check 2", 0, "Passed: 1 behaviour.")
    await expect("hint 2", 0, "Hint 1 of 1")
    await expect("hint 2", 0, "Hint 1 of 1")
    // A reset goes back to the first hint.
    await expect("hint 1", 0, "Hint 1 of 4")
    for (line, word) in [("check 1", "locks"), ("check 2", "holds")] {
      let path = line.hasSuffix("1") ? reader.door : "Katas/02-Shelves/Sources/Top/Shelves.swift"
      try reader.small.edit(path, "func \(word)", "func \(word)() -> Bool { 1 == 1 }\nfunc other")
      await expect(line, 0, "Passed")
    }
    await expect(
      "", 0, "doors            green", "Shelves                 green", "All katas are green")
  }

  @Test("The overview goes on with the kata that was edited last, and counts its changes")
  func progress() async throws {
    for line in ["start 1", "start 2", "change 1 bell --mine"] { _ = await reader.type(line) }
    try reader.edit("public init() {}", "public init() {}\n  func rings() -> Bool { 1 > 0 }")
    _ = await reader.type("check 1")
    await expect(
      "", 0, "Single doors            green, 1 of 2 changes\n", "2  Shelves", "started\n")
    for (path, number) in [(reader.door, 1), ("Katas/02-Shelves/Sources/Top/Shelves.swift", 2)] {
      try reader.small.write(try reader.small.text(path) + "// mine\n", to: path)
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now + Double(60 * number)],
        ofItemAtPath: reader.small.place(path).path)
      await expect("", 0, "Next: `scripts/workbook watch \(number)`")
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
    for folder in ["Katas", "Katas/01-Doors-old"] {
      #expect(await reader.type("hint", in: folder).text.contains("needs LESSON"))
    }
  }

  @Test("A reader takes a change, sees its text until it is done, and then sees its cost")
  func change() async throws {
    await expect(
      "change 1", 0, "the principle expects:", "  bell                        A bell\n",
      "does not expect:", "window")
    await expect(
      "change 1 1", 0, "A bell\n\nGuests want\nto ring.", "`scripts/workbook change 1 bell --mine`")
    await expect("change 1 bell --mine", 1, "You have not started this kata")
    await expect("change 1 bell --drop", 1, "You have not started this kata")
    await expect("start 1", 0)
    await expect(
      "change 1 bell --mine", 0, "A bell\n\nGuests want\nto ring.", "Its tests are in your kata.")
    await expect("change 1", 0, "A bell\n", "open\n", "A window")
    await expect("change 1 window --mine", 1, "“A bell” is still open", "change 1 bell --drop")
    await expect(
      "check 1", 1, "You have taken “A bell”: Guests want\nto ring.", "✗ A bell: A bell rings",
      "door.rings: expected true, got false",
      "Katas/01-Doors/Tests/DoorsKataTests/BellTests.swift:7",
      "Failed: 1 of 3 behaviours. Your own tests: 1 passed.")
    try reader.edit("public init() {}", "public init() {}\n  func rings() -> Bool { 1 > 0 }")
    await expect(
      "check 1", 0, "Passed: 3 behaviours.",
      "“A bell” is done. It cost you 0 lines edited, 1 added, 1 file.")
    await expect("change 1", 0, "A bell\n", "done: 0 lines edited, 1 added, 1 file\n", "A window")
    await expect("change 1 bell --mine", 1, "“A bell” is already done in your kata.")
    await expect("change 1 bell --drop", 0, "Your files are as they were before “A bell”.")
    await expect("change 1 bell --drop", 1, "Your kata has not taken “A bell”")
    await expect("check 1", 0, "Passed: 2 behaviours.", "You have changed no code")
    await expect(
      "undo 1", 0, "drop bell",
      "Files that change: Changes/bell, Sources/DoorsKata/Door.swift (1 line),")
    await expect("check 1", 0, "Passed: 3 behaviours.")
    await expect("change 1 window --mine", 0, "A window")
    await expect("check 1", 1, "✗ A window")
    try reader.small.write(
      "func looks() -> Bool { 1 > 0 }\n", to: "\(reader.kata)/Other/Other.swift")
    await expect("check 1", 0, "“A window” is done. It cost you 0 lines edited, 1 added, 0 files.")
    // A clone has no log.
    try FileManager.default.removeItem(
      at: reader.small.place("\(reader.kata)/.git/refs/workbook/log"))
    await expect("change 1", 0, "A bell\n", "taken elsewhere\n", "A window\n", "taken elsewhere\n")
    await expect("check 1", 0, "Passed: 4 behaviours. Your own tests: 1 passed.\n")
  }

  @Test("A reader makes a mistake, sees what catches it, and takes it back")
  func mistake() async throws {
    await expect("mistake 1", 0, "  1 A door that sticks\n  2 A word that is none\n")
    await expect("mistake 1 1 --mine", 1, "You have not started this kata")
    await expect("start 1", 0)
    await expect("mistake 1 1 --mine", 0, "Mistake 1 is in your kata.", "`scripts/workbook undo 1`")
    await expect(
      "check 1", 1, "✗ A door: A door opens\n", "Failed: 1 of 2 behaviours.",
      "Your kata contains mistake 1: A door that sticks.\n")
    await expect("mistake 1 1 --mine", 1, "does not fit your code", "so nothing was changed")
    await expect("undo 1", 0, "mistake 1: A door that sticks")
    await expect("mistake 1 broken --mine", 0)
    await expect(
      "check 1", 1, "Katas/01-Doors/Sources/DoorsKata/Door.swift:",
      "error: cannot find 'BROKEN' in scope", "It does not compile.")
    await expect(
      "undo 1", 0, "mistake 2", "Files that change: Sources/DoorsKata/Door.swift (1 line).")
    await expect("mistake 1 quiet --mine", 0)
    await expect(
      "check 1", 0, "Passed: 2", "Your kata contains mistake 3", "Nothing has caught it.",
      "`scripts/workbook undo 1` takes back the workbook's last edit")
    await expect("undo 1", 0)
    await expect("check 1", 0, "Passed: 2 behaviours.")
    await expect("undo 1", 1, "The workbook has no edit of kata 1")
  }

  @Test("An endless loop is ended at the limit that the reader has chosen")
  func limit() async throws {
    await expect("start 1", 0)
    try reader.edit("func opens() -> Bool { true }", "func opens() -> Bool { while true {} }")
    await expect(
      "check 1 --limit=1", 1, "It made no progress for 1 second", "Failed: 1 of 2 behaviours.")
  }

  @Test("Pages are shown without the markup that only a browser needs")
  func pages() async throws {
    await expect(
      "read 1", 0, "Single doors\n\n▸ More\n\n▸ Again\n\nYour kata\n\n- Who asks the lock?\n",
      "\nAnswers\n\n▸ More\n\nIt opens.\n\n▸ Again\n\nIt closes.\n")
    await expect(
      "step 1", 0, "  1 Give the lock a type\n  2 Ask the lock itself\n",
      "`scripts/workbook step 1 1`")
    await expect(
      "step 1 2", 0, "Inline Method: Ask the lock itself\n\nNobody needs the old way.",
      "    diff --git a/Sources", "    +  let lock = Lock()")
    await expect(
      "change 1 bell --ours", 0, "A bell\n\nbefore: One more function.\n\nfix\n\n    diff --git",
      "    +  func rings() -> Bool { true }", "\nafter: The same.\n\n    diff --git")
    await expect(
      "change 1 window --ours", 0,
      "before: A module of its own.\n\nfix\n\n    import DoorsBefore\n    func looks()")
    await expect("mistake 1 2", 1, "Lessons/01-Doors/Evidence.json cannot be used (it is missing")
    await expect("help", 0, "check    Builds your kata and runs each of its behaviours.")
    await expect("undo --help", 0, "Usage: scripts/workbook undo LESSON [ENTRY]")
    let text = await reader.type("read 1").text
    #expect(!text.contains("<") && !text.contains("code:") && !text.contains("| ["))
    try reader.small.write(
      #"{"digest": "", "changes": [], "mistakes": [], "cures": []}"#,
      to: "Lessons/01-Doors/Evidence.json")
    await expect(
      "mistake 1 2", 0,
      "A word that is none\n\nA slip of the pen.\n\nIn each version, what would catch it:",
      "\nbefore\n\nfix\n\n    diff", "{ true }\n\nWhat catches it:\n\n- before: not measured\n- fix"
    )
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
    await expect("start 1", 0)
    await expect("chekc", 64, "There is no command “chekc”: did you mean `scripts/workbook check`?")
    await expect("check shelfs", 64, "There is no lesson “shelfs”: did you mean “Shelves”?")
    await expect("check 2", 1, "You have not started this kata: `scripts/workbook start 2`")
    await expect("check 9", 64, "There is no lesson “9”: choose from 1, 2.")
    await expect("check 1 --al", 64, "has no option “--al”: did you mean `--all`?")
    await expect("check 1 --limit 0", 64, "--limit takes a whole number from 1 to 3600, not “0”.")
    await expect("check 1 2", 64, "takes no further argument “2”")
    await expect("check", 64, "needs LESSON")
    await expect("read", 64, "needs LESSON")
    await expect("play", 64, "`scripts/workbook play` needs LESSON")
    await expect("diff 1 aftr", 64, "There is no version “aftr”: did you mean “after”?")
    await expect("diff 1 7", 64, "There is no step “7”: choose from 1, 2.")
    await expect("diff 1 mine after more", 64, "takes no further argument “more”")
    await expect("diff 2 mine", 1, "You have not started this kata")
    await expect("hint 9", 64, "no lesson “9”")
    await expect("step 1 9", 64, "There is no step “9” in lesson 1")
    await expect("step 1 --mne", 64, "`--mine`?")
    await expect("change 1 bel", 64, "There is no change “bel” in lesson 1: did you mean “bell”?")
    await expect("change 1 --mine", 64, "needs NAME")
    await expect("change 1 bell --mine --drop", 64, "takes only one of")
    await expect(
      "mistake 1 9 --mine", 64,
      "There is no mistake “9” in lesson 1: choose from the numbers 1 to 3.")
    await expect("mistake 1 --mine", 64, "`scripts/workbook mistake` needs N")
    await expect("undo 2", 1, "You have not started")
    await expect("undo 1 9", 64, "There is no entry “9”: choose from 1.")
    await expect("undo 1 x", 64, "There is no entry “x”: choose from 1.")
    await expect("author pages 1", 64, "takes no further argument “1”")
    await expect("reset 2", 1, "You have not started")
    await expect("undo 1 --lst", 64, "did you mean `--list`?")
    await expect("home", 64, "There is no command “home”")
    await expect("author", 64, "needs TASK")
    await expect("author page", 64, "There is no task “page”: did you mean “pages”?")
    await expect("--all", 64, "has no option “--all”")
    await expect("hint 1 --all 2", 64, "no further argument “2”")
    await expect("watch 2", 1, "You have not started")
    await expect("watch 1 2", 64, "no further argument")
  }
}
