import Foundation
import Testing

@testable import WorkbookCore

@Suite("The steps of a lesson")
struct StepSeriesTests {
  /// The error of a series after a change to the book.
  private func error(after change: (SidesBook) throws -> Void) throws -> StepError? {
    let book = try SidesBook.withSteps()
    defer { book.remove() }
    try change(book)
    return #expect(throws: StepError.self) { try book.steps() }
  }

  @Test("They lead from before to after, each to where the next begins")
  func series() throws {
    let book = try SidesBook.withSteps()
    defer { book.remove() }
    let series = try book.steps()
    #expect(series.steps.map(\.path) == SmallSteps.paths)
    #expect(series.steps.map(\.number) == [1, 2, 3])
    #expect(series.steps.map(\.before) == Array(SmallSteps.states.prefix(3)))
    #expect(series.steps.map(\.after) == Array(SmallSteps.states.suffix(3)))
    #expect(series.end == SmallSteps.states[3])
  }

  @Test("A lesson without steps says so")
  func none() throws {
    let error = try error { book in for path in SmallSteps.paths { try book.removeFile(path) } }
    #expect(error == .noSteps(1))
    #expect(error?.description == "Lesson 1 has no steps from before to after.")
  }

  @Test("A gap in the numbers is told")
  func gap() throws {
    let error = try error { try $0.removeFile(SmallSteps.paths[1]) }
    #expect(
      error?.description
        == "\(SmallSteps.paths[2]) stands where step 2 belongs: steps are numbered from 01 without "
        + "a gap.")
  }

  @Test("A file that is no step is told")
  func noStep() throws {
    let error = try error { try $0.edit(SmallSteps.paths[1], "Title:", "Name:") }
    #expect(error?.description == "\(SmallSteps.paths[1]) has no line “Title: …” at its top.")
  }

  @Test("A file that is no text is told, with how to get it back")
  func noText() throws {
    let error = try error { book in
      let file = book.workbook.root.appendingPathComponent(SmallSteps.paths[1])
      try Data([0xFF, 0xFE, 0x0A]).write(to: file)
    }
    guard case .unreadable(let path, let reason) = error else {
      Issue.record("Expected a file that cannot be read, not \(String(describing: error)).")
      return
    }
    #expect(path == SmallSteps.paths[1])
    #expect(
      error?.description
        == "\(path) cannot be read (\(reason)): get it back with `git checkout -- \(path)`.")
  }

  @Test("A step has to fit line by line where it says")
  func unfit() throws {
    let before = "Sources/Lessons/01-SingleResponsibility/Before/Ship.swift"
    let error = try error { try $0.edit(before, "/// A ship.", "/// The ship.") }
    #expect(
      error?.description
        == "\(SmallSteps.paths[0]) does not fit what the steps before it make: Ship.swift differs "
        + "near line 1.")
  }

  @Test("None of these is wrong usage")
  func usage() {
    #expect(!StepError.noSteps(1).isWrongUsage)
  }
}
