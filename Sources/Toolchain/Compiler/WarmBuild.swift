import Foundation

/// A module that is built into object files, and then built again after a change, by the compiler
/// alone and as a build system has it done: only what the change reaches is compiled.
///
/// The folder of a build and what lies in it are this value's own.
public final class WarmBuild {
  public enum Failure: Error, Hashable {
    /// The compiler does not accept the sources.
    case doesNotCompile(String)
    /// A build in which nothing has changed compiled something all the same.
    case isRestless
    /// A build in which a file has changed compiled nothing.
    case isDeaf
  }

  private let name: String
  private let interfaces: URL
  private let folder: TemporaryFolder
  private let sources: [String: String]
  private let environment: [String: String?]

  private var work: URL { folder.url.appendingPathComponent("work", isDirectory: true) }
  private var base: URL { folder.url.appendingPathComponent("base", isDirectory: true) }

  /// Builds the sources for the first time.
  ///
  /// - Parameters:
  ///   - name: That of the module.
  ///   - sources: Its files by their paths.
  ///   - interfaces: Where the modules are that it imports.
  ///   - environment: What differs from our own environment for the compiler.
  public init(
    _ name: String, _ sources: [String: String], interfaces: URL,
    environment: [String: String?] = [:]
  ) throws {
    self.name = name
    self.environment = environment
    self.sources = sources
    self.interfaces = interfaces
    folder = try TemporaryFolder()
    for (path, text) in sources { try write(text, to: path) }
    try compile(paths: sources.keys.sorted())
    let built = objects()
    try compile(paths: sources.keys.sorted())
    guard objects() == built, built.count == sources.count else { throw Failure.isRestless }
    try copy(work, to: base)
  }

  deinit {
    folder.remove()
  }

  /// Builds it again with other sources.
  ///
  /// - Returns: How many of the object files that were there are made anew.
  public func objectsRebuilt(for changed: [String: String]) throws -> Int {
    try FileManager.default.removeItem(at: work)
    try copy(base, to: work)
    let before = objects()
    for (path, text) in changed where sources[path] != text {
      try write(text, to: path)
      // Beyond doubt newer than the build, however coarse the clock of the files is.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: 2)], ofItemAtPath: source(path).path)
    }
    for path in sources.keys where changed[path] == nil {
      try FileManager.default.removeItem(at: source(path))
    }
    try compile(paths: changed.keys.sorted())
    let after = objects()
    let rebuilt = before.count { path, date in changed[path] != nil && after[path] != date }
    let isReached = sources.contains { path, text in changed[path].map { $0 != text } ?? false }
    guard rebuilt > 0 || !isReached else { throw Failure.isDeaf }
    return rebuilt
  }

  private func source(_ path: String) -> URL {
    work.appendingPathComponent("sources/\(path)")
  }

  private func product(of path: String, _ suffix: String) -> URL {
    work.appendingPathComponent("objects/\(path.replacing("/", with: "+"))\(suffix)")
  }

  private func write(_ text: String, to path: String) throws {
    let file = source(path)
    for folder in [file, product(of: path, "")].map({ $0.deletingLastPathComponent() }) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data(text.utf8).write(to: file)
  }

  /// When each object file was made, by the path of its source.
  private func objects() -> [String: Date] {
    var dates: [String: Date] = [:]
    for path in sources.keys {
      let values = try? FileManager.default.attributesOfItem(atPath: product(of: path, ".o").path)
      dates[path] = values?[.modificationDate] as? Date
    }
    return dates
  }

  private func compile(paths: [String]) throws {
    var map = ["": ["swift-dependencies": product(of: "module", ".priors").path]]
    for path in paths {
      map[source(path).path] = [
        "object": product(of: path, ".o").path,
        "swift-dependencies": product(of: path, ".swiftdeps").path,
      ]
    }
    let file = work.appendingPathComponent("map.json")
    try JSONEncoder().encode(map).write(to: file)
    var child = ChildProcess(
      "swiftc",
      ["-c", "-incremental", "-enable-batch-mode", "-Onone", "-parse-as-library"]
        + ["-module-name", name, "-I", interfaces.path] + SwiftCompiler.settings
        + ["-emit-module", "-emit-module-path", product(of: name, ".swiftmodule").path]
        + ["-output-file-map", file.path] + paths.map { source($0).path }, in: work)
    child.environment = environment
    let output = try child.run()
    guard output.status == 0 else { throw Failure.doesNotCompile(output.standardError) }
  }

  /// With the times, which is how the compiler knows what has changed.
  private func copy(_ folder: URL, to other: URL) throws {
    let output = try ChildProcess("cp", ["-pR", folder.path, other.path]).run()
    guard output.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
