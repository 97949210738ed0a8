import Foundation
import Toolchain

/// Measures what the requests of lessons cost, in folders of its own.
final class CostMeter {
  private let workbook: Workbook
  private let compiler: SwiftCompiler
  /// Whether this toolchain's syntax tree answers as known.
  private let readsDeclarations: Bool
  /// Such as `6.3.1`.
  let compilerVersion: String
  private var builds: [String: Result<WarmBuild, any Error>] = [:]

  /// - Parameter environment: What differs from our own environment where declarations are read.
  init(of workbook: Workbook, environment: [String: String?] = [:]) throws {
    self.workbook = workbook
    compiler = try SwiftCompiler()
    compilerVersion = try SwiftCompiler.version()
    readsDeclarations = DeclarationList.isReadable(environment: environment)
  }

  /// What a request costs on a side, `Before` or `After`.
  func cost(of request: ChangeRequest, on side: String) throws -> ChangeCost {
    let change = request.change(of: side)
    return try cost(
      of: change.patch, tests: change.tests, lesson: request.lesson,
      base: workbook.tree(of: request.lesson, side: side),
      changed: request.tree(of: side, in: workbook), kept: "\(request.lesson.name)\(side)")
  }

  /// What a reader's change cost.
  func cost(from base: SourceTree, to changed: SourceTree, of lesson: Lesson) throws -> ChangeCost {
    try cost(
      of: SourcePatch(from: base, to: changed), tests: nil, lesson: lesson, base: base,
      changed: changed, kept: nil)
  }

  /// - Parameter kept: Under what name the first build is kept, for further requests.
  private func cost(
    of patch: SourcePatch, tests: SourcePatch?, lesson: Lesson, base: SourceTree,
    changed: SourceTree, kept: String?
  ) throws -> ChangeCost {
    var cost = ChangeCost(of: patch, tests: tests)
    // What cannot be measured is told so, and never counts 0.
    if readsDeclarations { cost.declarationsChanged = try? declarations(base, changed) }
    let build = kept.flatMap { builds[$0] } ?? Result { try self.build(base, of: lesson) }
    if let kept { builds[kept] = build }
    cost.objectsRebuilt = try? build.get().objectsRebuilt(for: changed.files)
    return cost
  }

  private func build(_ tree: SourceTree, of lesson: Lesson) throws -> WarmBuild {
    func room(_ name: String, imports: [SwiftModule] = []) -> SwiftModule {
      let folder = workbook.root.appendingPathComponent("Sources/\(name)", isDirectory: true)
      return SwiftModule(name, in: folder, imports: imports)
    }
    let rooms = [
      room("SpaceGame"), room("PlayerRoster", imports: [room("Storage")]),
    ]
    .filter { room in tree.files.values.contains { $0.contains("import \(room.name)\n") } }
    return try WarmBuild(lesson.name, tree.files, interfaces: compiler.interfaces(of: rooms))
  }

  /// Only files that differ are looked at: a declaration that moved to another is not changed.
  private func declarations(_ base: SourceTree, _ changed: SourceTree) throws -> Int {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    func list(_ tree: SourceTree, besides other: SourceTree) throws -> DeclarationList {
      try tree.paths.filter { tree[$0] != other[$0] }.reduce(DeclarationList([])) { list, path in
        let file = try folder.file("Source.swift", tree[path] ?? "")
        return try list + DeclarationList(of: file)
      }
    }
    return try list(base, besides: changed).changed(in: list(changed, besides: base))
  }
}
