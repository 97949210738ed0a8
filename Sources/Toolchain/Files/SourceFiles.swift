import Foundation

/// Finds the files that SwiftPM compiles in a target's folder.
///
/// The rules are those of `TargetSourcesBuilder` in SwiftPM: links are followed, and hidden names,
/// links to nowhere and folders that belong to other tools are left out.
extension URL {
  /// The Swift files of a target in this folder, as sorted paths in it; empty if there is no such
  /// folder.
  ///
  /// - Throws: ``SourceError``, naming a file that SwiftPM would compile and that is not readable.
  package func swiftFiles() throws(SourceError) -> [String] {
    var found: [String] = []
    try collect(into: &found, in: "", below: [])
    return found.sorted()
  }

  /// - Parameter around: The folders that contain this one.
  private func collect(
    into found: inout [String], in folder: String, below around: Set<Identity>
  ) throws(SourceError) {
    guard case .folder(let identity) = try kind(of: folder) else { return }
    guard !around.contains(identity) else {
      throw .unreadable(folder, reason: "it is a link to a folder that contains it")
    }
    for name in try names(in: folder) where !URL.isLeftOut(name) {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch try kind(of: path) {
      case .folder where !URL.opaque.contains(URL.ending(of: name)):
        try collect(into: &found, in: path, below: around.union([identity]))
      case .file where URL.ending(of: name) == "swift": found.append(path)
      default: break
      }
    }
  }

  /// SwiftPM treats a folder with such an ending as one resource, or ignores it.
  private static let opaque: Set<Substring> = [
    "nib", "xib", "storyboard", "xcassets", "xcstrings", "xcdatamodeld", "xcdatamodel",
    "xcmappingmodel", "metal", "xcprivacy", "docc",
  ]

  private static func isLeftOut(_ name: String) -> Bool {
    name.hasPrefix(".") || ["xcodeproj", "playground", "xcworkspace"].contains(ending(of: name))
  }

  private static func ending(of name: String) -> Substring {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
  }

  /// The system's identity of a folder, whatever its path.
  private struct Identity: Hashable {
    let device: Int
    let number: UInt64
  }

  private enum Kind { case file, folder(Identity), nothing }

  /// The kind of a path's target in this folder, through links.
  private func kind(of path: String) throws(SourceError) -> Kind {
    var status = stat()
    guard stat("\(self.path)/\(path)", &status) == 0 else {
      // A link to nowhere or to itself, or a file that has gone meanwhile.
      if [ENOENT, ELOOP, ENOTDIR].contains(errno) { return .nothing }
      throw .unreadable(path, reason: String(cString: strerror(errno)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      return .folder(Identity(device: Int(status.st_dev), number: UInt64(status.st_ino)))
    case S_IFREG: return .file
    // A pipe blocks every program that opens it, SwiftPM included.
    default:
      guard URL.ending(of: path) == "swift" else { return .nothing }
      throw .unreadable(path, reason: "it is not a file")
    }
  }

  private func names(in folder: String) throws(SourceError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
    } catch {
      // A folder removed while we look counts as gone.
      if case .nothing = try kind(of: folder) { return [] }
      throw .unreadable(folder.isEmpty ? lastPathComponent : folder, reason: Reason.of(error))
    }
  }
}

/// A source that cannot be read, in one phrase.
package enum SourceError: LocalizedError, Equatable, CustomStringConvertible {
  /// Holds a path in its target's folder, and the system's reason.
  case unreadable(String, reason: String)
  /// Holds the path of a file in another encoding, which the compiler refuses.
  case notUTF8(String)

  package var errorDescription: String? { description }

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .notUTF8(let path): "\(path) is not encoded in UTF-8"
    }
  }
}
