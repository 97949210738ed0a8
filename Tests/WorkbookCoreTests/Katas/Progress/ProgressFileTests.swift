import Foundation
import Synchronization
import Testing

@testable import WorkbookCore

@Suite("The file of the progress")
struct ProgressFileTests {
  private let lesson = Catalogue.lessons[0]

  /// Keeps what a file announces.
  private final class Announcements: Sendable {
    private let kept = Mutex<[String]>([])
    var all: [String] { kept.withLock { $0 } }
    func add(_ text: String) { kept.withLock { $0.append(text) } }
  }

  private func file(
    in book: KataBook, patience: Duration = .seconds(5), telling said: Announcements? = nil
  ) -> ProgressFile {
    ProgressFile(book.workbook, patience: patience) { said?.add($0) }
  }

  private func names(in book: KataBook) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Kata.home(of: book.workbook).path).sorted()
  }

  @Test("Without a katas' folder there is no progress, and looking makes none")
  func none() throws {
    let book = try KataBook(1)
    defer { book.remove() }
    #expect(try file(in: book).load() == KataProgress())
    #expect(!FileManager.default.fileExists(atPath: Kata.home(of: book.workbook).path))
  }

  @Test("A note makes the file, and only a lock stays beside it")
  func note() throws {
    let book = try KataBook(1)
    defer { book.remove() }
    let file = file(in: book)
    try file.note(lesson, passed: 3, of: 3, on: KataBook.moment)
    try file.update { $0[lesson].hintsShown = 2 }
    let expected = """
      {
        "lessons" : {
          "SingleResponsibility" : {
            "doneSince" : "2026-11-21T15:02:29Z",
            "hintsShown" : 2,
            "lastCheck" : {
              "behaviours" : 3,
              "date" : "2026-11-21T15:02:29Z",
              "passed" : 3
            }
          }
        },
        "shelved" : {

        },
        "version" : 1
      }

      """
    #expect(try book.sides.read(ProgressFile.path) == expected)
    #expect(try names(in: book) == [".progress.json.lock", "progress.json"])
    #expect(try file.isDone(lesson))
    #expect(try file.hintsShown(of: lesson) == 2)
  }

  @Test("What a killed writer left is in nobody's way")
  func leftover() throws {
    let book = try KataBook(1)
    defer { book.remove() }
    try book.sides.write("Katas/.progress.json.new", "half a fi")
    try file(in: book).note(lesson, passed: 1, of: 3)
    #expect(try file(in: book).load()[lesson].lastCheck?.passed == 1)
    #expect(try !names(in: book).contains(".progress.json.new"))
  }

  @Test("A change that fails changes nothing")
  func failure() throws {
    let book = try KataBook(1)
    defer { book.remove() }
    try file(in: book).note(lesson, passed: 1, of: 3)
    #expect(throws: KataError.noKata) {
      try file(in: book).update { progress in
        progress[lesson].hintsShown = 9
        throw KataError.noKata
      }
    }
    #expect(try file(in: book).hintsShown(of: lesson) == 0)
  }

  @Test("A damaged file is kept under another name, announced once, and begun anew")
  func damaged() throws {
    let book = try KataBook(1)
    defer { book.remove() }
    let said = Announcements()
    let file = file(in: book, telling: said)
    try book.sides.write(ProgressFile.path, "{\"version\": 1, \"les")
    #expect(try file.load() == KataProgress())
    try file.note(lesson, passed: 2, of: 3)
    #expect(
      said.all == [
        "Katas/progress.json was damaged and is kept as Katas/progress.json.damaged-1: "
          + "`scripts/workbook check` with the number of each of your katas notes them anew."
      ])
    #expect(try book.sides.read("Katas/progress.json.damaged-1") == "{\"version\": 1, \"les")
    #expect(try file.load()[lesson].lastCheck?.passed == 2)

    try book.sides.write(ProgressFile.path, "")
    try file.note(lesson, passed: 3, of: 3)
    #expect(said.all.count == 2)
    #expect(try book.sides.read("Katas/progress.json.damaged-2") == "")
    #expect(try file.isDone(lesson))
  }

  @Test("A file of a newer version is left as it is")
  func newer() throws {
    let book = try KataBook(1)
    defer { book.remove() }
    let text = "{\"version\": 2, \"katas\": []}"
    try book.sides.write(ProgressFile.path, text)
    let error = KataError.progressOfNewer(ProgressFile.path, version: 2)
    #expect(throws: error) { try file(in: book).load() }
    #expect(throws: error) { try file(in: book).note(lesson, passed: 1, of: 1) }
    #expect(try book.sides.read(ProgressFile.path) == text)
  }

  @Test("Those who write at once lose nothing")
  func atOnce() async throws {
    let book = try KataBook(1)
    defer { book.remove() }
    await withTaskGroup { group in
      for _ in 1...4 {
        group.addTask {
          for _ in 1...5 {
            _ = try? file(in: book).update { $0[lesson].hintsShown += 1 }
          }
        }
      }
    }
    #expect(try file(in: book).hintsShown(of: lesson) == 20)
  }

  @Test("Whoever keeps it locked is waited for, and told of when it takes too long")
  func locked() throws {
    let book = try KataBook(1)
    defer { book.remove() }
    let file = file(in: book, patience: .milliseconds(5))
    try file.note(lesson, passed: 1, of: 3)
    try book.lockedProgress {
      #expect(throws: KataError.progressBusy(ProgressFile.path)) {
        try file.note(lesson, passed: 2, of: 3)
      }
    }
    #expect(try file.load()[lesson].lastCheck?.passed == 1)
  }

  @Test("What is no file is told, and left alone")
  func folder() throws {
    let book = try KataBook(1)
    defer { book.remove() }
    try book.sides.write("\(ProgressFile.path)/inside", "")
    let error = KataError.progressUnreadable(ProgressFile.path, reason: "Is a directory")
    #expect(throws: error) { try file(in: book).load() }
    #expect(throws: error) { try file(in: book).note(lesson, passed: 1, of: 1) }
  }

  @Test("A folder of katas that cannot be made is told")
  func noFolder() throws {
    let book = try KataBook(1)
    defer { book.remove() }
    try book.sides.write("Katas", "no folder")
    let error = #expect(throws: KataError.self) {
      try file(in: book).note(lesson, passed: 1, of: 1)
    }
    #expect(error?.description.hasPrefix("Katas/progress.json cannot be written (") == true)
  }
}

extension KataBook {
  /// Does something while somebody else keeps the progress locked.
  fileprivate func lockedProgress(_ work: () throws -> Void) throws {
    try LockedFile(url: Kata.home(of: workbook).appendingPathComponent("progress.json"))
      .locked(work)
  }
}
