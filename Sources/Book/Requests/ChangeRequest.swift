import Text

/// A change requested in a stakeholder's words, expressed as tests, and made in *before* and in
/// *after*.
package struct ChangeRequest: Equatable, Sendable {
  /// How the author classified a request before any measurement.
  package enum Mark: String, CaseIterable, Codable, Sendable {
    /// The lesson's principle anticipates changes like this one.
    case expected
    /// The principle does not anticipate it.
    case unexpected
    /// A module outside the lesson asks for it, or the shared room grows.
    case fromOutside = "from outside"
    /// It concerns the whole program, and is worded as a player would put it.
    case players
  }

  /// The work that carries out the request on a side.
  package struct Change: Equatable, Sendable {
    /// Changes the sources of the side and, if needed, the lesson's own tests; nil if a guest is
    /// enough.
    package let patch: Patch?
    /// The files of a separate module that imports the side and takes its place; empty if there is
    /// none.
    package let guest: SourceTree
    /// A sensible developer's way to do it here, and the reason.
    package let reason: String
  }

  package let lesson: Lesson
  /// The name as it is typed, such as `chain-blast`.
  package let name: String
  package let title: String
  /// The request in the stakeholder's words.
  package let sentence: String
  package let askedBy: String
  /// The marks, beginning with either expected or unexpected.
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

  /// The names of the new tests, in the order of the file.
  package var behaviours: [String] {
    tests.matches(of: #/@Test\(\s*"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
  }

  /// The name of the new tests' suite; nil if it has none.
  package var suite: String? {
    tests.firstMatch(of: #/@Suite\(\s*"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
  }

  /// The sides on which another module makes the change.
  package var guestSides: [Side] { Side.allCases.filter { !changes[$0].guest.paths.isEmpty } }

  /// The sources of a side with the request carried out, without a guest.
  package func tree(of side: Side, in workbook: Workbook) throws -> SourceTree {
    let tree = try workbook.tree(of: lesson, side)
    return try changes[side].patch?.applied(to: tree, in: lesson.sources(side)) ?? tree
  }

  /// The lesson's own tests with the request carried out on a side, without the new tests.
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
  /// The folder of a lesson's requests, as a path in the book.
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

  /// The visible change on a side: in the lesson's files or a guest's.
  package func differences(on side: Side) -> [FileDifference] {
    let change = changes[side]
    return (change.patch?.files(in: [lesson.sources(side), lesson.tests]) ?? [])
      + change.guest.paths.map { FileDifference(added: change.guest[$0] ?? "", at: $0) }
  }

  private static func marks(_ words: BookWords) throws(BookError) -> [Mark] {
    let names = try words.field("Kind").split(separator: ",").map(\.trimmed)
    let marks = names.compactMap(Mark.init)
    let bets = marks.filter { $0 == .expected || $0 == .unexpected }
    guard marks.count == names.count, bets.count == 1, marks.first == bets.first else {
      let others = Mark.allCases.dropFirst(2).map(\.rawValue).joined(separator: ", ")
      throw .damaged(
        words.path, reason: "its kind must be expected or unexpected, then any of \(others)"
      )
    }
    return marks
  }
}
