import Text

/// A patch as `git format-patch` writes it, with paths from the root of the repository.
package struct Patch: Equatable, Sendable {
  /// Its path in the book.
  private let path: String
  /// The changes, file by file.
  package internal(set) var files: [FileDifference]

  init(_ text: String, at path: String) throws(BookError) {
    self.path = path
    do {
      files = try DiffParser.files(in: text)
    } catch {
      throw .damaged(path, reason: "\(error)")
    }
  }

  /// Reads a patch that changes nothing outside some folders of the repository.
  package init(
    at path: String, in workbook: Workbook, staysIn folders: [String]
  ) throws(BookError) {
    try self.init(workbook.text(at: path), at: path)
    let stray = files.first { file in !folders.contains { file.path(in: $0) != nil } }
    guard let stray else { return }
    throw misfit("it changes \(stray.path), outside of \(folders.joined(separator: ", "))")
  }

  /// Applies the patch to the sources in a folder of the repository, whose files end with a
  /// newline.
  ///
  /// It is strict: every line must be exactly where the patch says.
  package func applied(to tree: SourceTree, in folder: String) throws(BookError) -> SourceTree {
    guard !files.isEmpty else { throw misfit("there is no difference in it") }
    var result = tree
    for file in files {
      guard let path = file.path(in: folder) else { continue }
      let old = result[path]
      if file.left == nil, old != nil { throw misfit("\(path) already exists") }
      if file.left != nil, old == nil { throw misfit("there is no \(path)") }
      let text = try text(of: file, from: old ?? "", at: path)
      guard file.right != nil || text.isEmpty else {
        throw misfit("\(path) would not be empty after its removal")
      }
      result[path] = file.right == nil ? nil : text
    }
    return result
  }

  private func text(
    of file: FileDifference, from old: String, at path: String
  ) throws(BookError) -> String {
    var rest = old.linesOfGit[...]
    var new: [String] = []
    for hunk in file.hunks {
      let lines = hunk.lines.filter(\.change.isOnLeft).map(\.text)
      let start = hunk.start
      guard start >= rest.startIndex, start <= rest.endIndex, rest[start...].starts(with: lines)
      else { throw misfit("\(path) differs near line \(start + 1)") }
      new += rest[..<start] + hunk.lines.filter(\.change.isOnRight).map(\.text)
      rest = rest[(start + lines.count)...]
    }
    return (new + rest).joined(separator: "\n")
  }

  private func misfit(_ reason: String) -> BookError { .damaged(path, reason: reason) }

  /// The part that readers see, in some folders of the repository, with paths relative to them.
  package func files(in folders: [String]) -> [FileDifference] {
    files.compactMap { file in
      guard let path = folders.lazy.compactMap(file.path).first else { return nil }
      var shown = file.withoutAnchors
      shown?.left = file.left.map { _ in path }
      shown?.right = file.right.map { _ in path }
      return shown
    }
  }
}
