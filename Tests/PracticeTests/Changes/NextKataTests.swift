import Book
import Foundation
import Testing

@testable import Practice

@Suite("The kata to go on with")
struct NextKataTests {
  /// The stages of the katas of three lessons; a later kata was worked on longer ago.
  @Test(
    "The next kata is the latest one that is not done, else the first that has not begun",
    arguments: [
      ("---", nil, 1), ("---", 1, 2), ("-s-", nil, 2), ("-s-", 2, 1), ("ss-", nil, 1),
      ("ss-", 1, 2),
      ("d--", nil, 2), ("ds-", nil, 2), ("ds-", 2, 3), ("-d-", 1, 3), ("ddd", nil, nil),
      ("dds", 3, nil),
    ])
  func next(stages: String, leaving: Int?, expected: Int?) throws {
    let book = try SmallBook(1, 2, 3)
    let lessons = Array(book.workbook.lessons.prefix(3))
    let workbook = Workbook(root: book.workbook.root, lessons: lessons)
    for (lesson, stage) in zip(lessons, stages) where stage != "-" {
      let kata = Kata(lesson, in: workbook)
      try kata.start()
      if stage == "d" { try finish(kata, of: book) }
      let sources = kata.folder.appendingPathComponent(kata.sourcesPath)
      for file in [sources, sources.appendingPathComponent("Ship.swift")] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: Double(9 - lesson.number))],
          ofItemAtPath: file.path)
      }
    }
    let left = leaving.map { lessons[$0 - 1] }
    #expect(Kata.next(in: workbook, besides: left)?.lesson.number == expected)
  }

  /// Takes a kata's only change, and passes with it.
  private func finish(_ kata: Kata, of book: SmallBook) throws {
    try book.keepRequest("a-first", of: kata.lesson.number)
    let request = try ChangeRequest("a-first", of: kata.lesson, in: kata.workbook)
    let open = try OpenChange.take(request, in: kata)
    try "struct Ship {}\n".write(
      to: kata.folder.appendingPathComponent("\(kata.sourcesPath)/Ship.swift"), atomically: true,
      encoding: .utf8)
    try open.finish(kata.green())
    try KataLog(kata).note(kata.green())
  }
}
