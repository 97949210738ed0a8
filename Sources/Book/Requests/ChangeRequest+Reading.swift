extension ChangeRequest {
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
    let path = "\(ChangeRequest.folder(of: lesson))/\(name)"
    let words = try RequestWords(
      workbook.text(at: "\(path)/Request.md"), path: "\(path)/Request.md")
    let tests = workbook.names(in: path).filter { $0.hasSuffix("Tests.swift") }
    guard let testFile = tests.first, tests.count == 1 else {
      throw .damaged(path, reason: "it needs one file …Tests.swift with all the new tests")
    }
    func change(_ side: Side, because reason: String) throws(BookError) -> Change {
      let file = "\(path)/\(side.folder).diff"
      let patch = Patch(try workbook.text(at: file))
      do {
        try patch.check(staysIn: [lesson.sources(side), lesson.tests])
      } catch { throw .damaged(file, reason: error.description) }
      return Change(patch: patch, reason: reason)
    }
    self.init(
      lesson: lesson, name: name, title: words.title, sentence: words.sentence,
      askedBy: words.askedBy, kind: words.kind, testFile: testFile,
      tests: try workbook.text(at: "\(path)/\(testFile)"),
      before: try change(.before, because: words.before),
      after: try change(.after, because: words.after))
  }
}
