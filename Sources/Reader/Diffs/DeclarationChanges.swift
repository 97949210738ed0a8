import Book
import Text

/// Which types and functions differ between two versions of a module, by their names.
struct DeclarationChanges: Equatable {
  /// Such as `struct Ship`, in the order of their names.
  let new: [String]
  let gone: [String]
  /// Types with another keyword, such as `class Ship, now struct`.
  let changed: [String]
  /// Such as `func fire from Ship to Gun`.
  let moved: [String]

  init(from old: SourceTree, to new: SourceTree) {
    let (old, new) = (Declarations(in: old), Declarations(in: new))
    let kept = old.types.sorted { $0.key < $1.key }.compactMap { name, was in
      new.types[name].map { (name: name, was: was, now: $0) }
    }
    self.new = new.names(without: old)
    gone = old.names(without: new)
    changed = kept.filter { $0.was != $0.now }.map { "\($0.was) \($0.name), now \($0.now)" }
    moved = old.functions.sorted { $0.key < $1.key }.compactMap { name, was -> String? in
      let now = new.functions[name] ?? []
      let (left, here) = (was.subtracting(now).sorted(), now.subtracting(was).sorted())
      guard !left.isEmpty, !here.isEmpty else { return nil }
      return "func \(name) from \(left.joined(separator: ", ")) to \(here.joined(separator: ", "))"
    }
  }

  var isEmpty: Bool { (new + gone + changed + moved).isEmpty }
}

/// The types of a module, and its functions with their owners.
private struct Declarations {
  /// Their keywords by their names, such as `Cast.Member`.
  private(set) var types: [String: String] = [:]
  /// The owners of the functions of a name: a type, or the file for one outside of any.
  private(set) var functions: [String: Set<String>] = [:]

  init(in tree: SourceTree) {
    for path in tree.paths { read(tree[path] ?? "", path) }
  }

  /// The types that others do not have, such as `struct Ship`.
  func names(without others: Declarations) -> [String] {
    types.filter { others.types[$0.key] == nil }.map { "\($0.value) \($0.key)" }.sorted()
  }

  private mutating func read(_ text: String, _ file: String) {
    // The type of each pair of braces that is open, and of the next one.
    var owners: [String] = []
    var next: String?
    var keyword: String?
    // Whether what follows may belong to a name such as `Cast.Member`.
    var isExtended = false
    for piece in SwiftPiece.all(in: text) where ![.comment, .string].contains(piece.kind) {
      let word = piece.text
      if piece.kind == .keyword {
        // In `class func` the second word declares, and in `import struct` none does.
        (keyword, isExtended) = (keyword == "import" ? keyword : word, false)
      } else if let first = word.first, first.isLetter || first == "_" {
        switch keyword {
        case "func": functions[word, default: []].insert(owners.last ?? file)
        case "extension": (next, isExtended) = (word, true)
        case nil where isExtended: next? += ".\(word)"
        case "struct", "class", "enum", "protocol", "actor":
          let name = owners.last.flatMap { $0 == file ? nil : "\($0).\(word)" } ?? word
          types[name] = keyword
          next = name
        default: break
        }
        keyword = nil
      } else if !word.allSatisfy(\.isWhitespace) {
        // An operator has no name that could be told.
        keyword = nil
        isExtended = isExtended && word == "."
      }
      for sign in word where "{}".contains(sign) {
        if sign == "{" { owners.append(next ?? owners.last ?? file) } else { _ = owners.popLast() }
        next = nil
      }
    }
  }
}
