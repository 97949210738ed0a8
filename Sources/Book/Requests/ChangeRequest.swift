/// A change that is requested in a stakeholder's words, expressed as tests, and carried out on
/// before and on after.
package struct ChangeRequest: Hashable, Sendable {
  /// Why a request is in the book.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// It changes what the lesson's principle makes easy to change.
    case axis
    /// It concerns the whole program, as players see it.
    case players
    /// It costs at least as much in after as in before.
    case costlier
  }

  /// What has to be done to carry it out on a side.
  package struct Change: Hashable, Sendable {
    /// Changes the sources of the side and, where needed, the lesson's own tests.
    package let patch: Patch
    /// What a sensible developer does here, and why.
    package let reason: String
  }

  package let lesson: Lesson
  /// The name as it is typed, such as `chain-blast`.
  package let name: String
  package let title: String
  /// The request in the stakeholder's words.
  package let sentence: String
  package let askedBy: String
  package let kind: Kind
  /// The name of the file with the new tests; `tests` is its contents.
  package let testFile: String
  package let tests: String
  package let before: Change
  package let after: Change

  /// Its folder, as a path in the book.
  package var path: String { "\(ChangeRequest.folder(of: lesson))/\(name)" }

  package func change(on side: Side) -> Change { side == .before ? before : after }

  /// The sources of a side with the request carried out.
  ///
  /// - Throws: ``BookError/damaged(_:reason:)`` if its patch does not apply.
  package func tree(of side: Side, in workbook: Workbook) throws -> SourceTree {
    try patched(workbook.tree(of: lesson, side), side, in: lesson.sources(side))
  }

  /// The lesson's own tests once the request is carried out on a side, without the new tests.
  package func testsTree(of side: Side, in workbook: Workbook) throws -> SourceTree {
    try patched(SourceTree(of: workbook.tests(of: lesson)), side, in: lesson.tests)
  }

  private func patched(_ tree: SourceTree, _ side: Side, in folder: String) throws -> SourceTree {
    do {
      return try change(on: side).patch.applied(to: tree, in: folder)
    } catch {
      throw BookError.damaged("\(path)/\(side.folder).diff", reason: error.description)
    }
  }
}

// MARK: - Reading

extension ChangeRequest {
  /// Where a lesson's requests are kept, as a path in the book.
  package static func folder(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Requests" }

  /// The names of a lesson's requests, sorted.
  package static func names(of lesson: Lesson, in workbook: Workbook) -> [String] {
    workbook.names(in: folder(of: lesson))
  }

  /// All requests of a lesson: first those along its axis, last those where after is no cheaper.
  package static func all(
    of lesson: Lesson, in workbook: Workbook
  ) throws(BookError) -> [ChangeRequest] {
    var requests: [ChangeRequest] = []
    for name in names(of: lesson, in: workbook) {
      requests.append(try ChangeRequest(name, of: lesson, in: workbook))
    }
    return Kind.allCases.flatMap { kind in requests.filter { $0.kind == kind } }
  }

  package init(_ name: String, of lesson: Lesson, in workbook: Workbook) throws(BookError) {
    let known = ChangeRequest.names(of: lesson, in: workbook)
    guard known.contains(name) else {
      throw .noSuchRequest(name, lesson: lesson.number, known: known)
    }
    self.lesson = lesson
    self.name = name
    let path = "\(ChangeRequest.folder(of: lesson))/\(name)"
    let words = try RequestWords(at: "\(path)/Request.md", in: workbook)
    title = try words.title()
    sentence = try words.quotation()
    askedBy = try words.field("Asked by")
    guard let kind = Kind(rawValue: try words.field("Kind")) else {
      let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw .damaged(words.path, reason: "its kind is none of \(kinds)")
    }
    self.kind = kind
    let tests = workbook.names(in: path).filter { $0.hasSuffix("Tests.swift") }
    guard let testFile = tests.first, tests.count == 1 else {
      throw .damaged(path, reason: "it needs one file …Tests.swift with all the new tests")
    }
    self.testFile = testFile
    self.tests = try workbook.text(at: "\(path)/\(testFile)")
    func change(_ side: Side) throws(BookError) -> Change {
      let file = "\(path)/\(side.folder).diff"
      let patch = Patch(try workbook.text(at: file))
      do {
        try patch.check(staysIn: [lesson.sources(side), lesson.tests])
      } catch { throw .damaged(file, reason: error.description) }
      return Change(patch: patch, reason: try words.field(side.folder))
    }
    before = try change(.before)
    after = try change(.after)
  }
}

/// The contents of a request's `Request.md`: a title, the request as a quotation, and a list.
private struct RequestWords {
  let path: String
  private let text: String

  init(at path: String, in workbook: Workbook) throws(BookError) {
    self.path = path
    text = try workbook.text(at: path).lines.joined(separator: "\n")
  }

  func title() throws(BookError) -> String {
    try checked(text.firstMatch(of: #/(?m)^# (.+)$/#)?.1, "# title")
  }

  func quotation() throws(BookError) -> String {
    let lines = text.matches(of: #/(?m)^>(.*)$/#).map { $0.1.trimmed }
    return try checked(lines.joined(separator: " "), "> what is asked for")
  }

  /// An item of the list, which may go on in indented lines.
  func field(_ name: String) throws(BookError) -> String {
    let items = text.matches(of: #/(?m)^- (.+?):(.*(?:\n  .*)*)$/#)
    let lines = items.first { $0.1 == name }.map { String($0.2).lines.map(\.trimmed) }
    return try checked(lines?.joined(separator: " "), "- \(name): …")
  }

  private func checked(_ found: (some StringProtocol)?, _ form: String) throws(BookError) -> String
  {
    guard let text = found?.trimmed, !text.isEmpty else {
      throw .damaged(path, reason: "it has no line “\(form)”")
    }
    return text
  }
}
