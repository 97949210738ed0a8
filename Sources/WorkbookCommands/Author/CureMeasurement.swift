import BookContents
import Foundation
import KataTools
import Toolchain

/// A cure for a lesson's request, built with the partners' modules: as it is, and with our next
/// release.
struct CureMeasurement {
  /// What a build came to: the compiler's words about the partners' modules, the expected ones first,
  /// or the tests that fail.
  private typealias Outcome = (refused: [CompilerMessage], failed: [TestResult])

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
      columns.columns.contains { $0.release == true }
      ? try await outcome(
        in: cure.applied("Release", to: tree),
        refused: cure.fields["Refused by our release"] ?? cure.fields["Refused"]) : now
    let cells = try columns.columns.map { column in
      try cell(column, column.release == true ? later : now)
    }
    return .init(name: cure.folder, title: cure.title, cells: [lines] + cells)
  }

  private func cell(_ column: CureColumns.Column, _ outcome: Outcome) throws -> String {
    let (passed, failed) = (column.passed ?? "", column.failed ?? "")
    if let module = column.reaches { return reached.contains(module) ? failed : passed }
    if let file = column.compiles {
      return outcome.refused.contains { $0.path?.hasSuffix("/\(file)") ?? false } ? failed : passed
    }
    guard outcome.refused.isEmpty else {
      return column.told == true ? "the compiler tells" : "does not compile"
    }
    let counts = try (column.of ?? []).map { (name: $0, count: try count(outcome.failed, of: $0)) }
      .filter { $0.count > 0 }
    guard column.passed != nil else {
      let words = counts.map { "\($0.count) of \($0.name == "request" ? "theirs" : "ours")" }
      return words.isEmpty ? "none" : words.joined(separator: ", ")
    }
    let isTold = try count(outcome.failed, of: column.tells ?? "request") > 0
    return (counts.isEmpty ? passed : failed)
      + (column.told == true ? (isTold ? ", their tests tell" : ", nobody tells them") : "")
  }

  private func count(_ tests: [TestResult], of name: String) throws -> Int {
    let shipped = [
      "request": request.tests, "behaviours": try measurement.lesson.tests(),
      "beside": try request.beside?.tests ?? [:],
    ]
    let files = shipped[name].map { Array($0.keys) } ?? [name]
    return tests.count { files.contains($0.file) }
  }

  private func outcome(in tree: Files, refused words: String?) async throws -> Outcome {
    let lesson = measurement.lesson
    let shared = Files(in: lesson.root.appendingPathComponent("Lessons/\(lesson.folder)/Cures"))
    let beside = try columns.uses("beside") ? request.beside?.tests ?? [:] : [:]
    let tests = request.tests.merging(beside) { $1 }
      .merging(shared.filter { !$0.key.contains("/") }) { $1 }
    let partners = PartnerTests(
      measurement.kata, modules: cure.modules, tests: tests,
      types: ["all": cure.fields["All"] ?? ""],
      whole: cure.fields["Alone"] ?? "")
    let verdict = try await measurement.judge(tree, and: partners)
    if let words,
      let message = (verdict.errors + verdict.ownErrors).first(where: { $0.text.contains(words) })
    {
      return ([message] + verdict.ownErrors.filter { $0 != message }, [])
    }
    let isBuilt = (verdict.errors + verdict.ownErrors + verdict.warnings).isEmpty
    try measurement.expect(
      words == nil && isBuilt && !verdict.own.isEmpty
        && verdict.behaviours.allSatisfy { $0.outcome == .passed }, verdict, "cure \(cure.number)")
    return ([], verdict.own.filter(\.hasFailed))
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
        case .both: cure.modules
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
