import Text

/// A change that is requested in a stakeholder's words, expressed as tests, and carried out on
/// before and on after.
package struct ChangeRequest: Equatable, Sendable {
  /// What the author said of a request before anything was measured.
  package enum Mark: String, CaseIterable, Codable, Sendable {
    /// The lesson's principle bets on changes like this one.
    case expected
    /// The principle does not bet on it.
    case unexpected
    /// A module that is not the lesson's asks for it, or the shared room grows.
    case fromOutside = "from outside"
    /// It concerns the whole program, as players see it.
    case players
  }

  /// What has to be done to carry it out on a side.
  package struct Change: Equatable, Sendable {
    /// Changes the sources of the side and, where needed, the lesson's own tests; nil where a guest
    /// is all that is needed.
    package let patch: Patch?
    /// The files of a module of its own, which imports the side and takes its place; empty if there
    /// is none.
    package let guest: SourceTree
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
  /// Either expected or unexpected comes first.
  package let marks: [Mark]
  /// Why the principle expects it or does not.
  package let because: String
  /// The name of the file with the new tests; `tests` is its contents.
  package let testFile: String
  package let tests: String
  package let changes: Sides<Change>

  /// Its folder, as a path in the book.
  package var path: String { "\(ChangeRequest.folder(of: lesson))/\(name)" }

  package var isExpected: Bool { marks.contains(.expected) }

  /// What the new tests are called, in the order of the file.
  package var behaviours: [String] {
    tests.matches(of: #/@Test\(\s*"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
  }

  /// What the new tests are about, as their suite is called; nil where it has no name.
  package var suite: String? {
    tests.firstMatch(of: #/@Suite\(\s*"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
  }

  /// The sides to which another module brings it.
  package var guestSides: [Side] { Side.allCases.filter { !changes[$0].guest.paths.isEmpty } }

  /// The sources of a side with the request carried out, without a guest.
  package func tree(of side: Side, in workbook: Workbook) throws -> SourceTree {
    let tree = try workbook.tree(of: lesson, side)
    return try changes[side].patch?.applied(to: tree, in: lesson.sources(side)) ?? tree
  }

  /// The lesson's own tests once the request is carried out on a side, without the new tests.
  package func testsTree(of side: Side, in workbook: Workbook) throws -> SourceTree {
    let tree = try workbook.tree(at: lesson.tests)
    return try changes[side].patch?.applied(to: tree, in: lesson.tests) ?? tree
  }
}

extension [ChangeRequest.Mark] {
  /// Such as “expected, from outside”.
  package var words: String { map(\.rawValue).joined(separator: ", ") }
}

// MARK: - Reading

extension ChangeRequest {
  /// Where a lesson's requests are kept, as a path in the book.
  package static func folder(of lesson: Lesson) -> String { "\(lesson.pageFolder)/Requests" }

  /// The names of a lesson's requests, sorted.
  package static func names(of lesson: Lesson, in workbook: Workbook) -> [String] {
    workbook.names(in: folder(of: lesson))
  }

  /// All requests of a lesson; those that its principle expects come first.
  package static func all(of lesson: Lesson, in workbook: Workbook) throws -> [ChangeRequest] {
    let requests = try names(of: lesson, in: workbook).map { name in
      try ChangeRequest(name, of: lesson, in: workbook)
    }
    return requests.filter(\.isExpected) + requests.filter { !$0.isExpected }
  }

  package init(_ name: String, of lesson: Lesson, in workbook: Workbook) throws(BookError) {
    let known = ChangeRequest.names(of: lesson, in: workbook)
    guard known.contains(name) else {
      throw .noSuchRequest(name, lesson: lesson.number, known: known)
    }
    self.lesson = lesson
    self.name = name
    let path = "\(ChangeRequest.folder(of: lesson))/\(name)"
    let words = try BookWords(at: "\(path)/Request.md", in: workbook)
    title = try words.title()
    sentence = try words.quotation()
    askedBy = try words.field("Asked by")
    marks = try ChangeRequest.marks(words)
    because = try words.field("Because")
    let names = workbook.names(in: path)
    let tests = names.filter { $0.hasSuffix("Tests.swift") }
    guard let testFile = tests.first, tests.count == 1 else {
      throw .damaged(path, reason: "it needs one file …Tests.swift with all the new tests")
    }
    self.testFile = testFile
    self.tests = try workbook.text(at: "\(path)/\(testFile)")
    changes = try Sides { side throws(BookError) in
      let (diff, file) = ("\(side.folder).diff", "\(side.folder)Guest.swift")
      let guest = names.contains(file) ? [file: try workbook.text(at: "\(path)/\(file)")] : [:]
      let needsPatch = guest.isEmpty || names.contains(diff)
      let folders = [lesson.sources(side), lesson.tests]
      return Change(
        patch: needsPatch ? try Patch(at: "\(path)/\(diff)", in: workbook, staysIn: folders) : nil,
        guest: SourceTree(guest), reason: try words.field(side.folder))
    }
  }

  private static func marks(_ words: BookWords) throws(BookError) -> [Mark] {
    let names = try words.field("Kind").split(separator: ",").map(\.trimmed)
    let marks = names.compactMap(Mark.init)
    let bets = marks.filter { $0 == .expected || $0 == .unexpected }
    guard marks.count == names.count, bets.count == 1, marks.first == bets.first else {
      let others = Mark.allCases.dropFirst(2).map(\.rawValue).joined(separator: ", ")
      throw .damaged(
        words.path, reason: "its kind is neither expected nor unexpected, and then any of \(others)"
      )
    }
    return marks
  }
}
