import Foundation

/// Tells when something in a folder may have changed, in whatever way it was written.
///
/// It may tell too often, and never too seldom: whoever is told looks for themselves. The folder
/// may go away and come back.
protocol FolderWatching: AnyObject, Sendable {
  /// Begins to tell, on a thread of its own.
  ///
  /// - Throws: ``FolderWatchError`` where the system has no notifications to give.
  func begin(_ changed: @escaping @Sendable () -> Void) throws
  func end()
}

/// Why the system tells of no changes, by its own number of the error.
struct FolderWatchError: Error, Hashable {
  let number: Int32
}

enum FolderWatch {
  /// The system's own notifications; a look once a second where it has none to give.
  static func begin(
    on folder: URL, below root: URL, _ changed: @escaping @Sendable () -> Void
  ) throws -> any FolderWatching {
    #if os(Linux)
      let watch = InotifyWatch(on: folder, below: root)
    #elseif canImport(Darwin)
      let watch = DispatchWatch(on: folder, below: root)
    #else
      let watch = PollingWatch(on: folder)
    #endif
    do {
      try watch.begin(changed)
      return watch
    } catch is FolderWatchError {
      let polling = PollingWatch(on: folder)
      try polling.begin(changed)
      return polling
    }
  }
}

/// The folders that belong to what is watched.
struct FolderTree {
  let folder: URL
  /// Where the way to the folder begins: one that stays.
  let root: URL

  /// The folders on the way, from the root to the one above the folder, as far as they are there.
  var ancestors: [String] {
    var paths: [String] = []
    var path = folder.deletingLastPathComponent().standardizedFileURL.path
    let last = root.standardizedFileURL.path
    while path.hasPrefix(last) {
      if FolderTree.isFolder(path) { paths.append(path) }
      guard path.count > last.count else { break }
      path = (path as NSString).deletingLastPathComponent
    }
    return paths.reversed()
  }

  /// Calls with the folder and all below it that are not hidden; each before its contents are read.
  func forEachFolder(_ body: (String) -> Void) {
    visit(folder.standardizedFileURL.path, body)
  }

  private func visit(_ path: String, _ body: (String) -> Void) {
    guard FolderTree.isFolder(path) else { return }
    body(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where !name.hasPrefix(".") { visit("\(path)/\(name)", body) }
  }

  /// Not one behind a link, which might lead round in a circle.
  static func isFolder(_ path: String) -> Bool {
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    return kind as? FileAttributeType == .typeDirectory
  }
}
