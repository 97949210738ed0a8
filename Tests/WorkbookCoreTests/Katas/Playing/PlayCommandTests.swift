import Foundation
import Shell
import Synchronization
import TestSupport
import Testing

@testable import WorkbookCore

@Suite("workbook play")
struct PlayCommandTests {
  /// The program that a command would have become.
  private final class Becoming: Sendable {
    private let kept = Mutex<[String]>([])
    var words: [String] { kept.withLock { $0 } }
    private let name = Mutex("")
    /// What the program says that the reader typed.
    var typedAs: String { name.withLock { $0 } }
    func note(_ program: URL, _ arguments: [String], _ typedAs: String) {
      kept.withLock { $0 = [program.lastPathComponent] + arguments }
      name.withLock { $0 = typedAs }
    }
  }

  private static let main = "import ArcadeCore\nimport Shell\nrun { .standard }\n"

  private func book() throws -> KataBook {
    let book = try KataBook(2, 9)
    _ = try book.sides.falseSwift("")
    try book.sides.write(KataArcade.mainPath, PlayCommandTests.main)
    try book.start(9, 2)
    return book
  }

  /// Runs the command with a false `swift`.
  private func play(
    _ words: String..., in book: KataBook, building script: String = "echo \"$@\" > built",
    on console: TranscriptConsole = TranscriptConsole()
  ) async throws -> [String] {
    let environment = ["PATH": "\(book.workbook.root.path)/bin:/usr/bin:/bin"]
    try book.sides.write("build", script + "\n")
    let becoming = Becoming()
    let command = PlayCommand(environment: environment) { becoming.note($0, $1, $2) }
    _ = try await command.run(words, in: book.workbook, on: console)
    #expect(
      becoming.typedAs == becoming.words.first?.replacing("arcade-", with: "scripts/workbook play ")
    )
    return becoming.words
  }

  @Test("It builds the arcade with the kata as its guest, and becomes it")
  func play() async throws {
    let book = try book()
    defer { book.remove() }
    let console = TranscriptConsole()
    #expect(try await play("2", in: book, on: console) == ["arcade-2"])
    let main = """
      import ArcadeCore
      import OpenClosedKata
      import Shell
      run {
          .standard.hosting(.referee(OpenClosedKata.Referee()))
        }

      """
    #expect(try book.sides.read("Katas/.play/arcade-2/Sources/arcade-2/main.swift") == main)
    let manifest = try book.sides.read("Katas/.play/arcade-2/Package.swift")
    #expect(manifest.contains(".package(name: \"shipshape\", path: \"../../..\"),\n"))
    #expect(manifest.contains(".package(path: \"../../02-OpenClosed\"),\n"))
    #expect(manifest.contains(".product(name: \"OpenClosedKata\", package: \"02-OpenClosed\"),\n"))
    let folder = book.workbook.root.appendingPathComponent("Katas/.play").path
    #expect(
      try book.sides.read("built")
        == "--package-path \(folder)/arcade-2 --scratch-path \(folder)/.build "
        + "--product arcade-2\n")
    #expect(
      console.errors == "Building the arcade with your kata; the first time takes a while.\n")
  }

  @Test("What follows the lesson is for the arcade, and one -- may stand between")
  func arguments() async throws {
    let book = try book()
    defer { book.remove() }
    #expect(
      try await play("2", "demo", "--seed", "7", in: book) == ["arcade-2", "demo", "--seed", "7"])
    #expect(try await play("2", "--", "--help", in: book) == ["arcade-2", "--help"])
    #expect(try await play("2", "--guest", in: book) == ["arcade-2", "--guest"])
  }

  @Test("Without a lesson it is the kata that was worked on last")
  func latest() async throws {
    let book = try book()
    defer { book.remove() }
    #expect(try await play(in: book) == ["arcade-2"])
    try book.work("let thing = 5\n", on: 9)
    #expect(try await play(in: book) == ["arcade-9"])
    #expect(
      try book.sides.read("Katas/.play/arcade-9/Sources/arcade-9/main.swift")
        .contains(".hosting(.tables(VisitorKata.LobbyTables()))"))
  }

  @Test("Each kata has a package of its own, and one build waits for the other")
  func two() async throws {
    let book = try book()
    defer { book.remove() }
    _ = try await play("9", in: book)
    let home = book.workbook.root.appendingPathComponent("Katas/.play")
    // A child that another test is just starting may hold it for a moment.
    var lock: FolderLock? = try await FolderLock.take(home) {}
    let console = TranscriptConsole()
    let second = Task { try await play("2", in: book, on: console) }
    while console.errors.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    #expect(console.errors == "Another kata's arcade is being built: waiting for its end.\n")
    let package = book.workbook.root.appendingPathComponent("Katas/.play/arcade-2")
    #expect(!FileManager.default.fileExists(atPath: package.path), "it waits with all")
    withExtendedLifetime(lock) {}
    lock = nil
    #expect(try await second.value == ["arcade-2"])
    #expect(try book.sides.read("Katas/.play/arcade-9/Package.swift").contains("../../09-Visitor"))
  }

  @Test("What cannot be written is told in a sentence")
  func locked() async throws {
    let book = try book()
    defer { book.remove() }
    try book.sides.write("Katas/.play", "a file")
    let error = KataError.notMade("The arcade in Katas/.play", reason: "Not a directory")
    await #expect(throws: error) { try await play("2", in: book) }
  }

  @Test("What is as it should be is not written again")
  func unchanged() async throws {
    let book = try book()
    defer { book.remove() }
    _ = try await play("2", in: book)
    let file = book.workbook.root.appendingPathComponent("Katas/.play/arcade-2/Package.swift").path
    let old = Date(timeIntervalSince1970: 1)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    _ = try await play("2", in: book)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.modificationDate] as? Date == old)
  }

  @Test("A manifest of an older book is brought up to date")
  func older() async throws {
    let book = try book()
    defer { book.remove() }
    let path = "Katas/02-OpenClosed/Package.swift"
    let own = try book.sides.read(path)
    #expect(own.contains("products: [.library(name: \"OpenClosedKata\""))
    try book.sides.write(path, "older")
    _ = try await play("2", in: book)
    #expect(try book.sides.read(path) == own)
  }

  @Test("A kata that does not compile is told in the compiler's words")
  func notBuilt() async throws {
    let book = try book()
    defer { book.remove() }
    let console = TranscriptConsole()
    await #expect(throws: KataError.notPlayable(number: 2)) {
      try await play(
        "2", in: book, building: "echo \"$PWD/Thing.swift:1:2: error: no thing\"; exit 1",
        on: console)
    }
    #expect(console.output == "Thing.swift:1:2: error: no thing\n\n")
  }

  @Test("What cannot be played is refused")
  func refused() async throws {
    let book = try book()
    defer { book.remove() }
    await #expect(throws: UsageError.self) { try await play("--seed", "7", in: book) }
    await #expect(throws: WorkbookError.self) { try await play("demo", in: book) }
    try FileManager.default.removeItem(at: book.kata(2).folder)
    await #expect(throws: KataError.notStarted(number: 2)) { try await play("2", in: book) }
    try book.sides.write(KataArcade.mainPath, "let changed = true\n")
    await #expect(throws: KataError.damagedMain("Sources/arcade/main.swift")) {
      try await play("9", in: book)
    }
  }

  @Test("Every lesson of this book has a seam in the arcade, and the type that fills it")
  func ours() throws {
    let workbook = Workbook(root: PackageFolder.url)
    let composition = PackageFolder.appending("Sources/ArcadeCore/Composition")
    let guests = try String(
      contentsOf: composition.appendingPathComponent("Guest.swift"), encoding: .utf8)
    #expect(KataArcade.parts.count == Catalogue.lessons.count)
    for (lesson, part) in zip(Catalogue.lessons, KataArcade.parts) {
      let kata = Kata(lesson, in: workbook)
      let sources = try KataStarter(kata: kata).sources().map(\.text).joined()
      let type = try #require(sources.firstRange(of: "public struct \(part.type): "))
      let contract = sources[type.upperBound...].prefix { $0.isLetter }
      #expect(guests.contains("case \(part.guest)(any \(contract))\n"))
      #expect(
        try KataArcade(kata).main()
          .contains(".standard.hosting(.\(part.guest)(\(kata.module).\(part.type)()))"))
    }
  }

  @Test("Its help tells what is for the arcade, and where it is built")
  func help() {
    let expected = """
      Usage: workbook play [LESSON [ARCADE ARGUMENTS]]

      Builds the arcade with your kata in the place of the lesson's own module, and
      opens it. What follows the LESSON is for the arcade, such as a command of it:
      `workbook play 1 demo --seed 7`. Its --sides choose the
      sides of the other lessons. Its help: `workbook play 1 -- --help`.

      The first time takes a minute or two, as the whole arcade is built; after that
      only what you changed is. It is built in Katas/.play, which may be deleted. Two
      are not built at once: one waits for the other.

      Without a LESSON it is the kata that you worked on last. A LESSON is named by
      its number, letter, abbreviation or name: 1, S, srp and SingleResponsibility
      are the same one.

      """
    #expect(PlayCommand().help == expected)
    #expect(PlayCommand().summary == "Opens the arcade with your own kata plugged in.")
  }
}
