import Book
import Foundation
import Storage
import Synchronization
import Testing
import Toolchain

@testable import Practice

@Suite("The file of the progress")
struct ProgressFileTests {
  private let book: SmallBook
  private let lesson = Catalogue.lessons[0]
  private let path = ProgressFile.path

  init() throws { book = try SmallBook(1) }

  private func file(patience: Duration = .seconds(5)) -> ProgressFile {
    ProgressFile(book.workbook, patience: patience) { _ in }
  }

  @discardableResult
  private func setHints(_ count: Int, patience: Duration = .seconds(5)) throws -> Int {
    try file(patience: patience).update {
      $0[lesson].hintsShown = count
      return count
    }
  }

  @Test("Looking makes no file, a change makes it, and only a lock stays beside it")
  func note() throws {
    #expect(try file().load() == KataProgress())
    try file().update { _ in }
    #expect(!book.isThere(path))
    #expect(try setHints(2) == 2)
    #expect(try file().load()[lesson].hintsShown == 2)
    #expect(try book.names(in: "Katas") == [".progress.json.lock", "progress.json"])
  }

  @Test("Where the change throws, nothing is kept")
  func throwing() throws {
    #expect(throws: KataError.noKata) {
      try file().update { progress in
        progress[lesson].hintsShown = 9
        throw KataError.noKata
      }
    }
    #expect(try file().load() == KataProgress())
  }

  @Test("A damaged file is kept under another name, announced once, and begun anew")
  func damaged() throws {
    let said = Mutex<[String]>([])
    let file = ProgressFile(book.workbook) { text in said.withLock { $0.append(text) } }
    try book.write(path, "{\"version\": 1, \"les")
    #expect(try file.load() == KataProgress())
    try file.update { $0[lesson].hintsShown = 2 }
    #expect(
      said.withLock { $0 } == [
        "Katas/progress.json was damaged and is kept as Katas/progress.json.damaged-1: "
          + "`scripts/workbook check` with the number of each of your katas notes them anew."
      ])
    #expect(try book.read("\(path).damaged-1") == "{\"version\": 1, \"les")
    try book.write(path, "")
    try file.update { $0[lesson].hintsShown = 3 }
    #expect(said.withLock { $0.count } == 2)
    #expect(try book.read("\(path).damaged-2") == "")
    #expect(try file.load()[lesson].hintsShown == 3)
  }

  @Test("A file of a newer version, and what is no file, are told and left as they are")
  func refused() throws {
    let text = "{\"version\": 2, \"katas\": []}"
    try book.write(path, text)
    let newer = KataError.progressOfNewer(path, version: 2)
    #expect(throws: newer) { try file().load() }
    #expect(throws: newer) { try setHints(1) }
    #expect(try book.read(path) == text)
    try book.remove(path)
    try book.write("\(path)/inside", "")
    let folder = KataError.progressUnreadable(path, reason: "Is a directory")
    #expect(throws: folder) { try file().load() }
    #expect(throws: KataError.self) { try setHints(1) }
    try book.remove("Katas")
    try book.write("Katas", "no folder")
    let error = #expect(throws: KataError.self) { try setHints(1) }
    #expect(error?.description.hasPrefix("\(path) cannot be written (") == true)
  }

  @Test("Those who write at once lose nothing, and whoever keeps it locked is waited for")
  func atOnce() async throws {
    await withTaskGroup { group in
      for _ in 1...4 {
        group.addTask {
          for _ in 1...5 { _ = try? file().update { $0[lesson].hintsShown += 1 } }
        }
      }
    }
    #expect(try file().load()[lesson].hintsShown == 20)
    let lock = try SafeFile(book.url(path)).lock(patience: .zero)
    #expect(throws: KataError.progressBusy(path)) { try setHints(1, patience: .milliseconds(5)) }
    #expect(try file().load()[lesson].hintsShown == 20)
    lock.unlock()
    try setHints(1, patience: .milliseconds(5))
  }

  @Test("A verdict is noted: how many passed, none where it does not compile, nothing else")
  func verdicts() throws {
    let kata = try book.started(1)
    let behaviours = [Behaviour.Outcome.passed, .hung].map {
      Behaviour(suite: nil, sentence: "", outcome: $0)
    }
    func note(
      _ outcome: Verdict.Outcome, _ behaviours: [Behaviour], isUntouched: Bool = true
    ) throws -> [Int?] {
      try file().note(
        Verdict(
          kata: kata, outcome: outcome, behaviours: behaviours, isUntouched: isUntouched))
      let entry = try file().load()[lesson]
      return [entry.lastCheck?.passed, entry.lastCheck?.behaviours]
    }
    let failure = BuildFailure(printed: "no", root: book.url(""), scratch: book.url(""))
    #expect(try note(.notBuilt(failure), []) == [nil, nil])
    #expect(try note(.judged, behaviours) == [1, 2])
    #expect(try note(.stopped("no"), behaviours) == [1, 2])
    #expect(try note(.notBuilt(failure), []) == [0, 2])
    #expect(try note(.judged, [behaviours[0]]) == [1, 1])
    try book.write(kata.ship, "let mine = 1\n")
    #expect(try !file().isDone(lesson), "what was judged is as it began, whatever was saved since")
    _ = try note(.judged, [behaviours[0]], isUntouched: false)
    #expect(try file().isDone(lesson))
  }

  @Test("Hints are counted to the last one, and shown also where that cannot be kept")
  func hints() throws {
    func hint(isAgain: Bool = false) -> Int {
      file().noteHint(of: lesson, among: 3, isAgain: isAgain).number
    }
    let shown = [hint(isAgain: true), hint(), hint(), hint(isAgain: true), hint()]
    #expect(shown == [1, 2, 3, 3, 3])
    #expect(try file().load()[lesson].hintsShown == 3)
    #expect(file().noteHints(1, of: lesson) == nil)
    #expect(hint() == 2)
    try book.write(path, "{\"version\": 2}")
    let (number, trouble) = file().noteHint(of: lesson, among: 3, isAgain: false)
    #expect(number == 1)
    #expect(trouble == KataError.progressOfNewer(path, version: 2).description)
    #expect(file().noteHints(1, of: lesson) == trouble)
  }
}
