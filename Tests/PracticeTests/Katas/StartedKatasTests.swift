import Book
import Foundation
import Testing

@testable import Practice

@Suite("The katas that are started")
struct StartedKatasTests {
  private let book: SmallBook

  init() throws { book = try SmallBook(1, 2) }

  private func number(_ name: String? = nil) throws -> Int {
    try Kata.named(name, in: book.workbook).lesson.number
  }

  @Test("A command is about the kata that is named, else about the one worked on last")
  func named() throws {
    #expect(throws: KataError.noKata) { try number() }
    for number in [2, 1] {
      let kata = try book.started(number)
      try age(kata.inBook(kata.sourcesPath), to: Double(number))
      try age(kata.ship, to: Double(number))
    }
    #expect(Kata.started(in: book.workbook).map(\.lesson.number) == [1, 2])
    #expect(try number() == 2)
    try age(book.kata(1).ship, to: 3)
    #expect(try number() == 1)
    try book.write(book.kata(2).inBook("Package.swift"), "as a check puts it back")
    #expect(try number() == 1)
    #expect(try number("ocp") == 2)
    #expect(throws: BookError.self) { try number("nonsense") }
  }

  private func age(_ path: String, to second: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: second)], ofItemAtPath: book.url(path).path)
  }
}
