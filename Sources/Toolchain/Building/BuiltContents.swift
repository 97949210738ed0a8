import Foundation

/// Decides by contents, and never by time, which sources a build compiles again.
///
/// SwiftPM's builds decide by time, in three places, and each can be wrong:
///
/// - llbuild treats a file with the same inode, size and time as unchanged;
/// - the compiler's driver compares whole seconds, so that two saves in one second count as one;
/// - it treats an imported module as known if it was written no later than the second in which
///   its users were last compiled.
///
/// So a note in the build's folder says what each source contained when its object was made. The
/// object of any changed source is removed before a build, and a missing object is always made; no
/// file's time is touched. If a module was written too early for its users to notice, their objects
/// are removed, too, and the build is repeated.
struct BuiltContents {
  /// Whether the last plan in the folder was made for the same sources.
  private(set) var hasSamePlan = false

  private let build: PackageBuild
  private var note: BuildNote
  /// The compiler's warnings since this build began.
  private var warnings: [CompilerMessage] = []
  /// The sources when this build began.
  private var sources: [Source] = []
  /// The modules when this build began, in the same order.
  private var interfaces: [FileLook?] = []

  private struct Source {
    let module: SourceModule
    let file: URL
    let look: FileLook
    let digest: String

    var key: String { "\(module.name)\t\(file.path)" }
    var object: String { module.object(of: file.lastPathComponent) }

    /// The note's entry for it: its contents, and the very object made from them. An interrupted
    /// build may have made another object without the compiler recording it.
    func entry(_ object: FileLook?) -> String? { object.map { "\(digest)/\($0.text)" } }
  }

  init(of build: PackageBuild) {
    self.build = build
    note = BuildNote(in: build.scratch)
  }

  /// Reads the sources, and removes the objects of all sources that may have changed since the
  /// objects were made.
  ///
  /// - Throws: ``SourceError``, or the reason why an object cannot be removed.
  mutating func begin() throws {
    warnings = []
    sources = try BuiltContents.read(build.modules)
    let manifests = [build.package, build.root].map {
      BuiltContents.digest(of: $0.appendingPathComponent("Package.swift"))
    }
    let words = [build.plan] + manifests + sources.map(\.key)
    let digest = ContentDigest.text(of: Data(words.joined(separator: "\n").utf8))
    hasSamePlan = note.plan == digest
    note.plan = digest
    let objects = build.scratch.looks(at: sources.map(\.object))
    // Swift treats two file names as equal if one has “é” as one character and the other as two.
    let kept = Dictionary(zip(sources, objects).map { ($0.key, $0.entry($1)) }) { _, _ in nil }
    let names = build.modules.map { "\($0.name)\t" }
    // Entries of other packages built in this folder are kept.
    note.digests = note.digests.filter { key, entry in
      kept[key] == entry || !names.contains(where: key.hasPrefix)
    }
    note.warnings = note.warnings.filter { key, _ in note.digests[key] != nil }
    try note.open(in: build.scratch)
    try remove(sources.filter { note.digests[$0.key] == nil }.map(\.object))
    interfaces = build.scratch.looks(at: build.modules.map(\.interface))
  }

  mutating func take(_ printed: String) {
    let root = RootFolder(build.root)
    warnings += CompilerMessage.all(.warning, in: printed.split(separator: "\n"), root: root)
      .filter { !warnings.contains($0) }
  }

  /// After a build, removes the objects of modules that may be built on an older version of
  /// another; true if there are any, and the build has to be repeated.
  mutating func removeUnaware() throws -> Bool {
    let now = build.scratch.looks(at: build.modules.map(\.interface))
    let written = build.modules.indices.first { index in
      now[index] != interfaces[index] && (now[index]?.seconds ?? .max) <= note.lastEnd
    }
    guard let written else { return false }
    let aware = build.modules[...written].map { "\($0.name)\t" }
    // Modules of other packages may have missed it, too.
    note.digests = note.digests.filter { key, _ in aware.contains(where: key.hasPrefix) }
    let users = Set(build.modules[(written + 1)...].map(\.name))
    try remove(sources.filter { users.contains($0.module.name) }.map(\.object))
    return !users.isEmpty
  }

  /// Records what is built now.
  ///
  /// - Parameter isComplete: Whether the build finished successfully. After any other, the
  ///   compiler's records are unknown.
  /// - Returns: Whether a source was saved during the build, so that its compiled contents are
  ///   unknown.
  @discardableResult
  mutating func end(isComplete: Bool) -> Bool {
    let (root, objects) = (
      RootFolder(build.root), build.scratch.looks(at: sources.map(\.object))
    )
    var isDisturbed = false
    for (source, object) in zip(sources, objects) {
      let isSame =
        FileLook(source.file) == source.look
        && BuiltContents.digest(of: source.file) == source.digest
      isDisturbed = isDisturbed || !isSame
      if !isSame {
        note.digests[source.key] = nil
      } else if isComplete, object != nil {
        // On file systems with whole seconds, a later save may look the same.
        let isSure = source.look.isExact || source.look.seconds < note.began
        let entry = source.entry(object)
        // A file that was not compiled again keeps its warnings.
        if note.digests[source.key] != entry {
          let path = root.path(inside: source.file.path)
          note.warnings[source.key] = warnings.filter { $0.place?.path == path }
        }
        note.digests[source.key] = isSure ? entry : nil
      }
    }
    // It may have failed before there was a plan.
    if !isComplete, !hasSamePlan { note.plan = "" }
    // If this fails, the open note stays, which trusts no more than this one would.
    try? note.close(in: build.scratch)
    try? FileManager.default.removeItem(at: outdated)
    return isDisturbed
  }

  private static func read(_ modules: [SourceModule]) throws(SourceError) -> [Source] {
    var sources: [Source] = []
    for module in modules {
      for path in try module.folder.swiftFiles() {
        let file = module.folder.appendingPathComponent(path)
        // Read before the contents, so that a save in between shows after the build.
        guard let look = FileLook(file) else { continue }
        sources.append(Source(module: module, file: file, look: look, digest: digest(of: file)))
      }
    }
    return sources
  }

  private static func digest(of file: URL) -> String {
    ContentDigest.text(of: FileManager.default.contents(atPath: file.path) ?? Data())
  }

  /// The folder in which old objects wait for the end of the build, so that a new one cannot get
  /// the inode of an old one.
  private var outdated: URL {
    build.scratch.appendingPathComponent("outdated-objects", isDirectory: true)
  }

  private func remove(_ objects: [String]) throws {
    guard let folder = build.scratch.debugFolder, !objects.isEmpty else { return }
    let files = FileManager.default
    try? files.createDirectory(at: outdated, withIntermediateDirectories: true)
    for object in objects {
      let file = folder.appendingPathComponent(object)
      guard FileLook(file) != nil else { continue }
      do {
        try files.moveItem(at: file, to: outdated.appendingPathComponent(UUID().uuidString))
      } catch {
        try files.removeItem(at: file)
      }
    }
  }
}
