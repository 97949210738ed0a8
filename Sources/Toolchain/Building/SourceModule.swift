import Foundation

/// A module that a build may compile, and the folder of its sources.
package struct SourceModule: Sendable {
  package let name: String
  package let folder: URL

  package init(_ name: String, _ folder: URL) {
    self.name = name
    self.folder = folder
  }

  /// Modules that have the names of their folders.
  package static func all(at paths: [String], in package: URL) -> [SourceModule] {
    paths.map { path in
      let folder = package.appendingPathComponent(path, isDirectory: true)
      return SourceModule(folder.lastPathComponent, folder)
    }
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
  /// end. An editor's own build is in `index-build`.
  var debugFolder: URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().lazy.filter { $0 != "index-build" }.map {
      appendingPathComponent("\($0)/debug", isDirectory: true)
    }
    .first { $0.isFolder }
  }
}
