import Foundation

/// Something that is asked of a lesson's part of the program: in a stakeholder's words, as tests, and
/// carried out on before and on after.
struct ChangeRequest: Hashable, Sendable {
  /// What a request is in the book for.
  enum Kind: String, CaseIterable, Sendable {
    /// It goes the way that the lesson's principle opens.
    case axis
    /// It lives in the whole program, as players see it.
    case players
    /// After is no cheaper for it, or dearer.
    case dearer
  }

  /// What carrying it out does to a side.
  struct Change: Hashable, Sendable {
    let patch: SourcePatch
    /// To the lesson's own tests of that side's parts; nil where none has to be edited.
    let tests: SourcePatch?
    /// What a sensible developer does here, and why.
    let reason: String
  }

  let lesson: Lesson
  /// As it is typed, such as `chain-blast`.
  let name: String
  let title: String
  /// In the words of who asks.
  let wish: String
  let askedBy: String
  let kind: Kind
  /// The file with the new tests, and what is in it.
  let testFile: String
  let tests: String
  let before: Change
  let after: Change

  /// Where a lesson's requests are kept, as a path in the book.
  static func folder(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Requests" }

  /// Whether a name can be that of a request: it becomes that of a folder and of a module.
  static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: #/[a-z0-9]+(?:-[a-z0-9]+)*/#) != nil
  }

  /// As a path in the book.
  var path: String { "\(ChangeRequest.folder(of: lesson))/\(name)" }

  func change(of side: String) -> Change { side == "Before" ? before : after }

  /// The sources of a side, `Before` or `After`, with the request carried out.
  func tree(of side: String, in workbook: Workbook) throws -> SourceTree {
    do {
      return try change(of: side).patch.applied(to: workbook.tree(of: lesson, side: side))
    } catch SourcePatch.Failure.doesNotFit(let reason) {
      throw RequestError.doesNotFit("\(path)/\(side).diff", reason)
    }
  }

  /// The names of a lesson's requests, sorted.
  static func names(of lesson: Lesson, in workbook: Workbook) -> [String] {
    let url = workbook.root.appendingPathComponent(folder(of: lesson), isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// All requests of a lesson: those along its axis first, those where after is dearer last.
  static func all(of lesson: Lesson, in workbook: Workbook) throws -> [ChangeRequest] {
    let requests = try names(of: lesson, in: workbook).map {
      try ChangeRequest($0, of: lesson, in: workbook)
    }
    return Kind.allCases.flatMap { kind in requests.filter { $0.kind == kind } }
  }
}

// MARK: - Reading

extension ChangeRequest {
  init(_ name: String, of lesson: Lesson, in workbook: Workbook) throws {
    let path = "\(ChangeRequest.folder(of: lesson))/\(name)"
    let folder = workbook.root.appendingPathComponent(path, isDirectory: true)
    func text(_ file: String) throws -> String {
      guard let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      else { throw RequestError.lacks("\(path)/\(file)") }
      return text
    }
    let words = try RequestWords(try text("Request.md"), path: "\(path)/Request.md")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let tests = files.filter { $0.hasSuffix("Tests.swift") }
    guard let testFile = tests.first, tests.count == 1 else {
      throw RequestError.notOneTestFile(path)
    }
    self.init(
      lesson: lesson, name: name, title: words.title, wish: words.wish, askedBy: words.askedBy,
      kind: words.kind, testFile: testFile, tests: try text(testFile),
      before: Change(
        patch: SourcePatch(try text("Before.diff")),
        tests: (try? text("BeforeTests.diff")).map(SourcePatch.init), reason: words.before),
      after: Change(
        patch: SourcePatch(try text("After.diff")),
        tests: (try? text("AfterTests.diff")).map(SourcePatch.init), reason: words.after))
  }
}
