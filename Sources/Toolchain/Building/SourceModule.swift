import Foundation

/// A module that a build may compile, and the folder of its sources.
package struct SourceModule: Sendable {
  package let name: String
  package let folder: URL

  package init(_ name: String, _ folder: URL) {
    self.name = name
    self.folder = folder
  }

  /// The place where SwiftPM's native build system keeps a source's object, as a path in the folder
  /// of built programs; no two files in a module have the same name.
  func object(of path: String) -> String {
    "\(name).build/\(path.split(separator: "/").last ?? "").o"
  }

  /// The file that other modules are compiled against, as a path in the same folder.
  var interface: String { "Modules/\(name).swiftmodule" }
}

extension URL {
  /// The folder of built programs and objects in this build folder; nil while there is none.
  ///
  /// SwiftPM makes the folder, named after the platform, in a first build, and a link to it only at
  /// its end. An editor's own build is in `index-build`, and a clone that two systems share has a
  /// folder for each.
  var debugFolder: URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let platforms = names.filter { $0 != "index-build" }.sorted()
    let folders = platforms.filter(URL.isOurs) + platforms.filter { !URL.isOurs($0) }
    return folders.lazy.map { appendingPathComponent("\($0)/debug", isDirectory: true) }
      .first { $0.isFolder }
  }

  /// The state of files in ``debugFolder``, by their paths in it; nil for missing files.
  func looks(at built: [String]) -> [FileLook?] {
    let folder = debugFolder
    return built.map { path in folder.flatMap { FileLook($0.appendingPathComponent(path)) } }
  }

  /// Whether a platform's name, such as `x86_64-unknown-linux-gnu`, is that of this machine.
  private static func isOurs(_ platform: String) -> Bool {
    #if canImport(Darwin)
      let system = "-apple-"
    #else
      let system = "-linux-"
    #endif
    #if arch(arm64)
      let processors = ["arm64-", "aarch64-"]
    #else
      let processors = ["x86_64-"]
    #endif
    return platform.contains(system) && processors.contains(where: platform.hasPrefix)
  }
}
