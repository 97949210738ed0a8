import Book
import Practice

extension TrialVersion {
  /// The modules of its layers, by their names in code; none if it is a single module.
  func layers(of lesson: Lesson) -> [String: String] {
    let folders = lesson.layers.dropLast()
    return Dictionary(uniqueKeysWithValues: folders.map { ($0, module + $0) })
  }
}

extension ModuleCompiler {
  /// Compiles a version, layer by layer if it has layers. Each can use the layers it depends
  /// on, directly or indirectly, as in a package.
  ///
  /// - Returns: The first error with its place; nil if there is none.
  func error(in version: TrialVersion, of lesson: Lesson) async throws -> String? {
    guard let seam = lesson.layers.last else {
      return try await error(in: version.tree, module: version.module)
    }
    let layers = Layers(
      in: version.tree[Layers.manifest] ?? "", where: lesson.layers.contains)
    guard !layers.isCircle else { return "\(Layers.manifest): cyclic dependency declaration found" }
    guard layers.all.count == lesson.layers.count else {
      throw AuthorError("\(version.title) has no target for each layer of lesson \(lesson.number).")
    }
    let modules = version.layers(of: lesson)
    for layer in layers.all {
      let sources = version.tree.keeping { path, _ in path.hasPrefix("\(layer.folder)/") }
      let below = layers.below(layer)
      let error = try await error(
        in: sources, module: layer.folder == seam ? version.module : version.module + layer.folder,
        calling: modules.filter { below.contains($0.key) })
      if let error { return error }
    }
    return nil
  }
}
