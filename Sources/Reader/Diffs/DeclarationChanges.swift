import Book

/// Which declarations differ between two versions of a module, by their names.
struct DeclarationChanges: Hashable {
  /// Such as `struct Ship`, in the order of their names.
  let new: [String]
  let gone: [String]
  /// Types with another keyword, such as `class Ship, now struct`.
  let changed: [String]
  /// Such as `fire from Ship to Gun`, or `Ship from Game.swift to Ship.swift`.
  let moved: [String]

  init(from old: SourceTree, to new: SourceTree) {
    let (old, new) = (Declarations(in: old), Declarations(in: new))
    let kept = old.types.keys.filter { new.types[$0] != nil }.sorted()
    func names(_ types: [String: Declarations.Place], without others: [String: Declarations.Place])
      -> [String]
    {
      types.filter { others[$0.key] == nil }.map { "\($0.value.keyword) \($0.key)" }.sorted()
    }
    self.new = names(new.types, without: old.types)
    gone = names(old.types, without: new.types)
    changed = kept.compactMap { name in
      guard let was = old.types[name]?.keyword, let now = new.types[name]?.keyword, was != now
      else { return nil }
      return "\(was) \(name), now \(now)"
    }
    let files = kept.compactMap { name -> String? in
      guard let was = old.types[name]?.file, let now = new.types[name]?.file, was != now
      else { return nil }
      return "\(name) from \(was) to \(now)"
    }
    let functions = old.functions.keys.sorted().compactMap { name -> String? in
      guard let was = old.functions[name], let now = new.functions[name] else { return nil }
      let (left, here) = (was.subtracting(now).sorted(), now.subtracting(was).sorted())
      guard !left.isEmpty, !here.isEmpty else { return nil }
      return "\(name) from \(left.joined(separator: ", ")) to \(here.joined(separator: ", "))"
    }
    moved = files + functions
  }

  var isEmpty: Bool { (new + gone + changed + moved).isEmpty }
}

/// The types of a module, and its functions with their owners.
private struct Declarations {
  struct Place: Hashable {
    let keyword: String
    let file: String
  }

  /// By their names.
  private(set) var types: [String: Place] = [:]
  /// The owners of the functions of a name: a type, or the file for one outside of any.
  private(set) var functions: [String: Set<String>] = [:]

  private static let keywords: Set = ["struct", "class", "enum", "protocol", "actor"]

  init(in tree: SourceTree) {
    for path in tree.paths { read(tree[path] ?? "", path) }
  }

  private mutating func read(_ text: String, _ file: String) {
    // The type of each pair of braces that is open, and of the next one.
    var owners: [String] = []
    var next: String?
    var keyword: String?
    for piece in SwiftPiece.all(in: text) where ![.comment, .string].contains(piece.kind) {
      let word = piece.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if piece.kind == .keyword {
        // In `class func` the second word declares.
        keyword = piece.text
      } else if word.isEmpty {
        // An operator has no name that could be told.
        if !piece.text.allSatisfy(\.isWhitespace) { keyword = nil }
      } else if let declared = keyword {
        if Declarations.keywords.contains(declared) {
          types[String(word)] = Place(keyword: declared, file: file)
          next = String(word)
        } else if declared == "extension" {
          next = String(word)
        } else if declared == "func" {
          functions[String(word), default: []].insert(owners.last ?? file)
        }
        keyword = nil
      }
      for sign in piece.text where "{}".contains(sign) {
        if sign == "{" { owners.append(next ?? owners.last ?? file) } else { _ = owners.popLast() }
        next = nil
      }
    }
  }
}
