import Foundation

/// Decides by contents, and never by time, which sources a build compiles again.
///
/// A build of SwiftPM's decides by time, three times over, and each can be wrong:
///
/// - llbuild takes a file of the same inode, size and time for unchanged;
/// - the compiler's driver compares whole seconds, so that two saves in one second count as one;
/// - it takes an imported module for known that was written in the second in which its users were
///   last compiled, or earlier.
///
/// So a note in the build's folder says what each source contained when its object was made. The object
/// of any other source is taken away before a build, and a missing object is always made; no time of a
/// file is touched. Where a module was written too early for its users to notice, theirs are taken
/// away, too, and the build is repeated.
struct BuiltContents {
  /// Whether the last plan in the folder is one of the same sources.
  private(set) var hasSamePlan = false

  private let scratch: URL
  /// In the order in which they use each other: users come last.
  private let modules: [SourceModule]
  private var note: BuildNote
  /// The sources as they were when this build began.
  private var sources: [Source] = []
  /// The modules as they were then, in the same order.
  private var interfaces: [FileLook?] = []

  private struct Source {
    let module: SourceModule
    let path: String
    let digest: String
    let look: FileLook?
  }

  /// - Parameters:
  ///   - plan: Stands for what is built in the folder, beside the sources: the package and the
  ///     settings that its manifest depends on.
  ///   - manifests: Files on which SwiftPM's plan depends.
  /// - Throws: ``SourceError``.
  init(
    _ modules: [SourceModule], in scratch: URL, plan: String, manifests: [URL] = []
  ) throws {
    self.modules = modules
    self.scratch = scratch
    note = BuildNote(in: scratch)
    for module in modules {
      for path in try module.folder.swiftFiles() {
        let file = module.folder.appendingPathComponent(path)
        // Before the contents: what is saved in between shows after the build.
        let look = FileLook(file)
        let contents = FileManager.default.contents(atPath: file.path) ?? Data()
        sources.append(
          Source(module: module, path: path, digest: ContentDigest(of: contents).text, look: look))
      }
    }
    let settings = manifests.map { FileManager.default.contents(atPath: $0.path) ?? Data() }
    let words = [plan] + settings.map { ContentDigest(of: $0).text } + sources.map(key)
    let digest = ContentDigest(of: Data(words.joined(separator: "\n").utf8)).text
    hasSamePlan = note.plan == digest
    note.plan = digest
  }

  /// Takes away the objects of all sources that may contain something else than when these were made.
  mutating func begin() throws {
    // Two names of files can be equal to Swift, with “é” as one character and as two.
    let kept = Dictionary(sources.map { (key($0), $0.digest) }) { $0 + $1 }
    let names = modules.map { "\($0.name)\t" }
    // Of other modules that are built in the folder, nothing is forgotten.
    note.digests = note.digests.filter { key, digest in
      kept[key] == digest || !names.contains(where: key.hasPrefix)
    }
    let changed = sources.filter { note.digests[key($0)] == nil }
    // A build that is killed leaves a note that knows nothing of what it may have compiled.
    try note.write(isOpen: true)
    remove(changed.map { $0.module.object(of: $0.path) })
    interfaces = looks(at: modules.map(\.interface))
  }

  /// After a build, takes away the objects of modules that may be built on an older version of
  /// another; true if there are any, and the build has to be repeated.
  mutating func removeUnaware() -> Bool {
    let now = looks(at: modules.map(\.interface))
    let written = modules.indices.first { index in
      now[index] != interfaces[index] && (now[index]?.seconds ?? .max) <= note.lastEnd
    }
    guard let written else { return false }
    let users = Set(modules[(written + 1)...].map(\.name))
    remove(sources.filter { users.contains($0.module.name) }.map { $0.module.object(of: $0.path) })
    return !users.isEmpty
  }

  /// Notes what is built now.
  ///
  /// - Parameter isComplete: Whether the build came to its end and succeeded. Of any other, nobody knows
  ///   what the compiler has noted.
  mutating func end(isComplete: Bool) {
    let objects = looks(at: sources.map { $0.module.object(of: $0.path) })
    for (source, object) in zip(sources, objects) {
      let file = source.module.folder.appendingPathComponent(source.path)
      // What was saved meanwhile may have been compiled before or after.
      let isSame = source.look != nil && FileLook(file) == source.look
      if !isSame {
        note.digests[key(source)] = nil
      } else if isComplete, object != nil {
        note.digests[key(source)] = source.digest
      }
    }
    // It may have failed before there was a plan.
    if !isComplete, !hasSamePlan { note.plan = "" }
    // Without a note all is compiled anew.
    try? note.write(isOpen: false)
    try? FileManager.default.removeItem(at: outdated)
  }

  private func key(_ source: Source) -> String {
    "\(source.module.name)\t\(source.module.folder.path)/\(source.path)"
  }

  private func looks(at built: [String]) -> [FileLook?] {
    let folder = scratch.debugFolder
    return built.map { path in folder.flatMap { FileLook($0.appendingPathComponent(path)) } }
  }

  /// Where objects wait for the end of the build: a new one cannot get the inode of one that is there.
  private var outdated: URL {
    scratch.appendingPathComponent("outdated-objects", isDirectory: true)
  }

  private func remove(_ objects: [String]) {
    guard let folder = scratch.debugFolder else { return }
    let files = FileManager.default
    try? files.createDirectory(at: outdated, withIntermediateDirectories: true)
    for object in objects {
      let place = outdated.appendingPathComponent(UUID().uuidString)
      try? files.moveItem(at: folder.appendingPathComponent(object), to: place)
    }
  }
}

/// What the system tells of a file: whenever it is written to, something of it changes, unless clocks
/// are wrong. Good for suspecting a change, not for excluding one.
struct FileLook: Codable, Equatable {
  private let numbers: [Int]
  /// When its contents were written, by the clock of its file system.
  let seconds: Int

  /// - Returns: nil where there is no such file.
  init?(_ file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    seconds = written.tv_sec
    numbers = [
      Int(truncatingIfNeeded: status.st_ino), Int(status.st_size), written.tv_nsec,
      changed.tv_sec, changed.tv_nsec,
    ]
  }
}
