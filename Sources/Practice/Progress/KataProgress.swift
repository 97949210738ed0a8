import Book
import Foundation

/// A reader's progress with the katas, as the workbook remembers it.
///
/// Whether a kata is started is not stored: the existence of its folder tells.
package struct KataProgress: Equatable, Sendable, Codable {
  package struct Entry: Equatable, Sendable, Codable {
    package var lastCheck: Check?
    /// The last one before the request that was taken last: it counts again when that is given up.
    package var checkBefore: Check?
    /// When all its behaviours first passed with another design than before's.
    package var doneSince: Date?
    package var hintsShown = 0
    /// The requests that were finished in it, in the order in which they were.
    package var finished: [FinishedRequest]?
    /// The names of those that were given up and not finished since.
    package var givenUp: [String]?
    /// Of a work on the shelf: what put it there, such as “step 3”; nil if an older workbook did.
    package var putAwayBy: String?

    /// Whether some behaviour did not pass in the last check.
    package var isRed: Bool { lastCheck.map { $0.passed < $0.behaviours } ?? false }

    /// Whether something was changed and all behaviours passed in the last check.
    package var behaves: Bool {
      lastCheck.map { $0.isChanged == true && $0.behaviours > 0 && !isRed } ?? false
    }
  }

  package struct Check: Equatable, Sendable, Codable {
    /// How many behaviours passed, of how many.
    package let passed: Int
    package let behaviours: Int
    package let date: Date
    /// Whether the kata differed from its initial state; nil if an older workbook noted it.
    package var isChanged: Bool?
    /// The names of the behaviours that ran and did not pass; nil if there are none, or none known.
    package var failing: [String]?
  }

  /// A request that was carried out in a kata.
  package struct FinishedRequest: Equatable, Sendable, Codable {
    package let name: String
    package let figures: ChangeFigures
    package let date: Date
  }

  private var version = Version.known
  private var lessons: [String: Entry] = [:]
  /// The entries of works on the shelf, by lesson and work name.
  private var shelved: [String: Entry] = [:]

  package subscript(lesson: Lesson) -> Entry {
    get { lessons[lesson.name] ?? Entry() }
    set { lessons[lesson.name] = newValue == Entry() ? nil : newValue }
  }

  package func isDone(_ lesson: Lesson) -> Bool { self[lesson].doneSince != nil }

  /// Whether the lesson is done and its last check passed.
  package func isSettled(_ lesson: Lesson) -> Bool { isDone(lesson) && !self[lesson].isRed }

  /// The kata to go on with: the one worked on last of those that are begun and not settled, else that
  /// of the first lesson in the book's order that is not settled; nil when there is no other.
  ///
  /// - Parameter lesson: One that the reader leaves.
  package func next(in workbook: Workbook, besides lesson: Lesson? = nil) -> Kata? {
    let open = Catalogue.lessons.filter { $0 != lesson && !isSettled($0) }
      .map { Kata($0, in: workbook) }
    return open.filter(\.isStarted).max { $0.latestChange < $1.latestChange } ?? open.first
  }

  /// - Parameters:
  ///   - isChanged: Whether the kata differs from its initial state: an unchanged kata
  ///     passes too, but is nobody's work.
  ///   - isRefactored: Whether its design is another than before's.
  package mutating func note(
    _ lesson: Lesson, passed: Int, of behaviours: Int, failing: [String] = [],
    isChanged: Bool = true, isRefactored: Bool = true, on date: Date
  ) {
    self[lesson].lastCheck = Check(
      passed: passed, behaviours: behaviours, date: date, isChanged: isChanged,
      failing: failing.isEmpty ? nil : failing)
    if isRefactored, self[lesson].behaves, !isDone(lesson) { self[lesson].doneSince = date }
  }

  mutating func finish(
    _ request: String, of lesson: Lesson, _ figures: ChangeFigures, on date: Date
  ) {
    self[lesson].finished =
      (self[lesson].finished ?? []).filter { $0.name != request }
      + [FinishedRequest(name: request, figures: figures, date: date)]
    let others = self[lesson].givenUp?.filter { $0 != request } ?? []
    self[lesson].givenUp = others.isEmpty ? nil : others
  }

  mutating func giveUp(_ request: String, of lesson: Lesson) {
    self[lesson].givenUp = (self[lesson].givenUp ?? []).filter { $0 != request } + [request]
    self[lesson].lastCheck = self[lesson].checkBefore
  }

  /// Moves a kata's entry to the name of its work on the shelf.
  package mutating func shelve(_ lesson: Lesson, as work: String, by cause: String) {
    shelveCopy(lesson, as: work, by: cause)
    self[lesson] = Entry()
  }

  /// Copies a kata's entry to the name of its copy on the shelf.
  mutating func shelveCopy(_ lesson: Lesson, as work: String, by cause: String) {
    var entry = self[lesson]
    entry.putAwayBy = cause
    shelved[key(lesson, work)] = entry
  }

  /// What is remembered of a work on the shelf.
  package func shelved(_ work: String, of lesson: Lesson) -> Entry {
    shelved[key(lesson, work)] ?? Entry()
  }

  /// Forgets what is remembered of a kata that was there before, except the hints, which were read.
  package mutating func begin(_ lesson: Lesson) {
    let hints = self[lesson].hintsShown
    self[lesson] = Entry()
    self[lesson].hintsShown = hints
  }

  package mutating func restore(_ lesson: Lesson, from work: String) {
    var entry = shelved.removeValue(forKey: key(lesson, work)) ?? Entry()
    entry.putAwayBy = nil
    self[lesson] = entry
  }

  private func key(_ lesson: Lesson, _ work: String) -> String { "\(lesson.name)/\(work)" }
}

// MARK: - Contents of the file

extension KataProgress {
  private struct Version: Decodable {
    static let known = 1
    let version: Int
  }

  /// The progress in a file's contents; nil if they are damaged.
  package static func read(_ data: Data) throws(KataError) -> KataProgress? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    // A newer version may be structured differently: nothing else of it is read.
    guard let version = try? decoder.decode(Version.self, from: data).version else { return nil }
    guard version <= Version.known else {
      throw .progressOfNewer(ProgressFile.path, version: version)
    }
    return try? decoder.decode(KataProgress.self, from: data)
  }
}
