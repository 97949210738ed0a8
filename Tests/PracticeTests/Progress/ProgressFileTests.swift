import Book
import Foundation
import Storage
import Synchronization
import TestSupport
import Testing
import Toolchain

@testable import Practice

@Suite("The file of the progress")
struct ProgressFileTests {
  private let book: SmallBook
  private let lesson = Catalogue.lessons[0]
  private let path = ProgressFile.path

  init() throws { book = try SmallBook(1) }

  private var file: ProgressFile { book.progress }

  private func hints() throws -> Int { try file.load()[lesson].hintsShown }

  private func setHints(_ count: Int, patience: Duration = .seconds(5)) throws {
    let file = ProgressFile(book.workbook, patience: patience) { _ in }
    try file.update { $0[lesson].hintsShown = count }
  }

  @Test("Looking makes no file, a change makes it, and one that throws keeps nothing")
  func changes() throws {
    try file.update { _ in }
    #expect(try file.load() == KataProgress() && !book.isThere(path))
    try setHints(2)
    #expect(throws: KataError.noKata) {
      try file.update { progress in
        progress[lesson].hintsShown = 9
        throw KataError.noKata
      }
    }
    #expect(try hints() == 2)
  }

  @Test("A damaged file is kept under another name, announced once, and begun anew")
  func damaged() throws {
    let said = Mutex<[String]>([])
    let file = ProgressFile(book.workbook) { text in said.withLock { $0.append(text) } }
    try book.write(path, "{\"version\": 1, \"les")
    #expect(try file.load() == KataProgress())
    try setHints(2)
    try book.write(path, "")
    #expect(try file.peek() == nil && book.read(path).isEmpty, "a look changes nothing")
    try file.update { $0[lesson].hintsShown = 3 }
    let sentences = [1, 2].map { number in
      "Katas/progress.json was damaged and is kept as Katas/progress.json.damaged-\(number): "
        + "`scripts/workbook check` with the number of each of your katas notes them anew."
    }
    #expect(said.withLock { $0 } == sentences)
    #expect(
      try [1, 2].map { try book.read("\(path).damaged-\($0)") } == ["{\"version\": 1, \"les", ""])
    #expect(try hints() == 3)
  }

  @Test("A file of a newer version, and what is no file, are told and left as they are")
  func refused() throws {
    let text = "{\"version\": 2, \"lessons\": 7}"
    try book.write(path, text)
    let newer = KataError.progressOfNewer(path, version: 2)
    #expect(throws: newer) { try file.load() }
    #expect(throws: newer) { try setHints(1) }
    #expect(try book.read(path) == text)
    try book.remove(path)
    try book.write("\(path)/inside", "")
    let folder = KataError.progressUnusable(path, reason: "Is a directory")
    #expect(throws: folder) { try file.load() }
    #expect(throws: folder) { try setHints(1) }
  }

  @Test("Those who write at once lose nothing, and whoever keeps it locked is waited for")
  func atOnce() async throws {
    await withTaskGroup { group in
      for _ in 1...4 {
        group.addTask {
          for _ in 1...5 { _ = try? file.update { $0[lesson].hintsShown += 1 } }
        }
      }
    }
    let lock = try SafeFile(book.url(path)).lock(patience: .zero)
    #expect(throws: KataError.progressBusy(path)) { try setHints(1, patience: .milliseconds(5)) }
    #expect(try hints() == 20)
    lock.unlock()
    try setHints(1, patience: .milliseconds(5))
  }

  @Test("A verdict is noted: how many passed, none where it does not compile, nothing else")
  func verdicts() throws {
    let behaviours = [Behaviour.Outcome.passed, .hung].map {
      Behaviour(suite: nil, sentence: "It \($0)", outcome: $0)
    }
    func note(
      _ outcome: Verdict.Outcome, _ behaviours: [Behaviour], isUntouched: Bool = true,
      isRefactored: Bool = false
    ) throws -> String {
      try file.note(
        Verdict(
          kata: book.kata(1), outcome: outcome, behaviours: behaviours, isUntouched: isUntouched,
          isRefactored: isRefactored))
      let entry = try file.load()[lesson]
      let stage = KataStage(of: book.kata(1), entry).words
      guard let check = entry.lastCheck else { return stage }
      let failing = (check.failing ?? []).map { ", \($0)" }.joined()
      return "\(stage): \(check.passed) of \(check.behaviours)\(failing)"
    }
    let failure = BuildFailure(printed: "no", root: book.url(""), scratch: book.url(""))
    let passed = [behaviours[0]]
    let noted = try [
      note(.notBuilt(failure), []), note(.judged, behaviours), note(.stopped("no"), behaviours),
      note(.notBuilt(failure), []), note(.judged, passed),
      note(.judged, passed, isUntouched: false),
      note(.judged, passed, isUntouched: false, isRefactored: true),
    ]
    #expect(
      noted == [
        "not started", "not started: 1 of 2, It hung", "not started: 1 of 2, It hung",
        "not started: 0 of 2", "not started: 1 of 1", "behaves: 1 of 1", "refactored: 1 of 1",
      ])
  }

  @Test("Hints are counted to the last one, and shown also where that cannot be kept")
  func hintsShown() throws {
    let shown = [0, 1, 1, 0, 9, 1].map { file.noteHint(of: lesson, among: 3, further: $0).number }
    #expect(try shown + [hints()] == [1, 2, 3, 3, 3, 3, 3])
    try book.write(path, "{\"version\": 2}")
    let (number, trouble) = file.noteHint(of: lesson, among: 3, further: 1)
    let sentence = KataError.progressOfNewer(path, version: 2).description
    #expect(["\(number)", trouble] == ["1", sentence])
  }
}
