import BookContents
import Foundation
import Terminal
import TestSupport
import Text
import Toolchain

@testable import WorkbookCommands

/// A reader of a small book.
struct SmallReader: Sendable {
  struct Answer {
    /// The exit status that the program would have.
    var status = 0
    /// What it prints, or its error.
    var text = ""
  }

  let small: SmallBook
  let kata = "Katas/01-Doors"
  let door = "Katas/01-Doors/Sources/DoorsKata/Door.swift"

  init() throws { small = try SmallBook() }

  /// Types a command, with its words separated by spaces, in a folder of the book.
  func type(_ line: String, in folder: String = "") async -> Answer {
    let console = RecordingConsole()
    var answer = Answer()
    do {
      try small.putClockAhead()
      let isRight = try await Child.$programs.withValue(small.programs.path) {
        try await Program.workbook.run(
          line.split(separator: " ").map(String.init), on: console,
          finding: { try Book(at: small.root, from: small.place(folder)) })
      }
      (answer.status, answer.text) = (isRight ? 0 : 1, console.output)
    } catch let error as any ReaderError {
      (answer.status, answer.text) = (error.isWrongUsage ? 64 : 1, error.description)
    } catch {
      (answer.status, answer.text) = (70, "\(error)")
    }
    return answer
  }

  func edit(_ old: String, _ new: String) throws { try small.edit(door, old, new) }
}
