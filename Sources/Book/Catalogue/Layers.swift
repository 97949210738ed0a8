/// The targets of a version with a target for each layer, as its manifest declares them.
package struct Layers: Sendable {
  package struct Layer: Equatable, Sendable {
    package let name: String
    /// In `Sources`: the folder with the target's name, unless the manifest names another.
    package let folder: String
    /// The other layers that it depends on directly.
    package let uses: Set<String>
  }

  /// The name of the file, beside the layers' folders.
  package static let manifest = "Package.swift"

  /// Each comes after those it depends on, unless they form a circle.
  package private(set) var all: [Layer] = []
  /// Whether layers depend on each other in a circle, so that nothing can be built.
  package private(set) var isCircle = false

  /// - Parameters:
  ///   - manifest: The text of the manifest. A target begins with its name, `name: "Rules"`, and
  ///   names others in quotes.
  ///   - isLayer: Whether a folder in `Sources` is a layer's; other targets are left out.
  package init(in manifest: String, where isLayer: (_ folder: String) -> Bool) {
    let starts = manifest.matches(of: #/\.target\(\s*name: "(\w+)"/#)
    var open: [Layer] = []
    for start in starts {
      let rest = manifest[start.range.upperBound...]
      // Up to the next target of any kind.
      let text = rest[
        ..<(rest.firstMatch(of: #/\.\w*[tT]arget\(/#)?.range.lowerBound ?? rest.endIndex)]
      let folder = text.firstMatch(of: #/path: "Sources/([\w/]+)"/#).map { String($0.1) }
      let quoted = text.matches(of: #/"(\w+)"/#).map { String($0.1) }.filter { $0 != start.1 }
      open.append(
        Layer(name: String(start.1), folder: folder ?? String(start.1), uses: Set(quoted)))
    }
    open = open.filter { isLayer($0.folder) }
    let names = Set(open.map(\.name))
    open = open.map { Layer(name: $0.name, folder: $0.folder, uses: $0.uses.intersection(names)) }
    while !open.isEmpty {
      let known = Set(all.map(\.name))
      let next = open.filter { $0.uses.isSubset(of: known) }
      isCircle = isCircle || next.isEmpty
      all += next.isEmpty ? open : next
      open = next.isEmpty ? [] : open.filter { !next.contains($0) }
    }
  }

  /// The layers that a layer may use: those it depends on, directly or indirectly.
  package func below(_ layer: Layer) -> Set<String> {
    all.filter { layer.uses.contains($0.name) }
      .reduce(into: layer.uses) { if $1 != layer, !isCircle { $0.formUnion(below($1)) } }
  }
}
