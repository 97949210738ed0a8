import Book
import Foundation
import Toolchain

/// The reader's sources, in the form of a version of the lesson in the book: those in
/// ``sourcesPath``, and the manifest if the layers are targets, which the reader arranges.
extension Kata {
  /// Whether the reader's work is several modules, so that the manifest is the reader's.
  var hasLayers: Bool { !lesson.layers.isEmpty }

  /// The manifest, if it is the reader's.
  var ownManifest: String? { hasLayers ? Layers.manifest : nil }

  /// The path of a source in the kata.
  func path(ofSource source: String) -> String {
    source == ownManifest ? source : "\(sourcesPath)/\(source)"
  }

  /// The reader's present sources.
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

  /// The reader's modules with their folders, as paths in the kata, each after those it uses.
  var ownModules: [(name: String, path: String)] {
    guard hasLayers else { return [(module, sourcesPath)] }
    let manifest = contents(Layers.manifest).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let layers = Layers(in: manifest) { file("\(sourcesPath)/\($0)").isFolder }
    return layers.all.map { ($0.name, "\(sourcesPath)/\($0.folder)") }
  }
}
