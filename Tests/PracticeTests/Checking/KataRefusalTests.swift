import Foundation
import Testing
import Toolchain

@testable import Practice

@Suite("Files that the toolchain would refuse without naming them")
struct KataRefusalTests {
  private let book: SmallBook
  private let kata: Kata

  init() throws {
    book = try SmallBook(1)
    kata = try book.started(1)
  }

  private func path(_ name: String) -> String { kata.inBook("\(kata.sourcesPath)/\(name)") }

  @Test(
    "A program in place of a module, or two files with one name, are refused with a remedy",
    arguments: [
      ("main.swift", "print(1)\n", "/main.swift turns the kata into a program"),
      ("Guns/main.swift", "", "/Guns/main.swift turns the kata into a program"),
      ("Run.swift", "// @main\n/* a\n*/ @main\nstruct Run {}\n", "/Run.swift:3 has @main"),
      ("Guns/Ship.swift", "", "/Ship.swift, which the compiler does not allow in one module"),
      ("Run.swift", "// @main\nlet a = \"@main\"\n", nil), ("Main.swift", "", nil),
      ("ship.swift", "", nil),
    ] as [(String, String, String?)])
  func refused(name: String, text: String, words: String?) throws {
    try book.write(path(name), text)
    let refusal = try kata.refusal()
    #expect(words.map { refusal?.contains($0) == true } ?? (refusal == nil), "\(refusal ?? "nil")")
  }

  @Test("A kata that is a link is refused, since it would not find the book")
  func link() throws {
    try FileManager.default.moveItem(at: kata.folder, to: book.url("else"))
    try FileManager.default.createSymbolicLink(
      at: kata.folder, withDestinationURL: book.url("else"))
    #expect(try kata.refusal()?.hasPrefix("\(kata.path) is a link, ") == true)
  }

  @Test("A refusal becomes the verdict, and nothing is built")
  func verdict() async throws {
    try book.write(path("main.swift"), "")
    try book.write(kata.inBook("build"), "touch ../built")
    let verdict = try await book.withScripts { try await KataCheck(kata).run() }
    #expect(try verdict.outcome == .stopped(kata.refusal() ?? ""))
    #expect(!book.isThere("Katas/built"))
  }

  @Test("A file in another encoding is named if the compiler refuses it")
  func encoding() async throws {
    try Data([0x2F, 0x2F, 0xE9, 0x0A]).write(to: book.url(path("Ship.swift")))
    try book.write(kata.inBook("build"), "echo \"$PWD/A.swift:1:1: error: invalid UTF-8\"; exit 1")
    let verdict = try await book.withScripts { try await KataCheck(kata).run() }
    #expect(
      verdict.remarks.first
        == "\(path("Ship.swift")) is not encoded in UTF-8: save it as UTF-8.")
  }

  @Test("An unreadable file is named, and no program is run")
  func unreadable() async throws {
    try book.write(kata.inBook("build"), "touch ../built")
    let loop = book.url(path("Loop")).path
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: ".")
    let verdict = try await book.withScripts { try await KataCheck(kata).run() }
    let sentence =
      "\(path("Loop")) cannot be read (it is a link to a folder that contains it): fix that, then "
      + "try again."
    #expect(verdict.outcome == .stopped(sentence))
    #expect(try KataReader(kata).state() == .unreadable(sentence))
    #expect(!book.isThere("Katas/built"))
  }
}
