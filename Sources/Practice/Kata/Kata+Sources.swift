import Book
import Foundation
import Toolchain

/// The reader's sources, as the book has a version of the lesson: those in ``sourcesPath``, and the manifest
/// where the layers are targets, which the reader arranges.
extension Kata {
  /// Whether the reader's module is several, so that the manifest is the reader's.
  var hasLayers: Bool { !lesson.layers.isEmpty }

  /// The manifest, where it is the reader's.
  var ownManifest: String? { hasLayers ? Layers.manifest : nil }

  /// Where one of the sources is, as a path in the kata.
  func path(ofSource source: String) -> String {
    source == ownManifest ? source : "\(sourcesPath)/\(source)"
  }

  /// The reader's sources as they are now.
  package func sources() throws(KataError) -> SourceTree {
    var tree: SourceTree
    do { tree = try SourceTree(of: file(sourcesPath)) } catch {
      throw unreadable(error, in: sourcesPath)
    }
    if let ownManifest { tree[ownManifest] = contents(ownManifest).flatMap(SourceTree.text) }
    return tree
  }

  /// The sources among some files.
  package func sources(of files: [KataFile]) -> SourceTree {
    var tree = files.tree(in: sourcesPath)
    for file in files where file.path == ownManifest {
      tree[file.path] = SourceTree.text(of: file.bytes)
    }
    return tree
  }

  /// The bytes of the sources among some files, by their paths in ``sources()``.
  func sourceBytes(of files: [KataFile]) -> [String: Data] {
    var bytes = files.contents(of: sourcesPath)
    for file in files where file.path == ownManifest { bytes[file.path] = file.bytes }
    return bytes
  }

  /// The reader's modules with their folders, as paths in the kata; those that use others come last.
  var ownModules: [(name: String, path: String)] {
    guard hasLayers else { return [(module, sourcesPath)] }
    let manifest = contents(Layers.manifest).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let layers = Layers(in: manifest) { file("\(sourcesPath)/\($0)").isFolder }
    return layers.all.map { ($0.name, "\(sourcesPath)/\($0.folder)") }
  }
}
