import Foundation
import Testing

@testable import WorkbookCore

@Suite("What is remembered of the katas")
struct KataProgressTests {
  private let lesson = Catalogue.lessons[0]
  private let other = Catalogue.lessons[1]
  private func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }

  @Test("A kata is done since the first check in which all behaviours passed")
  func done() {
    var progress = KataProgress()
    progress.note(lesson, passed: 2, of: 3, on: day(1))
    #expect(!progress.isDone(lesson))
    progress.note(lesson, passed: 3, of: 3, on: day(2))
    progress.note(lesson, passed: 3, of: 3, on: day(3))
    progress.note(lesson, passed: 1, of: 3, on: day(4))
    #expect(progress.isDone(lesson))
    #expect(progress[lesson].doneSince == day(2))
    #expect(
      progress[lesson].lastCheck == KataProgress.Check(passed: 1, behaviours: 3, date: day(4)))
    #expect(progress[other] == KataProgress.Entry())
  }

  @Test("A kata that is as it began is not done, though it passes")
  func unchanged() {
    var progress = KataProgress()
    progress.note(lesson, passed: 3, of: 3, isChanged: false, on: day(1))
    #expect(!progress.isDone(lesson))
    #expect(progress[lesson].lastCheck?.passed == 3)
    progress.note(lesson, passed: 3, of: 3, on: day(2))
    #expect(progress[lesson].doneSince == day(2))
  }

  @Test("A check that found no behaviours makes nothing done")
  func nothing() {
    var progress = KataProgress()
    progress.note(lesson, passed: 0, of: 0, on: day(1))
    #expect(!progress.isDone(lesson))
  }

  @Test("What goes to the shelf is forgotten, and remembered when it comes back")
  func shelf() {
    var progress = KataProgress()
    progress.note(lesson, passed: 3, of: 3, on: day(1))
    progress[other].hintsShown = 1
    let old = progress
    progress.shelve(lesson, as: "then")
    #expect(progress[lesson] == KataProgress.Entry())
    progress[lesson].hintsShown = 2
    progress.shelve(lesson, as: "later")
    progress.restore(lesson, from: "then")
    #expect(progress[lesson] == old[lesson])
    #expect(progress[other].hintsShown == 1)
    progress.restore(lesson, from: "never")
    #expect(progress[lesson] == KataProgress.Entry())
  }

  @Test("What is written is read again")
  func written() throws {
    var progress = KataProgress()
    progress.note(lesson, passed: 3, of: 3, on: day(1))
    progress[other].hintsShown = 1
    progress.shelve(other, as: "then")
    #expect(try KataProgress.read(progress.data()) == progress)
  }

  @Test(
    "What makes no sense is damaged",
    arguments: [
      "", "{}", "{\"version\": 1}", "[]", "{\"version\": 0, \"lessons\": {}, \"shelved\": {}}",
      "{\"version\": 1, \"lessons\": {\"A\": {\"hintsShown\": -1}}, \"shelved\": {}}",
      "{\"version\": 1, \"shelved\": {\"A\": {\"hintsShown\": -1}}, \"lessons\": {}}",
      "{\"version\": 1, \"lessons\": {\"A\": {\"hintsShown\": 0, \"lastCheck\": {\"passed\": 3, "
        + "\"behaviours\": 2, \"date\": \"1970-01-02T00:00:00Z\"}}}, \"shelved\": {}}",
    ])
  func damaged(text: String) {
    #expect(throws: KataProgress.Problem.damaged) { try KataProgress.read(Data(text.utf8)) }
  }

  @Test("Of a newer version nothing but its number is looked at")
  func newer() {
    #expect(throws: KataProgress.Problem.newer(version: 2)) {
      try KataProgress.read(Data("{\"version\": 2, \"lessons\": 7}".utf8))
    }
  }
}
