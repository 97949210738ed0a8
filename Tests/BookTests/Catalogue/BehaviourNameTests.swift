import Foundation
import TestSupport
import Testing

@testable import Book

/// A slip, a check or a page prints the name of a behaviour without the title of its suite.
@Suite("The names of behaviours")
struct BehaviourNameTests {
  @Test("Every behaviour's name is a sentence with its own subject")
  func book() throws {
    var count = 0
    for (path, text) in try BehaviourNameTests.files() {
      let names = text.matches(of: #/@Test\(\s*"((?:[^"\\]|\\.)+)"/#).map { String($0.1) }
      let tests = text.matches(of: #/@Test\b/#).count
      #expect(tests == names.count, "\(path): a test has no name, or not as its first argument.")
      for name in names {
        let fault = BehaviourNameTests.fault(in: name)
        #expect(fault == nil, "\(path): “\(name)” \(fault ?? "")")
      }
      count += names.count
    }
    #expect(count > 400, "The tests are elsewhere.")
  }

  /// - Returns: Why a name does not stand alone; nil if its first word does not tell.
  private static func fault(in name: String) -> String? {
    let start = String(name.prefix { $0 != " " })
    let word = start.trimmingCharacters(in: .punctuationCharacters)
    if word.first?.isUppercase != true { return "begins with no capital." }
    if start.hasSuffix(":") { return "begins with a label." }
    if clauses.contains(word) { return "begins with a clause: name the actor." }
    if references.contains(word) { return "begins with a word that needs its suite's title." }
    // In the third person a verb ends like a noun in the plural.
    let isVerb = verbs.contains(word) || word.hasSuffix("s") && !nouns.contains(word)
    return isVerb ? "begins with a verb; a noun that looks like one is to be listed here." : nil
  }

  private static let clauses = words("What Whatever Who Whoever Whose Whom Which Whichever That")
  private static let references = words(
    "It Its They Their Them He She His Her This These Those Others Also So Too Of And But Or")
  /// Verbs that do not end in “s”, as a plural or a command has them.
  private static let verbs = words(
    "Are Were Have Had Do Did Can Could Will Would May Might Must Shall Should Mark Open Stand Take Keep "
      + "Show Stop Move Say Tell Give Get Make Go Come Let Leave Lead Carry Send Start Begin End "
      + "Change Return Draw Print Hold Fly Fall Fire Shoot Hit Lose Win")
  /// Nouns in the plural with which a name begins.
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
