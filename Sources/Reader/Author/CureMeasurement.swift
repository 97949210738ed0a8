import Book
import Foundation
import Kata
import Run

/// A cure for a lesson's request, built with the partners' modules: as it is, and with our next
/// release.
struct CureMeasurement {
  /// What a build came to.
  private enum Outcome {
    case failed([TestResult])
    /// Holds the compiler's words about the partners' modules, the expected ones first.
    case refused([CompilerMessage])
  }

  private let measurement: Measurement
  private let cure: Edit
  private let columns: CureColumns
  private let request: Edit
  private let tree: Files

  init(_ cure: Edit, in measurement: Measurement) async throws {
    let lesson = measurement.lesson
    (self.measurement, self.cure) = (measurement, cure)
    (columns, request) = (lesson.cureColumns, try lesson.request)
    let version = Version(rawValue: cure.fields["On"] ?? "") ?? .fix
    tree = try await cure.applied("Ours", to: lesson.tree(version))
  }

  func row() async throws -> Evidence.Cure {
    let now = try await outcome(in: tree, refused: cure.fields["Refused"])
    let later =
      columns.columns.contains(where: \.isReleased)
      ? try await outcome(
        in: cure.applied("Release", to: tree),
        refused: cure.fields["Refused by our release"] ?? cure.fields["Refused"]) : now
    var cells = columns.lines.isEmpty ? [] : [lines]
    var reasons: [String: [String]] = [:]
    for column in columns.columns {
      let (cell, why) = try self.cell(column, column.isReleased ? later : now)
      cells.append(cell)
      if !why.isEmpty { reasons[column.head] = why }
    }
    return .init(name: cure.folder, title: cure.title, cells: cells, reasons: reasons)
  }

  private func cell(
    _ column: CureColumns.Column, _ outcome: Outcome
  ) throws -> (words: String, why: [String]) {
    let (passed, failed) = (column.passed, column.failed)
    if let module = column.reaches {
      let isReached = reached.contains(module)
      return ((isReached ? failed : passed) ?? "", [])
    }
    switch outcome {
    case .refused(let messages):
      if let file = column.compiles {
        let why = messages.filter { $0.path?.hasSuffix("/\(file)") ?? false }.map(\.sentence)
        return ((why.isEmpty ? passed : failed) ?? "", why)
      }
      return (
        column.saysWhoTells ? "the compiler tells" : "does not compile",
        messages.prefix(1).map(\.sentence)
      )
    case .failed where column.compiles != nil: return (passed ?? "", [])
    case .failed(let tests):
      let groups = try (column.of ?? []).map { name in
        (name, try failing(tests, of: name))
      }
      let why = groups.flatMap(\.1)
      guard let passed, let failed else {
        let counts = groups.filter { !$0.1.isEmpty }.map { name, tests in
          "\(tests.count) of \(name == "request" ? "theirs" : "ours")"
        }
        return (counts.isEmpty ? "none" : counts.joined(separator: ", "), why)
      }
      let isTold = try !failing(tests, of: column.tells ?? "request").isEmpty
      return (
        (why.isEmpty ? passed : failed)
          + (column.saysWhoTells ? (isTold ? ", theirs tell" : ", nobody tells") : ""), why
      )
    }
  }

  private func failing(_ tests: [TestResult], of name: String) throws -> [String] {
    let shipped = [
      "request": request.tests, "behaviours": try measurement.lesson.tests(),
      "beside": try request.beside?.tests ?? [:],
    ]
    let files = shipped[name].map { Array($0.keys) } ?? [name]
    return tests.filter { files.contains($0.file) }.map(\.sentence)
  }

  private func outcome(in tree: Files, refused words: String?) async throws -> Outcome {
    let (lesson, kata) = (measurement.lesson, measurement.kata)
    let shared = Files(in: lesson.root.appendingPathComponent("Lessons/\(lesson.folder)/Cures"))
    let beside = try columns.uses("beside") ? request.beside?.tests ?? [:] : [:]
    let tests = request.tests.merging(beside) { $1 }
      .merging(shared.filter { !$0.key.contains("/") }) { $1 }
    let partners = PartnerTests(
      kata, modules: cure.modules, tests: tests, types: ["all": cure.fields["All"] ?? ""],
      whole: cure.fields["Alone"] ?? "")
    let verdict = try await Check(kata).judge(
      KataPackage(kata).files(of: tree).merging(partners.files) { $1 })
    if let words,
      let message = (verdict.errors + verdict.ownErrors).first(where: { $0.text.contains(words) })
    {
      return .refused([message] + verdict.ownErrors.filter { $0 != message })
    }
    guard words == nil, (verdict.errors + verdict.ownErrors + verdict.warnings).isEmpty,
      !verdict.own.isEmpty, verdict.behaviours.allSatisfy({ $0.outcome == .passed })
    else {
      throw Measurement.Surprise(
        description: "\(cure.path) is not as it says: \(measurement.words(of: verdict))")
    }
    return .failed(verdict.own.filter(\.hasFailed))
  }

  /// The files of the partner whose module the table is about.
  private var theirs: Files {
    let names = (cure.fields["Module"] ?? "").split(separator: ", ").map(String.init)
    return cure.modules.filter { names.contains($0.key) }
  }

  private var lines: String {
    columns.lines.map { whose in
      let files =
        switch whose {
        case .one: theirs
        case .both: cure.modules.filter { !(cure.fields["Only alone"] ?? "").contains($0.key) }
        case .ours: tree.filter { $0.key.hasPrefix("Sources/") }
        }
      return "\(files.keys.reduce(0) { $0 + CodeLines.count(files.text($1) ?? "") })"
    }.joined(separator: " / ")
  }

  /// The modules to which the imports of the partner's module lead, through our layers.
  private var reached: Set<String> {
    let form = #/(?m)^(?:@\w+ )?(?:public |package )?import (?:\w+ )?(\w+)/#
    func imports(of files: Files) -> [String] {
      files.keys.flatMap { (files.text($0) ?? "").matches(of: form).map { String($0.1) } }
    }
    var found: Set<String> = []
    var open = imports(of: theirs)
    while let module = open.popLast() {
      guard found.insert(module).inserted else { continue }
      open += imports(of: tree.filter { $0.key.contains("/\(module)/") })
      let room = measurement.lesson.root.appendingPathComponent("Sources/\(module)")
      open += imports(of: Files(in: room))
    }
    return found
  }
}

extension TestResult {
  /// The name of the file that declares it.
  var file: String { String((id.split(separator: "/").last ?? "").prefix { $0 != ":" }) }
}
