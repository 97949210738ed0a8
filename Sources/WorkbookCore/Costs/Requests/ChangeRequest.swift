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
      throw RequestError.lacks("\(path)/…Tests.swift, one file with the new tests,")
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

/// What a request's `Request.md` says: a title, the wish as a quotation, and a list.
struct RequestWords: Hashable {
  let title: String
  let wish: String
  let askedBy: String
  let kind: ChangeRequest.Kind
  let before: String
  let after: String

  init(_ text: String, path: String) throws(RequestError) {
    var title: String?
    var wish: [String] = []
    var fields: [String: String] = [:]
    var last: String?
    for line in text.lines {
      if line.hasPrefix("# ") {
        title = line.dropFirst(2).trimmed
      } else if line.hasPrefix(">") {
        wish.append(line.dropFirst().trimmed)
      } else if line.hasPrefix("- "), let colon = line.firstIndex(of: ":") {
        let name = line[line.index(line.startIndex, offsetBy: 2)..<colon].trimmed
        fields[name] = line[line.index(after: colon)...].trimmed
        last = name
      } else if line.hasPrefix("  "), let last {
        fields[last, default: ""] += " " + line.trimmed
      }
    }
    func field(_ name: String) throws(RequestError) -> String {
      guard let text = fields[name], !text.isEmpty else {
        throw .lacksWords(path, "- \(name): …")
      }
      return text
    }
    guard let title, !title.isEmpty else { throw .lacksWords(path, "# title") }
    guard !wish.isEmpty else { throw .lacksWords(path, "> wish") }
    guard let kind = ChangeRequest.Kind(rawValue: try field("Kind")) else {
      throw .lacksWords(path, "- Kind: axis, players or dearer")
    }
    self.title = title
    self.wish = wish.joined(separator: " ").trimmed
    self.kind = kind
    askedBy = try field("Asked by")
    before = try field("Before")
    after = try field("After")
  }
}

/// Why a request cannot be used.
enum RequestError: ReaderError, Hashable {
  case lacks(String)
  case lacksWords(String, String)
  case doesNotFit(String, String)
  case noSuchRequest(String, lesson: Int, known: [String])

  var isWrongUsage: Bool {
    if case .noSuchRequest = self { true } else { false }
  }
}

extension RequestError: CustomStringConvertible {
  var description: String {
    switch self {
    case .lacks(let path): "There is no \(path)."
    case .lacksWords(let path, let words): "\(path) has no line “\(words)”."
    case .doesNotFit(let path, let reason): "\(path) does not fit: \(reason)."
    case .noSuchRequest(let name, let lesson, let known):
      known.isEmpty
        ? "Lesson \(lesson) has no requests."
        : "Lesson \(lesson) has no request “\(name)”: there are \(known.joined(separator: ", "))."
    }
  }
}
