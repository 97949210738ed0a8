import Book
import Text

/// A request carried out nearly right.
struct RequestMutant {
  /// The file, and what is different there.
  let title: String
  let tree: SourceTree
  let guest: SourceTree
}

extension ChangeRequest {
  /// The near misses of the lines that it adds to a side, or that its guest has.
  func mutants(on side: Side, in workbook: Workbook) throws -> [RequestMutant] {
    let (old, new) = (try workbook.tree(of: lesson, side), try tree(of: side, in: workbook))
    let guest = changes[side].guest
    let added = RequestMutant.all(of: new, since: old, as: "\(path)/\(side.folder).diff: ")
    let brought = RequestMutant.all(of: guest, since: SourceTree(), as: "\(path)/")
    return added.map { RequestMutant(title: $0, tree: $1, guest: guest) }
      + brought.map { RequestMutant(title: $0, tree: new, guest: $1) }
  }
}

extension RequestMutant {
  /// The trees in which one of the lines that are new is a near miss.
  fileprivate static func all(
    of tree: SourceTree, since old: SourceTree, as prefix: String
  ) -> [(title: String, tree: SourceTree)] {
    tree.differences(from: old).flatMap { path in
      let text = tree[path] ?? ""
      let changes = text.lines.difference(from: old[path]?.lines ?? [])
      let lines = changes.insertions.map { change in
        if case .insert(let offset, _, _) = change { offset + 1 } else { 0 }
      }
      return Mutant.all(of: text, in: Set(lines)).map { mutant in
        var tree = tree
        tree[path] = mutant.text
        return ("\(prefix)\(path) \(mutant.change)", tree)
      }
    }
  }
}
