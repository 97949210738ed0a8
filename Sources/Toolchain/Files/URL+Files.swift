import Foundation

extension URL {
  /// The Swift files in this folder, at any depth, as sorted paths in it, without hidden ones.
  package var swiftFiles: [String] {
    let folder = resolvingSymlinksInPath().path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted()
  }

  /// When what is here was changed last; long ago if nothing is.
  package var changed: Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  /// Whether a folder is here, or a link to one.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
