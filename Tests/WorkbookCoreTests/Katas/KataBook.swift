import Foundation
import Shell

@testable import WorkbookCore

/// A book in a folder of its own with small lessons, of which katas can be started.
struct KataBook {
  let sides: SidesBook
  var workbook: Workbook { sides.workbook }

  /// - Parameter lessons: The numbers of the lessons that are written.
  init(_ lessons: Int...) throws {
    sides = try SidesBook()
    for number in lessons {
      try sides.lesson(
        number, ["Before/Thing.swift": "let thing = 1\n", "After/Thing.swift": "let thing = 2\n"])
      try sides.write(
        HintLadder.path(of: Catalogue.lessons[number - 1]),
        "# Hints\n" + (1...4).map { "\n## Hint \($0)\n\nText *\($0)*.\n" }.joined())
    }
  }

  func kata(_ number: Int) -> Kata { Kata(Catalogue.lessons[number - 1], in: workbook) }

  /// Starts katas, each a second later than the one before it.
  func start(_ numbers: Int...) throws {
    for number in numbers { try KataStarter(kata: kata(number)).start() }
    for (index, number) in numbers.enumerated() { try age(kata(number), to: Double(index)) }
  }

  /// Puts something into the reader's file of a kata.
  func work(_ text: String, on number: Int) throws {
    try sides.write("\(kata(number).path)/\(kata(number).sourcesPath)/Thing.swift", text)
  }

  func work(on number: Int) throws -> String {
    try sides.read("\(kata(number).path)/\(kata(number).sourcesPath)/Thing.swift")
  }

  /// Makes all of a kata as old as some second of 1970.
  func age(_ kata: Kata, to second: Double) throws {
    let files = FileManager.default
    let below = files.enumerator(atPath: kata.folder.path)?.allObjects as? [String] ?? []
    for path in below + [""] {
      try files.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: second)],
        ofItemAtPath: kata.folder.appendingPathComponent(path).path)
    }
  }

  func remove() { sides.remove() }

  /// Runs a command.
  ///
  /// - Returns: What was printed, and the outcome.
  func run(
    _ command: any WorkbookCommand, _ words: String...,
    on console: TranscriptConsole = TranscriptConsole()
  ) async throws -> (output: String, errors: String, isRight: Bool) {
    let isRight = try await command.run(words, in: workbook, on: console)
    return (console.output, console.errors, isRight)
  }

  /// A moment in the afternoon of a day.
  static let moment = Date(timeIntervalSince1970: 1_795_273_349)
}
