import Foundation
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("Recording requests")
struct RequestRecorderTests {
  private static let before = "Sources/Lessons/01-SingleResponsibility/Before/Ship.swift"

  /// Runs a test in a book, with a folder in which an author has worked a request out.
  private func inBook(_ work: (SidesBook, TemporaryFolder, RequestRecorder) throws -> Void) throws {
    let book = try SidesBook.withRequests()
    defer { book.remove() }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try folder.file("Request.md", SmallRequest.words)
    _ = try folder.file("NewTests.swift", SmallRequest.tests)
    _ = try folder.file("notes.txt", "not wanted")
    for side in ["Before", "After"] {
      try book.workbook.tree(of: SmallSteps.lesson, side: side)
        .mapping { $0.replacing("lives = 3", with: "lives = 5") }
        .write(to: folder.url.appendingPathComponent(side))
    }
    try work(book, folder, RequestRecorder(lesson: SmallSteps.lesson, workbook: book.workbook))
  }

  private func files(_ book: SidesBook, _ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: book.workbook.root.appendingPathComponent("\(SidesBook.requests)/\(name)").path
    ).sorted()
  }

  @Test("A folder becomes a request, in the place of one that is there")
  func recording() throws {
    try inBook { book, folder, recorder in
      for name in ["new-one", "twin-bolts"] {
        try recorder.record(folder.url, as: name)
        #expect(
          try files(book, name) == ["After.diff", "Before.diff", "NewTests.swift", "Request.md"])
        let request = try ChangeRequest(name, of: SmallSteps.lesson, in: book.workbook)
        let tree = try request.tree(of: "Before", in: book.workbook)
        #expect(tree["Ship.swift"]?.contains("lives = 5") == true)
      }
    }
  }

  @Test("Where a file cannot be written, it is told")
  func notKept() throws {
    try inBook { book, folder, recorder in
      // A folder stands where the file would.
      try book.write("\(SidesBook.requests)/new-one/After.diff/in-the-way", "")
      let error = #expect(throws: RecordError.self) {
        try recorder.record(folder.url, as: "new-one")
      }
      let path = "\(SidesBook.requests)/new-one"
      #expect(error?.description.hasPrefix("\(path) could not be written (") == true)
    }
  }

  @Test("Existing tests that had to be edited come along")
  func editedTests() throws {
    try inBook { book, folder, recorder in
      try SourceTree(["LivesTests.swift": "// None.\n"])
        .write(to: folder.url.appendingPathComponent("AfterTests"))
      try recorder.record(folder.url, as: "new-one")
      let request = try ChangeRequest("new-one", of: SmallSteps.lesson, in: book.workbook)
      #expect(request.before.tests == nil)
      #expect(request.after.tests?.files == [.init(isNew: false, removed: 1, added: 1)])
    }
  }

  @Test(
    "Where the folder lacks something, what was there stays",
    arguments: ["Request.md", "NewTests.swift", "Before", "After"])
  func lacking(file: String) throws {
    try inBook { book, folder, recorder in
      let old = try files(book, "twin-bolts")
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(file))
      let error = #expect(throws: RequestError.self) {
        try recorder.record(folder.url, as: "twin-bolts")
      }
      let place = folder.url.path
      #expect(
        error?.description
          == (file == "NewTests.swift"
            ? "There has to be one file …Tests.swift in \(place), with all the new tests."
            : "There is no \(file) in \(place)."))
      #expect(try files(book, "twin-bolts") == old)
    }
  }

  @Test("Of two files with new tests neither is taken")
  func twoTests() throws {
    try inBook { book, folder, recorder in
      _ = try folder.file("OtherTests.swift", SmallRequest.tests)
      #expect(throws: RequestError.self) { try recorder.record(folder.url, as: "new-one") }
      #expect(ChangeRequest.names(of: SmallSteps.lesson, in: book.workbook).count == 3)
    }
  }

  @Test("A side that is as it was has no change")
  func noChange() throws {
    try inBook { book, folder, recorder in
      try book.workbook.tree(of: SmallSteps.lesson, side: "After")
        .write(to: folder.url.appendingPathComponent("After"))
      let error = #expect(throws: RequestError.self) {
        try recorder.record(folder.url, as: "new-one")
      }
      #expect(error?.description == "There is no change in After in \(folder.url.path).")
    }
  }

  @Test("A name that leads elsewhere is refused before anything is touched")
  func badName() throws {
    try inBook { book, folder, recorder in
      #expect(throws: RequestError.badName("../Requests")) {
        try recorder.record(folder.url, as: "../Requests")
      }
      #expect(ChangeRequest.names(of: SmallSteps.lesson, in: book.workbook).count == 3)
    }
  }

  @Test("Again: the changes are made anew on what both sides are now, and those are named")
  func again() throws {
    try inBook { book, _, recorder in
      #expect(try recorder.again() == [])
      try book.edit(Self.before, "/// A ship.", "/// A ship,\n/// of the player.")
      #expect(
        try recorder.again()
          == ["twin-bolts", "more-lives", "drop-shield"].map {
            "\(SidesBook.requests)/\($0)/Before.diff"
          })
      #expect(try RequestRule().problems(in: book.workbook) == [])
    }
  }

  @Test("Again: a change that no longer fits is named")
  func unfit() throws {
    try inBook { book, _, recorder in
      try book.edit(Self.before, "lives = 3", "lives = 7")
      let error = #expect(throws: RequestError.self) { try recorder.again() }
      #expect(
        error?.description
          == "\(SidesBook.requests)/twin-bolts/Before.diff does not fit: Ship.swift differs near "
          + "line 1.")
    }
  }
}
