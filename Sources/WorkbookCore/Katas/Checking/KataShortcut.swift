import Foundation
import Toolchain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Builds a kata again without SwiftPM where only the reader's sources have changed: with the very
/// commands that SwiftPM has written down for itself.
///
/// SwiftPM takes a third of a second to find that nothing else is to be done. Whatever is not as
/// expected is left to it: other files that are newer than what was built, a file more or less, a
/// build that goes on, an error. It finds what was built here and goes on from it.
struct KataShortcut {
  let kata: Kata
  /// What the build has made of the tests.
  let program: URL
  var environment: [String: String?] = [:]
  var ifInterrupted: (@Sendable () -> Void)?

  /// Builds it.
  ///
  /// - Returns: Whether it is built; false leaves all to SwiftPM.
  func run(phases: @Sendable (TestPhase) -> Void) async throws -> Bool {
    #if os(Linux)
      guard let plan = plan() else { return false }
      // SwiftPM's own lock, whose file it makes with its second build.
      let file = build.appendingPathComponent(".lock").path
      let lock = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      guard lock >= 0 else { return false }
      defer { close(lock) }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return false }
      phases(.building(step: 1, of: 2))
      guard try await succeeds(plan.module) else { return false }
      // Also where an earlier build changed it and came no further.
      if !isOlder(plan.interface, than: plan.built) {
        guard try await succeeds(plan.tests) else { return false }
      }
      // What is built may be in use by another check's tests: it is not made anew for nothing.
      if plan.objects.allSatisfy({ isOlder($0, than: plan.built) }) { return true }
      phases(.building(step: 2, of: 2))
      return try await succeeds(plan.link)
    #else
      return false
    #endif
  }

  /// The commands to be run, in their order.
  private struct Plan {
    let module: [String]
    /// Where the module's interface is written: who uses it is compiled again when it changes.
    let interface: String
    let tests: [String]
    let link: [String]
    /// What is made of the reader's sources and of the tests, to be linked.
    let objects: [String]
    /// When the tests were linked last.
    let built: Date
  }

  private var build: URL { kata.folder.appendingPathComponent(".build", isDirectory: true) }

  /// What to do; nil where it is not certain that this is all.
  private func plan() -> Plan? {
    guard let built = program.changed, let commands = KataBuildCommand.read(from: build),
      let module = commands.first(where: { $0.isModule(kata.module) }),
      let tests = commands.first(where: { $0.isModule("\(kata.module)Tests") }),
      let link = commands.first(where: { $0.makes(program.lastPathComponent) }),
      let interface = module.outputs.first(where: { $0.hasSuffix("/\(kata.module).swiftmodule") }),
      let compiler = module.arguments.first, isOlder(compiler, than: built)
    else { return nil }
    let folder = kata.folder.appendingPathComponent(kata.sourcesPath, isDirectory: true)
    let own = Set(SwiftModule("", in: folder).sources.map(\.path))
    let known = Set(module.inputs.filter { $0.hasPrefix(folder.path + "/") })
    guard own == known else { return nil }
    var others = Set(commands.flatMap(\.inputs)).subtracting(own).filter { $0.hasPrefix("/") }
    for source in others where source.hasSuffix(".swift") {
      others.insert(URL(fileURLWithPath: source).deletingLastPathComponent().path)
    }
    others.formUnion([kata.folder, kata.workbook.root].map { "\($0.path)/Package.swift" })
    // What comes out of the reader's sources is newer, once they were built without success.
    others = others.filter { !$0.hasPrefix(build.path + "/") }
    guard others.allSatisfy({ isOlder($0, than: built) }) else { return nil }
    return Plan(
      module: module.arguments, interface: interface, tests: tests.arguments,
      link: link.arguments, objects: module.outputs + tests.outputs, built: built)
  }

  private func isOlder(_ path: String, than date: Date) -> Bool {
    URL(fileURLWithPath: path).changed.map { $0 <= date } ?? false
  }

  private func succeeds(_ command: [String]) async throws -> Bool {
    guard let program = command.first else { return false }
    var child = ChildProcess(
      program, command.dropFirst().filter { $0 != "-parseable-output" }, in: kata.folder)
    child.environment = environment
    child.ifInterrupted = ifInterrupted
    child.outputLimit = 64 << 10
    return try await child.run(nil).status == 0
  }
}

/// A command of the plan that SwiftPM writes down for its build engine.
struct KataBuildCommand: Equatable {
  let name: String
  let inputs: [String]
  let outputs: [String]
  let arguments: [String]

  /// Whether it compiles a module.
  func isModule(_ module: String) -> Bool {
    name.hasPrefix("C.\(module)-") && name.hasSuffix(".module")
  }

  func makes(_ file: String) -> Bool {
    outputs.contains { $0.hasSuffix("/\(file)") } && name.hasPrefix("C.")
  }

  /// Those of the last build; nil where there is no plan that we understand.
  static func read(from build: URL) -> [KataBuildCommand]? {
    let file = build.appendingPathComponent("debug.yaml")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let commands = read(text)
    return commands.isEmpty ? nil : commands
  }

  /// Reads the part of the plan that has commands with arguments: a name on a line, then keys, each
  /// with a list on the same line.
  static func read(_ text: String) -> [KataBuildCommand] {
    var commands: [KataBuildCommand] = []
    var name: String?
    var lists: [Substring: [String]] = [:]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) + [Substring()] {
      if line.hasPrefix("  \"C."), line.hasSuffix("\":") {
        name = String(line.dropFirst(3).dropLast(2))
        lists = [:]
      } else if line.hasPrefix("    "), name != nil {
        let parts = line.dropFirst(4).split(separator: ":", maxSplits: 1)
        guard parts.count == 2, ["inputs", "outputs", "args"].contains(parts[0]) else { continue }
        lists[parts[0]] = try? JSONDecoder().decode([String].self, from: Data(parts[1].utf8))
      } else if let found = name {
        name = nil
        guard let inputs = lists["inputs"], let outputs = lists["outputs"],
          let arguments = lists["args"]
        else { continue }
        commands.append(
          KataBuildCommand(name: found, inputs: inputs, outputs: outputs, arguments: arguments))
      }
    }
    return commands
  }
}

extension URL {
  /// When the file was changed last.
  fileprivate var changed: Date? {
    let values = try? FileManager.default.attributesOfItem(atPath: path)
    return values?[.modificationDate] as? Date
  }
}
