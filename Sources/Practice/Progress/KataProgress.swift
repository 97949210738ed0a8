import Book
import Foundation

/// A reader's progress with the katas, as the workbook remembers it.
///
/// Whether a kata is started is not stored: the existence of its folder tells.
package struct KataProgress: Hashable, Sendable {
  /// What is remembered of one kata.
  package struct Entry: Hashable, Sendable, Codable {
    package var lastCheck: Check?
    /// When all its behaviours first passed with something changed.
    package var doneSince: Date?
    package var hintsShown = 0

    /// Whether some behaviour did not pass in the last check.
    package var isRed: Bool { lastCheck.map { $0.passed < $0.behaviours } ?? false }
  }

  /// The outcome of a check.
  package struct Check: Hashable, Sendable, Codable {
    /// How many behaviours passed.
    package let passed: Int
    /// How many behaviours there are.
    package let behaviours: Int
    package let date: Date
  }

  private var entries: [String: Entry] = [:]
  /// The entries of works on the shelf, by lesson and work name.
  private var shelved: [String: Entry] = [:]

  package init() {}

  package subscript(lesson: Lesson) -> Entry {
    get { entries[lesson.name] ?? Entry() }
    set { entries[lesson.name] = newValue == Entry() ? nil : newValue }
  }

  package func isDone(_ lesson: Lesson) -> Bool { self[lesson].doneSince != nil }

  /// Whether the lesson is done and its last check passed.
  package func isSettled(_ lesson: Lesson) -> Bool { isDone(lesson) && !self[lesson].isRed }

  /// - Parameter isChanged: Whether the kata differs from its initial state: an unchanged kata
  ///   passes too, but is nobody's work.
  package mutating func note(
    _ lesson: Lesson, passed: Int, of behaviours: Int, isChanged: Bool = true, on date: Date
  ) {
    self[lesson].lastCheck = Check(passed: passed, behaviours: behaviours, date: date)
    if isChanged, behaviours > 0, passed == behaviours, !isDone(lesson) {
      self[lesson].doneSince = date
    }
  }

  /// Moves a kata's entry to the name of its work on the shelf.
  package mutating func shelve(_ lesson: Lesson, as work: String) {
    shelved["\(lesson.name)/\(work)"] = entries.removeValue(forKey: lesson.name)
  }

  /// Copies a kata's entry to the name of its copy on the shelf.
  package mutating func shelveCopy(_ lesson: Lesson, as work: String) {
    shelved["\(lesson.name)/\(work)"] = entries[lesson.name]
  }

  package mutating func restore(_ lesson: Lesson, from work: String) {
    self[lesson] = shelved.removeValue(forKey: "\(lesson.name)/\(work)") ?? Entry()
  }
}

extension KataProgress: Codable {
  static let version = 1

  enum Problem: Error, Hashable {
    case damaged
    case newer(version: Int)
  }

  private enum Key: String, CodingKey {
    case version, lessons, shelved
  }

  package init(from decoder: any Decoder) throws {
    let contents = try decoder.container(keyedBy: Key.self)
    let version = try contents.decode(Int.self, forKey: .version)
    // A newer version may be structured differently: read nothing else.
    guard version <= KataProgress.version else { throw Problem.newer(version: version) }
    entries = try contents.decode([String: Entry].self, forKey: .lessons)
    shelved = try contents.decode([String: Entry].self, forKey: .shelved)
    let isSound = (Array(entries.values) + shelved.values).allSatisfy(\.isSound)
    guard version == KataProgress.version, isSound else { throw Problem.damaged }
  }

  package func encode(to encoder: any Encoder) throws {
    var contents = encoder.container(keyedBy: Key.self)
    try contents.encode(KataProgress.version, forKey: .version)
    try contents.encode(entries, forKey: .lessons)
    try contents.encode(shelved, forKey: .shelved)
  }

  /// - Parameter data: The contents of a file.
  static func read(_ data: Data) throws(Problem) -> KataProgress {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(KataProgress.self, from: data)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw .damaged
    }
  }

  /// The contents of the file: JSON with sorted keys, ending in a line break.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension KataProgress.Entry {
  fileprivate var isSound: Bool {
    hintsShown >= 0 && lastCheck.map { 0...max(0, $0.behaviours) ~= $0.passed } ?? true
  }
}
