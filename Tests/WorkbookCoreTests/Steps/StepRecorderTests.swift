import Foundation
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("Recording steps")
struct StepRecorderTests {
  private static let before = "Sources/Lessons/01-SingleResponsibility/Before"
  private static let after = "Sources/Lessons/01-SingleResponsibility/After"

  /// Runs a test in a book that has been recorded.
  private func inBook<Result>(_ work: (SidesBook) throws -> Result) throws -> Result {
    let book = try SidesBook.withSteps()
    defer { book.remove() }
    return try work(book)
  }

  // MARK: - Folders

  /// Writes the states as an author keeps them.
  private func write(_ states: [StepRecorder.State], to folder: URL) throws {
    for (index, state) in states.enumerated() {
      let name = "0\(index + 1)"
      try state.tree.write(to: folder.appendingPathComponent(name))
      let words = StepFile(state.words, patch: SourcePatch("")).text
      try Data(words.utf8).write(to: folder.appendingPathComponent("\(name).txt"))
    }
  }

  @Test("Folders with whole modules become files with the differences")
  func folders() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try write(SmallSteps.recorded, to: folder.url)
    try inBook { book in
      let states = try book.recorder.states(from: folder.url.path)
      #expect(states.map(\.words) == SmallSteps.words)
      #expect(states.map(\.tree) == Array(SmallSteps.states.dropFirst()))
      try book.recorder.keep(book.recorder.files(through: states))
      let expected = """
        Refactoring: Rename Variable
        Title: Name the place
        Reason: One letter says little.

        diff --git a/Ship.swift b/Ship.swift
        --- a/Ship.swift
        +++ b/Ship.swift
        @@ -1,13 +1,13 @@
         /// A ship.
         public final class Ship {
        -  var x = 0
        +  var column = 0
           var hull = Hull()
         \("")
           func left() -> Int {
        -    x - 1
        +    column - 1
           }
         \("")
           func right() -> Int {
        -    x + 1
        +    column + 1
           }
         }

        """
      #expect(try book.read(SmallSteps.paths[1]) == expected)
    }
  }

  @Test("A folder without steps, without words, and with words that lack something")
  func badFolders() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try inBook { book in
      func error() -> RecordError? {
        #expect(throws: RecordError.self) { try book.recorder.states(from: folder.url.path) }
      }
      #expect(
        error()?.description
          == "There is no step: expected folders 01, 02 … or commits that change before.")
      try SmallSteps.states[1].write(to: folder.url.appendingPathComponent("01"))
      #expect(
        error()?.description
          == "There are no words for 01.txt: a step needs its refactoring, a title and a reason.")
      _ = try folder.file("01.txt", "Refactoring: Extract Class\nReason: Because.\n")
      #expect(error()?.description == "01.txt has no line “Title: …” at its top.")
    }
  }

  @Test("A series that ends elsewhere than at after is refused, with the files")
  func endsElsewhere() throws {
    try inBook { book in
      let error = #expect(throws: RecordError.self) {
        try book.recorder.files(through: Array(SmallSteps.recorded.prefix(2)))
      }
      #expect(
        error?.description == "The last step is not after, byte for byte; these differ: Ship.swift."
      )
    }
  }

  @Test("A step that changes nothing is refused")
  func changesNothing() throws {
    try inBook { book in
      var states = SmallSteps.recorded
      states.insert(states[1], at: 2)
      let error = #expect(throws: RecordError.self) {
        try book.recorder.files(through: states)
      }
      #expect(error?.description == "Step 3 changes nothing: leave it out.")
    }
  }

  @Test("What is recorded takes the place of all that was")
  func keeping() throws {
    try inBook { book in
      try book.put(SmallSteps.states[1], as: "After")
      let files = try book.recorder.files(through: Array(SmallSteps.recorded.prefix(1)))
      try book.recorder.keep(files)
      #expect(StepSeries.paths(of: SmallSteps.lesson, in: book.workbook) == [SmallSteps.paths[0]])
      #expect(try book.steps().end == SmallSteps.states[1])
    }
  }

  @Test("Where a step cannot be written, those that were there stay, and it is told")
  func notKept() throws {
    try inBook { book in
      let folder = StepSeries.folder(of: SmallSteps.lesson)
      let files = try book.recorder.files(through: SmallSteps.recorded)
      try book.recorder.keep(Array(files.prefix(2)))
      // A folder stands where the third file would.
      try book.write("\(SmallSteps.paths[2])/in-the-way", "")
      let error = #expect(throws: RecordError.self) { try book.recorder.keep(files) }
      #expect(error?.description.hasPrefix("\(folder) could not be written (") == true)
      #expect(error?.description.hasSuffix("): mend that, then try again.") == true)
      for (path, file) in zip(SmallSteps.paths, files).prefix(2) {
        #expect(try book.read(path) == file.text)
      }
    }
  }

  // MARK: - Commits

  /// A repository whose commits change before as the steps do, with others between them.
  private func repository(_ book: SidesBook, _ messages: [String]) throws {
    try book.git("init", "-q")
    try book.git("add", ".")
    try book.git("commit", "-q", "-m", "The book")
    for (index, message) in messages.enumerated() {
      try book.put(SmallSteps.states[index + 1], as: "Before")
      try book.git("add", ".")
      try book.git("commit", "-q", "-m", message)
      try book.write("notes.md", message)
      try book.git("add", ".")
      try book.git("commit", "-q", "-m", "Something else")
    }
    try book.git("tag", "steps")
    // The lesson itself is as it was.
    try book.put(SmallSteps.states[0], as: "Before")
  }

  private static let messages = SmallSteps.words.map { words in
    "\(words.refactoring): \(words.title)\n\n\(words.reason.replacing(" for ", with: "\nfor "))\n"
  }

  @Test("Commits that change before become steps, others are passed over")
  func commits() throws {
    try inBook { book in
      try repository(book, Self.messages)
      let states = try book.recorder.states(from: "steps~6..steps")
      #expect(states.map(\.words) == SmallSteps.words)
      #expect(states.map(\.tree) == Array(SmallSteps.states.dropFirst()))
      let error = #expect(throws: RecordError.self) {
        try book.recorder.states(from: "steps..steps")
      }
      #expect(error == .noStates)
    }
  }

  @Test(
    "A message without a refactoring, a title or a reason is told",
    arguments: ["Give it a hull\n\nBecause.", "Extract Class:\n\nBecause.", "Extract Class: It"])
  func badMessage(message: String) throws {
    try inBook { book in
      try repository(book, [message])
      let error = #expect(throws: RecordError.self) {
        try book.recorder.states(from: "steps~2..steps")
      }
      #expect(
        error?.description.contains(
          #/^There are no words for commit [0-9a-f]{10}: a step needs its refactoring, a title and a reason\.$/#
        ) == true)
    }
  }

  @Test("Commits that git does not know are told in its words")
  func noCommits() throws {
    try inBook { book in
      try repository(book, [])
      let error = #expect(throws: RecordError.self) {
        try book.recorder.states(from: "nowhere..steps")
      }
      #expect(error?.description.hasPrefix("Git does not know these commits: fatal: ") == true)
    }
  }

  // MARK: - Again

  @Test("Where nothing has changed, nothing is another")
  func same() throws {
    try inBook { book in
      let again = try book.recorder.again()
      #expect(again.changed == [])
      #expect(again.files == (try book.steps().steps.map(\.file)))
    }
  }

  @Test("A change to before that later steps keep is carried to after")
  func changedBefore() throws {
    try inBook { book in
      for side in [Self.before, Self.after] {
        try book.edit("\(side)/Ship.swift", " + 1\n  }\n", " + 1\n  }\n\n  func up() {}\n")
      }
      let again = try book.recorder.again()
      #expect(again.changed == [2])
      try book.recorder.keep(again.files)
      let series = try book.steps()
      #expect(series.end == (try book.workbook.tree(of: SmallSteps.lesson, side: "After")))
      #expect(series.steps.map(\.file.words) == SmallSteps.words)
      #expect(series.steps[0].after["Ship.swift"]?.hasSuffix("\n  func up() {}\n}\n") == true)
    }
  }

  @Test("A change to after goes into every step in which it fits, from the first on")
  func changedAfter() throws {
    try inBook { book in
      try book.edit("\(Self.after)/Parts/Hull.swift", "afloat", "in the game")
      let again = try book.recorder.again()
      #expect(again.changed == [1])
      try book.recorder.keep(again.files)
      let series = try book.steps()
      #expect(series.end == (try book.workbook.tree(of: SmallSteps.lesson, side: "After")))
      #expect(series.steps[0].after["Parts/Hull.swift"]?.contains("in the game") == true)
    }
  }

  @Test("A change to after goes into none before a step that it does not fit")
  func changedBehindAGap() throws {
    let book = try SidesBook()
    defer { book.remove() }
    let states = ["a\nb\n", "a\nb\nc\nmore\n", "a\nz\nc\n", "a\nb\nc\n"].map {
      SourceTree(["Ship.swift": $0])
    }
    try book.put(states[0], as: "Before")
    try book.put(states[3], as: "After")
    try book.recorder.keep(
      book.recorder.files(
        through: zip(SmallSteps.words, states.dropFirst()).map { .init(words: $0, tree: $1) }))
    try book.edit("\(Self.after)/Ship.swift", "b", "B")
    #expect(try book.recorder.again().changed == [3])
  }

  @Test("A change to what only the last step makes stays in it")
  func changedEnd() throws {
    try inBook { book in
      try book.edit("\(Self.after)/Ship.swift", "public final struct", "public struct")
      let again = try book.recorder.again()
      #expect(again.changed == [3])
    }
  }

  @Test("New files of after, and those that are gone, come with the step that can have them")
  func newFile() throws {
    try inBook { book in
      try book.write("\(Self.after)/New.swift", "let new = 1\n")
      try book.recorder.keep(book.recorder.again().files)
      let after = try book.workbook.tree(of: SmallSteps.lesson, side: "After")
      #expect(try book.steps().end == after)
      try book.removeFile("\(Self.after)/New.swift")
      try book.recorder.keep(book.recorder.again().files)
      #expect(try book.steps().end == SmallSteps.states[3])
    }
  }

  @Test("A step that no longer fits is named, and nothing is written")
  func unfit() throws {
    try inBook { book in
      let old = try SmallSteps.paths.map(book.read)
      try book.edit("\(Self.before)/Ship.swift", "x - 1", "x - 2")
      let error = #expect(throws: StepError.self) { try book.recorder.again() }
      #expect(
        error?.description
          == "\(SmallSteps.paths[1]) does not fit what the steps before it make: Ship.swift "
          + "differs near line 1.")
      #expect(try SmallSteps.paths.map(book.read) == old)
    }
  }

  @Test("A step that has nothing left to do is named")
  func nothingLeft() throws {
    try inBook { book in
      try book.put(SmallSteps.states[2], as: "After")
      #expect(throws: RecordError.changesNothing(3)) { try book.recorder.again() }
    }
  }
}
