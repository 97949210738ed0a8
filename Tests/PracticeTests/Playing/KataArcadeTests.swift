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

  private func build() async throws -> (failure: BuildFailure?, restored: [String]) {
    try await book.withScripts { try await KataArcade(kata).build() }
  }

  @Test("The arcade is built with the kata as the guest of its seam")
  func package() async throws {
    let built = try await build()
    #expect(built.failure == nil && built.restored.isEmpty)
    #expect(
      try book.read("\(package)/Sources/arcade-2/main.swift") == """
        import ArcadeCore
        import OpenClosedKata

        await Arcade.main {
          .standard.hosting(Guest(OpenClosedSeam.self, OpenClosedKata.Referee()))
        }

        """)
    let manifest = try book.read("\(package)/Package.swift")
    let words: [String] = [
      ".package(name: \"shipshape\", path: \"../../..\"), .package(path: \"../../02-OpenClosed\")",
      ".executableTarget(\n      name: \"arcade-2\"",
      ".product(name: \"OpenClosedKata\", package: \"02-OpenClosed\"),",
      ".product(name: \"ArcadeParts\", package: \"shipshape\"),",
    ]
    #expect(words.filter { !manifest.contains($0) } == [])
    let scratch = book.url("Katas/.build").path
    let called = try book.read("\(package)/built")
    #expect(called.contains(" --product arcade-2 --scratch-path \(scratch) "))
    #expect(KataArcade(kata).program.path == "\(scratch)/debug/arcade-2")
    try book.write(kata.inBook("Guest/Mine.swift"), "public struct Referee {}\n")
    _ = try await build()
    let main = try book.read("\(package)/Sources/arcade-2/main.swift")
    #expect(
      main.contains("import OpenClosedGuest\n") && main.contains(" OpenClosedGuest.Referee()"))
  }

  @Test("The book's manifest is restored, the reader's is kept, and a correct one is left alone")
  func manifests() async throws {
    _ = try await build()
    let old = Date(timeIntervalSince1970: 1)
    try book.age("\(package)/Package.swift", to: old)
    let own = try book.read(kata.inBook("Package.swift"))
    let test = kata.inBook("\(kata.testsPath)/ShipTests.swift")
    for path in [kata.inBook("Package.swift"), test] { try book.write(path, "// mine\n") }
    #expect(try await build().restored == ["Package.swift"])
    // A check reports the test.
    let paths = [kata.inBook("Package.swift"), "Katas/.aside/02-OpenClosed/Package.swift", test]
    #expect(try paths.map(book.read) == [own, "// mine\n", "// mine\n"])
    let file = book.url("\(package)/Package.swift").path
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.modificationDate] as? Date == old)
  }

  @Test("A failed build, an unwritable package and a missing kata are reported")
  func refused() async throws {
    try book.write("\(package)/build", "echo \"$PWD/main.swift:1:2: error: no\"; exit 1")
    #expect(
      try await build().failure?.errors.map(\.text) == ["\(package)/main.swift:1:2: error: no"])
    try book.remove("Katas/.play")
    try book.write("Katas/.play", "a file")
    let error = KataError.failed(
      "The arcade in Katas/.play could not be made", reason: "Not a directory")
    await #expect(throws: error) { try await build() }
    try book.remove(kata.path)
    await #expect(throws: KataError.notStarted(number: 2)) { try await build() }
  }
}
