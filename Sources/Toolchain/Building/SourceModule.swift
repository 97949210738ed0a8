import Foundation

/// A module that a build may compile, and the folder of its sources.
package struct SourceModule: Sendable {
  package let name: String
  package let folder: URL

  package init(_ name: String, _ folder: URL) {
    self.name = name
    self.folder = folder
  }

  /// Where SwiftPM's native build system keeps the objects of its sources, as a path in the folder of
  /// the built programs; two files of a module never have the same name.
  func object(of path: String) -> String {
    "\(name).build/\(path.split(separator: "/").last ?? "").o"
  }

  /// What other modules are compiled against, as a path in the same folder.
  var interface: String { "Modules/\(name).swiftmodule" }
}

extension URL {
  /// Where built programs and objects are in this build folder; nil as long as there are none.
  ///
  /// SwiftPM makes the folder, named after the platform, in a first build, and a link to it only at its
  /// end. An editor's own build is in `index-build`, and a clone that two systems share has a folder of
  /// each.
  var debugFolder: URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let platforms = names.filter { $0 != "index-build" }.sorted()
    let folders = platforms.filter(URL.isOurs) + platforms.filter { !URL.isOurs($0) }
    return folders.lazy.map { appendingPathComponent("\($0)/debug", isDirectory: true) }
      .first { $0.isFolder }
  }

  /// What files in ``debugFolder`` look like, by their paths in it; nil for those that are not there.
  func looks(at built: [String]) -> [FileLook?] {
    let folder = debugFolder
    return built.map { path in folder.flatMap { FileLook($0.appendingPathComponent(path)) } }
  }

  /// Whether the name of a platform, such as `x86_64-unknown-linux-gnu`, is that of this machine.
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
