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
  package func places(
    in tree: SourceTree, _ folder: String
  ) throws(Misfit) -> [ChangePlace] {
    var places: [ChangePlace] = []
    for (index, file) in files.enumerated() where file.path.hasPrefix(folder + "/") {
      let path = String(file.path.dropFirst(folder.count + 1))
      func add(_ line: Int, without changed: FileDifference?) throws(Misfit) {
        var others = files
        others[index] = changed ?? file
        if changed == nil { others.remove(at: index) }
        let rest = others.isEmpty ? tree : try Patch(others).applied(to: tree, in: folder)
        places.append(ChangePlace(file: path, line: line, rest: rest))
      }
      for run in file.places {
        guard let run else {
          try add(0, without: nil)
          continue
        }
        let start = file.hunks[run.hunk].place.prefixMatch(of: #/@@ -(\d+)/#).flatMap { Int($0.1) }
        let above = file.hunks[run.hunk].lines[..<run.range.lowerBound].count(
          where: \.change.isOnLeft)
        try add((start ?? 1) + above, without: file.without(run))
      }
    }
    return places
  }
}
