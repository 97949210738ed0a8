import BookContents
import Foundation
import KataTools
import Toolchain

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
    let cells = try columns.columns.map { column in
      try cell(column, column.isReleased ? later : now)
    }
    return .init(
      name: cure.folder, title: cure.title, cells: (columns.lines.isEmpty ? [] : [lines]) + cells)
  }

  private func cell(_ column: CureColumns.Column, _ outcome: Outcome) throws -> String {
    let (passed, failed) = (column.passed ?? "", column.failed ?? "")
    if let module = column.reaches { return reached.contains(module) ? failed : passed }
    switch outcome {
    case .refused(let messages):
      if let file = column.compiles {
        return messages.contains { $0.path?.hasSuffix("/\(file)") ?? false } ? failed : passed
      }
      return column.saysWhoTells ? "the compiler tells" : "does not compile"
    case .failed where column.compiles != nil: return passed
    case .failed(let tests):
      let failing = try (column.of ?? []).map { name in
        (name, count: try self.failing(tests, of: name))
      }
      guard column.passed != nil else {
        let counts = failing.filter { $0.count > 0 }.map { name, count in
          "\(count) of \(name == "request" ? "theirs" : "ours")"
        }
        return counts.isEmpty ? "none" : counts.joined(separator: ", ")
      }
      let isTold = try self.failing(tests, of: column.tells ?? "request") > 0
      return (failing.allSatisfy { $0.count == 0 } ? passed : failed)
        + (column.saysWhoTells ? (isTold ? ", their tests tell" : ", nobody tells them") : "")
    }
  }

  private func failing(_ tests: [TestResult], of name: String) throws -> Int {
    let shipped = [
      "request": request.tests, "behaviours": try measurement.lesson.tests(),
      "beside": try request.beside?.tests ?? [:],
    ]
    let files = shipped[name].map { Array($0.keys) } ?? [name]
    return tests.count { files.contains($0.file) }
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
        description:
          "\(cure.path) declares another result than was measured: \(measurement.words(of: verdict))"
      )
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
