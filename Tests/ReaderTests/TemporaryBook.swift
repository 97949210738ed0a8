import Book
import Foundation
import Practice
import Terminal
import TestSupport
import Toolchain

@testable import Reader

/// A book with small lessons in its own folder, which is removed with it.
final class TemporaryBook: Sendable {
  private let folder: TemporaryFolder
  let workbook: Workbook

  /// - Parameter lessons: The numbers of the lessons with sources and hints.
  init(_ lessons: Int...) throws {
    folder = try TemporaryFolder(isSmall: true)
    workbook = Workbook(root: folder.url, lessons: Catalogue.lessons)
    for number in lessons {
      try write(lesson(number).sources(.before) + "/Thing.swift", "let thing = 1\n")
      try write(lesson(number).sources(.after) + "/Thing.swift", "let thing = 2\n")
      try write(lesson(number).tests + "/Side.swift", "enum Side { case mine }\n")
      try write(
        lesson(number).hints,
        "# Hints\n" + (1...4).map { "\n## Hint \($0)\n\nText *\($0)*.\n" }.joined())
    }
  }

  /// A book whose lesson 2 has two steps.
  static func withSteps() throws -> TemporaryBook {
    let book = try TemporaryBook(2)
    for (number, title, old, new, large) in [
      (1, "name the thing", 1, 5, ""), (2, "count it", 5, 2, "\nLarge: it is one.\n"),
    ] {
      let path = book.lesson(2).sources(.before) + "/Thing.swift"
      try book.write(
        "\(Step.folder(of: book.lesson(2)))/0\(number)-step.diff",
        """
        From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001
        From: Shipshape <shipshape@localhost>
        Date: Thu, 1 Jan 2026 00:00:00 +0000
        Subject: [PATCH] Rename: \(title)

        So that it is clear.
        \(large)---
        diff --git a/\(path) b/\(path)
        --- a/\(path)
        +++ b/\(path)
        @@ -1 +1 @@
        -let thing = \(old)
        +let thing = \(new)

        """)
    }
    return book
  }

  func lesson(_ number: Int) -> Lesson { Catalogue.lessons[number - 1] }

  func kata(_ number: Int) -> Kata { Kata(lesson(number), in: workbook) }

  deinit { folder.remove() }

  func write(_ path: String, _ text: String) throws {
    try folder.url.appendingPathComponent(path).fill(with: text)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  /// Starts katas; the last one counts as the one worked on last.
  func start(_ numbers: Int...) throws { try start(numbers) }

  func start(_ numbers: [Int]) throws {
    for (second, number) in numbers.enumerated() {
      try kata(number).start()
      let sources = kata(number).folder.appendingPathComponent(kata(number).sourcesPath)
      for path in [sources, sources.appendingPathComponent("Thing.swift")] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: Double(second))],
          ofItemAtPath: path.path)
      }
    }
  }

  /// Writes the reader's file of a kata.
  func work(_ text: String, on number: Int) throws {
    try write("\(kata(number).path)/\(kata(number).sourcesPath)/Thing.swift", text)
  }

  func work(on number: Int) throws -> String {
    try read("\(kata(number).path)/\(kata(number).sourcesPath)/Thing.swift")
  }

  /// Runs a command of the program to its end.
  @discardableResult
  func run(
    _ command: any ProgramCommand<Workbook>, _ words: String...,
    on console: RecordingConsole = RecordingConsole()
  ) async throws -> (output: String, error: String, paged: String, isRight: Bool) {
    let isRight = try await command.run(words, in: workbook, on: console)
    return (console.output, console.error, console.paged, isRight)
  }

  /// The output for a reader who types some lines one after the other: each after `$`, followed by
  /// what it prints, then its standard error, or why it failed.
  ///
  /// - Parameter commands: These replace the program's commands of the same names.
  func session(
    _ lines: String..., width: Int = 80, commands: [any ProgramCommand<Workbook>] = []
  ) async -> String {
    var text = ""
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let console = RecordingConsole(width: width)
      do {
        for command in (commands + Commands.all).filter({ $0.name == words[0] }).prefix(1) {
          let isRight = try await command.run(Array(words.dropFirst()), in: workbook, on: console)
          if !isRight { console.writeError("(red)\n") }
        }
      } catch {
        console.warn("\(error)")
      }
      let pager = console.paged.isEmpty ? "" : " | pager"
      text += "$ \(line)\(pager)\n" + console.output + console.error
    }
    return text
  }
}
