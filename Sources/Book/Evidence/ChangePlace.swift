/// A place of a change, and the change without it.
package struct ChangePlace: Sendable {
  /// The path in the module.
  package let file: String
  /// The line before which it begins in the old version; 0 for a new file.
  package let line: Int
  /// The sources with the change carried out, except here.
  package let rest: SourceTree
}

extension Patch {
  /// The places in code at which it changes the sources in a folder.
  package func places(in tree: SourceTree, _ folder: String) throws -> [ChangePlace] {
    try files.enumerated().flatMap { index, file in
      guard let path = file.path(in: folder) else { return [ChangePlace]() }
      return try file.places.map { run in
        var others = self
        others.files.replaceSubrange(index...index, with: run.map { [file.without($0)] } ?? [])
        return ChangePlace(
          file: path, line: run.map(file.line) ?? 0,
          rest: others.files.isEmpty ? tree : try others.applied(to: tree, in: folder))
      }
    }
  }
}

extension FileDifference {
  fileprivate func line(of run: ChangeRun) -> Int {
    let above = hunks[run.hunk].lines[..<run.lines.startIndex]
    return hunks[run.hunk].start + 1 + above.count(where: \.change.isOnLeft)
  }

  /// The difference as it is when some of the changes are not made.
  fileprivate func without(_ run: ChangeRun) -> FileDifference {
    var rest = self
    let kept = run.lines.filter(\.change.isOnLeft).map { DiffLine($0.text, .none) }
    rest.hunks[run.hunk].lines.replaceSubrange(run.lines.indices, with: kept)
    return rest
  }
}
