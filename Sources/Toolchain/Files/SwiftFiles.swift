import Foundation

/// Finds the sources of a target.
package enum SwiftFiles {
  /// The Swift files in a folder, at any depth, sorted by path, without hidden ones.
  package static func all(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
