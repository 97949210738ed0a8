import Book
import Foundation
import TestSupport
import Testing

@testable import Practice

@Suite("What is remembered of the katas")
struct KataProgressTests {
  private let lesson = Catalogue.lessons[0]
  private let other = Catalogue.lessons[1]

  /// What a check finds of the design.
  fileprivate enum Design {
    case untouched, changed, new
  }

  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: Double(number) * 86_400)
  }

  @Test(
    "A kata is done since the first check in which all passed with another design than before's",
    arguments: [
      ([(2, 3, .new), (3, 3, .changed), (3, 3, .new), (3, 3, .new)], day(3), false),
      ([(3, 3, .new), (1, 3, .new)], day(1), true), ([(3, 3, .untouched)], nil, false),
      ([(0, 0, .new)], nil, false), ([(2, 3, .new)], nil, true),
    ] as [([(Int, Int, Design)], Date?, Bool)])
  fileprivate func done(checks: [(Int, Int, Design)], since: Date?, isRed: Bool) throws {
    var progress = KataProgress()
    for (index, (passed, all, design)) in checks.enumerated() {
      progress.note(
        lesson, passed: passed, of: all, isChanged: design != .untouched,
        isRefactored: design == .new, on: Self.day(index + 1))
    }
    let check = checks.last.map { passed, behaviours, design in
      KataProgress.Check(
        passed: passed, behaviours: behaviours, date: Self.day(checks.count),
        isChanged: design != .untouched)
    }
    #expect(progress[lesson] == KataProgress.Entry(lastCheck: check, doneSince: since))
    #expect(
      [progress[lesson].isRed, progress.isSettled(lesson), progress.isSettled(other)]
        == [isRed, since != nil && !isRed, false])
  }

  @Test("What goes to the shelf is forgotten, and remembered when it comes back")
  func shelf() {
    var progress = KataProgress()
    progress.note(lesson, passed: 3, of: 3, on: Self.day(1))
    progress.finish("twin-bolts", of: lesson, ChangeFigures(), on: Self.day(1))
    progress[other].hintsShown = 1
    let old = progress
    progress.shelve(lesson, as: "then", by: "a reset")
    progress[lesson].hintsShown = 2
    progress.shelveCopy(lesson, as: "copy", by: "step 1")
    #expect(progress[lesson] == KataProgress.Entry(hintsShown: 2), "not what is on the shelf")
    let works = ["then", "copy", "never"].map { progress.shelved($0, of: lesson) }
    #expect(works.map(\.putAwayBy) == ["a reset", "step 1", nil])
    #expect(works.map(\.hintsShown) == [0, 2, 0] && works[0].doneSince == Self.day(1))
    let restored = ["then", "copy", "never", "then"].map { work in
      progress.restore(lesson, from: work)
      return progress[lesson]
    }
    let none = KataProgress.Entry()
    #expect(restored == [old[lesson], KataProgress.Entry(hintsShown: 2), none, none])
    #expect(progress[other] == old[other])
  }

  @Test("A request is finished once, with its last figures, and is then not given up")
  func requests() {
    var progress = KataProgress()
    var figures = ChangeFigures()
    for request in ["a", "b", "a"] { progress.giveUp(request, of: lesson) }
    #expect(progress[lesson].givenUp == ["b", "a"])
    for (day, request) in ["a", "b", "a"].enumerated() {
      figures.places = day
      progress.finish(request, of: lesson, figures, on: Self.day(day))
    }
    let entry = progress[lesson]
    let finished = entry.finished?.map { "\($0.name): \($0.figures.places)" }
    #expect(finished == ["b: 1", "a: 2"] && entry.givenUp == nil)
  }

  @Test("What is written is read again, and looks as it always did; what makes no sense is damaged")
  func written() throws {
    var progress = KataProgress()
    progress.note(lesson, passed: 3, of: 3, on: Self.day(1))
    progress.shelve(lesson, as: "then", by: "a reset")
    progress.note(other, passed: 1, of: 2, failing: ["It moves"], on: Self.day(2))
    let text = """
      {
        "lessons" : {
          "OpenClosed" : {
            "hintsShown" : 0,
            "lastCheck" : {
              "behaviours" : 2,
              "date" : "1970-01-03T00:00:00Z",
              "failing" : [
                "It moves"
              ],
              "isChanged" : true,
              "passed" : 1
            }
          }
        },
        "shelved" : {
          "SingleResponsibility/then" : {
            "doneSince" : "1970-01-02T00:00:00Z",
            "hintsShown" : 0,
            "lastCheck" : {
              "behaviours" : 3,
              "date" : "1970-01-02T00:00:00Z",
              "isChanged" : true,
              "passed" : 3
            },
            "putAwayBy" : "a reset"
          }
        },
        "version" : 1
      }

      """
    #expect(try progress.jsonText() == text)
    let damaged = [
      "", "{\"version\": 1}", "{\"version\": 1, \"shelved\": {\"A\": 1}, \"lessons\": {}}",
    ]
    let read = try ([text] + damaged).map { try KataProgress.read(Data($0.utf8)) }
    #expect(read == [progress, nil, nil, nil])
  }
}
