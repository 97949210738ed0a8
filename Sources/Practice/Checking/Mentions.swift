import Book

/// Who names whom in the sources of a module: its types, and its functions outside of them.
struct Mentions {
  /// The words in the code of each owner; what belongs to none has an empty name.
  private var words: [String: Set<String>] = [:]

  /// - Parameter types: The names of the types that the module declares.
  init(in tree: SourceTree, declaring types: some Collection<String>) {
    let own = Set(types.map(Mentions.word))
    for text in tree.files.values { read(text, own) }
  }

  /// The last name of a nested type.
  static func word(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? ""
  }

  /// The owners that the code of some types names, and whom these name in turn.
  func reached(from types: some Sequence<String>) -> Set<String> {
    var open = [""] + types.map(Mentions.word)
    var reached: Set<String> = []
    while let owner = open.popLast() {
      if reached.insert(owner).inserted { open += words[owner] ?? [] }
    }
    return reached
  }

  private mutating func read(_ text: String, _ types: Set<String>) {
    // The owner of the code outside of braces, and of each pair that is open.
    var owners = [""]
    // That of the next pair; and what declares the next word.
    var next: String?
    var keyword: String?
    for piece in SwiftPiece.all(in: text) where piece.kind != .comment {
      if piece.kind == .keyword {
        keyword = Mentions.declaring.contains(piece.text) ? piece.text : nil
      } else if let declaring = keyword, piece.text.allSatisfy(Mentions.isInWord) {
        keyword = nil
        let isOwner =
          switch declaring {
          case "func": owners.last == ""
          case "extension": types.contains(piece.text)
          default: true
          }
        if isOwner { next = piece.text }
      } else {
        let found = piece.text.split { !Mentions.isInWord($0) }.map(String.init)
        words[next ?? owners.last ?? "", default: []].formUnion(found)
        for sign in piece.text where "{}".contains(sign) && piece.kind != .string {
          if sign == "{" { owners.append(next ?? owners.last ?? "") }
          if sign == "}", owners.count > 1 { owners.removeLast() }
          next = nil
        }
      }
    }
  }

  private static func isInWord(_ sign: Character) -> Bool {
    sign.isLetter || sign.isNumber || sign == "_"
  }

  private static let declaring: Set = [
    "struct", "class", "enum", "protocol", "actor", "extension", "func",
  ]
}
