import Foundation

/// A module to be compiled from the sources in a folder, apart from any build.
public struct SwiftModule: Hashable, Sendable {
  public let name: String
  public let folder: URL
  /// The modules that it imports, compiled before it.
  public let imports: [SwiftModule]

  public init(_ name: String, in folder: URL, imports: [SwiftModule] = []) {
    self.name = name
    self.folder = folder
    self.imports = imports
  }

  /// The Swift files in the folder, at any depth, sorted by path.
  public var sources: [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
