/// A patch as `git format-patch` writes it, with paths from the root of the repository.
package struct Patch: Hashable, Sendable {
  package let text: String
  /// The changes, file by file.
  package let files: [FileDifference]

  package init(_ text: String) {
    self.text = text
    files = DiffParser.files(in: text)
  }

  init(_ files: [FileDifference]) {
    text = ""
    self.files = files
  }

  /// Where a patch does not apply, in words.
  package struct Misfit: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  /// Applies the patch to the sources in a folder of the repository, whose files end with a line
  /// end.
  ///
  /// It is strict: every line must be exactly where the patch says.
  package func applied(to tree: SourceTree, in folder: String) throws(Misfit) -> SourceTree {
    guard !files.isEmpty else { throw Misfit(description: "there is no difference in it") }
    var result = tree
    for file in files where file.path.hasPrefix(folder + "/") {
      let path = String(file.path.dropFirst(folder.count + 1))
      let old = tree[path]
      switch (file.left, old) {
      case (nil, _?): throw Misfit(description: "\(path) is there already")
      case (_?, nil): throw Misfit(description: "there is no \(path)")
      default: break
      }
      let text = try file.applied(to: old ?? "", at: path)
      guard file.right != nil || text.isEmpty else {
        throw Misfit(description: "more would be left of \(path) than nothing")
      }
      result[path] = file.right == nil ? nil : text
    }
    return result
  }

  /// What readers see of it in some folders of the repository, with the paths from there on.
  package func files(in folders: [String]) -> [FileDifference] {
    files.compactMap { file in
      guard let folder = folders.first(where: { file.path.hasPrefix("\($0)/") }) else { return nil }
      var shown = file.withoutAnchors
      shown?.left = file.left.map { String($0.dropFirst(folder.count + 1)) }
      shown?.right = file.right.map { String($0.dropFirst(folder.count + 1)) }
      return shown
    }
  }

  /// Checks that the patch changes nothing outside some folders of the repository.
  package func check(staysIn folders: [String]) throws(Misfit) {
    let stray = files.first { file in
      !folders.contains { file.path.hasPrefix($0 + "/") }
    }
    if let stray {
      throw Misfit(
        description: "it changes \(stray.path), outside of \(folders.joined(separator: ", "))")
    }
  }
}

extension FileDifference {
  fileprivate func applied(to text: String, at path: String) throws(Patch.Misfit) -> String {
    let old = text.linesOfGit
    var new: [String] = []
    var position = 0
    for hunk in hunks {
      let lines = hunk.lines.filter(\.change.isOnLeft).map(\.text)
      // Git counts from 1, or from 0 if the hunk has no line on the left.
      let number = hunk.place.prefixMatch(of: #/@@ -(\d+)/#).flatMap { Int($0.1) } ?? 0
      let start = lines.isEmpty ? number : number - 1
      guard start >= position, start <= old.count, old.dropFirst(start).starts(with: lines) else {
        throw Patch.Misfit(description: "\(path) differs near line \(start + 1)")
      }
      new += old[position..<start] + hunk.lines.filter(\.change.isOnRight).map(\.text)
      position = start + lines.count
    }
    return (new + old[position...]).joined(separator: "\n")
  }
}
