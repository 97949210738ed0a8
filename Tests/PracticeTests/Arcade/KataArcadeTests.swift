import Book
import Foundation
import Testing
import Toolchain

@testable import Practice

@Suite("The arcade with a kata in it", .timeLimit(.minutes(5)))
struct KataArcadeTests {
  private let book: SmallBook
  private let kata: Kata
  private let package = "Katas/.play/arcade-2"

  init() throws {
    book = try SmallBook(2)
    kata = try book.started(2)
    try book.write("\(package)/build", "echo \"$@\" > built\n")
  }

  private func build() async throws -> BuildFailure? {
    try await book.withScripts { try await KataArcade(kata).build() }
  }

  @Test("It is built with the kata as the guest of its seam")
  func package() async throws {
    #expect(try await build() == nil)
    let main = """
      import ArcadeCore
      import OpenClosedKata

      await Arcade.main {
        .standard.hosting(.referee(OpenClosedKata.Referee()))
      }

      """
    #expect(try book.read("\(package)/Sources/arcade-2/main.swift") == main)
    let manifest = try book.read("\(package)/Package.swift")
    for line in [
      ".package(name: \"shipshape\", path: \"../../..\"),",
      ".package(path: \"../../02-OpenClosed\"),",
      ".product(name: \"OpenClosedKata\", package: \"02-OpenClosed\"),",
    ] {
      #expect(manifest.contains(line))
    }
    let scratch = book.url("Katas/.build").path
    #expect(
      try book.read("\(package)/built").hasPrefix(
        "--product arcade-2 --scratch-path \(scratch)"))
    #expect(KataArcade(kata).executable.path == "\(scratch)/debug/arcade-2")
  }

  @Test("What is as it should be is not written again, and a manifest of an older book is")
  func unchanged() async throws {
    _ = try await build()
    let file = book.url("\(package)/Package.swift").path
    let old = Date(timeIntervalSince1970: 1)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    let own = try book.read(kata.inBook("Package.swift"))
    try book.write(kata.inBook("Package.swift"), "// of an older book\n")
    _ = try await build()
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.modificationDate] as? Date == old)
    #expect(try book.read(kata.inBook("Package.swift")) == own)
  }

  @Test("What does not build, cannot be written or is not there is told")
  func refused() async throws {
    try book.write("\(package)/build", "echo \"$PWD/main.swift:1:2: error: no\"; exit 1")
    #expect(
      try await build()?.errors.map(\.text) == ["\(package)/main.swift:1:2: error: no"])
    try book.remove("Katas/.play")
    try book.write("Katas/.play", "a file")
    let error = KataError.notMade("The arcade in Katas/.play", reason: "Not a directory")
    await #expect(throws: error) { try await build() }
    try book.remove(kata.path)
    await #expect(throws: KataError.notStarted(number: 2)) { try await build() }
  }
}
