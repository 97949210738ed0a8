import Foundation
import TestSupport
import Testing

@testable import Book

/// Slips, checks and pages print the name of a behaviour without the title of its suite.
@Suite("The names of behaviours")
struct BehaviourNameTests {
  @Test("Every behaviour's name is a sentence with its own subject")
  func book() throws {
    var count = 0
    for (path, text) in try BehaviourNameTests.files() {
      let names = BehaviourNameTests.names(in: text)
      let tests = text.matches(of: #/@Test\b/#).count
      #expect(tests == names.count, "\(path): a test has no name, or not as its first argument.")
      for name in names {
        let fault = BehaviourNameTests.fault(in: name)
        #expect(fault == nil, "\(path): “\(name)” \(fault ?? "")")
      }
      count += names.count
    }
    #expect(count > 400, "Some tests were not found.")
  }

  @Test("Every behaviour that the evidence and the slips name is a test or a suite of the book")
  func recorded() throws {
    let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    let texts = try BehaviourNameTests.files().values
    let tests = Set(texts.flatMap(BehaviourNameTests.names))
    let suites = texts.flatMap {
      $0.matches(of: #/@Suite\(\s*"((?:[^"\\]|\\.)+)"/#).map { String($0.1) }
    }
    for lesson in Catalogue.lessons {
      let outcomes = try LessonEvidence(of: lesson, in: workbook).slips.map(\.outcome)
      let broken = outcomes.flatMap { $0.before.broken + $0.after.broken }
      #expect(broken.filter { !tests.contains($0) } == [], "Measure lesson \(lesson.number) again.")
      let about = try Slip.all(of: lesson, in: workbook).flatMap(\.about)
      #expect(about.filter { !tests.union(suites).contains($0) } == [], "A slip is about nothing.")
    }
  }

  @Test("The name of every test in the rooms stands alone without its suite's title")
  func rooms() throws {
    let book = Workbook(root: PackageFolder.url)
    let rooms = BehaviourNameTests.rooms.map { "Tests/\($0)Tests" }
    var count = 0
    for (path, text) in try rooms.flatMap({ try book.tree(at: $0).files }) {
      for name in BehaviourNameTests.names(in: text) {
        let fault = BehaviourNameTests.faultOfBeginning(name)
        #expect(fault == nil, "\(path): “\(name)” \(fault ?? "")")
        count += 1
      }
    }
    #expect(count > 500, "Some tests were not found.")
  }

  private static let rooms = words(
    "ArcadeCore Bindery Book PlayerRoster Practice Reader SpaceGame Storage Terminal "
      + "Toolchain")

  private static func names(in text: String) -> [String] {
    text.matches(of: #/@Test\(\s*"((?:[^"\\]|\\.)+)"/#).map { String($0.1) }
  }

  /// - Returns: Why a name does not stand alone; nil if its first word shows no fault.
  private static func fault(in name: String) -> String? {
    if let fault = faultOfBeginning(name) { return fault }
    let word = firstWord(of: name)
    // A verb in the third person ends like a plural noun.
    let isVerb = verbs.contains(word) || word.hasSuffix("s") && !nouns.contains(word)
    return isVerb ? "begins with a verb; if it is a noun, list it here." : nil
  }

  private static func firstWord(of name: String) -> String {
    name.prefix { $0 != " " }.trimmingCharacters(in: .punctuationCharacters)
  }

  private static func faultOfBeginning(_ name: String) -> String? {
    let word = firstWord(of: name)
    if word.first?.isUppercase != true { return "does not begin with a capital." }
    if name.prefix(while: { $0 != " " }).hasSuffix(":") { return "begins with a label." }
    if clauses.contains(word) { return "begins with a clause: name the actor." }
    return references.contains(word) ? "begins with a word that needs its suite's title." : nil
  }

  private static let clauses = words("What Whatever Who Whoever Whose Whom Which Whichever That")
  private static let references = words(
    "It Its They Their Them He She His Her This These Those Others Also So Too Of And But Or")
  /// Verbs that do not end in “s”, as in the plural or in a command.
  private static let verbs = words(
    "Are Were Have Had Do Did Can Could Will Would May Might Must Shall Should Mark Open Stand Take Keep "
      + "Show Stop Move Say Tell Give Get Make Go Come Let Leave Lead Carry Send Start Begin End "
      + "Change Return Draw Print Hold Fly Fall Fire Shoot Hit Lose Win")
  /// Plural nouns that begin names.
  private static let nouns = words(
    "Arenas Days Details Divers Lives Newcomers Players Positions Pupils Raiders Services Steps")

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }

  /// The tests of all lessons, requests and guests, keyed by their paths.
  private static func files() throws -> [String: String] {
    let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    var files: [String: String] = [:]
    for lesson in Catalogue.lessons {
      for (path, text) in try workbook.tree(at: lesson.tests).files {
        files["\(lesson.tests)/\(path)"] = text
      }
      for request in try ChangeRequest.all(of: lesson, in: workbook) {
        files["\(request.path)/\(request.testFile)"] = request.tests
      }
      if let guest = try LessonGuest(of: lesson, in: workbook) {
        files["\(LessonGuest.folder(of: lesson))/GuestTests.swift"] = guest.tests
      }
    }
    return files
  }
}
