import Foundation
import Toolchain

/// The declarations of sources: what each is called, and what it says, without comments and white
/// space and without the declarations in it, which count for themselves.
///
/// The compiler's own parser says where they are.
struct DeclarationList: Hashable {
  struct Declaration: Hashable {
    /// With those around it, such as `Ship.move(_:at:)`. Several may have one name.
    let name: String
    let words: [String]
  }

  private(set) var declarations: [Declaration] = []

  /// - Parameter file: A Swift source.
  init(of file: URL) throws {
    let source = try String(contentsOf: file, encoding: .utf8)
    var words = DeclarationList.words(of: source)[...]
    add(try SyntaxTree(of: file).nodes, in: nil, from: &words)
  }

  init(_ declarations: [Declaration]) {
    self.declarations = declarations
  }

  static func + (list: DeclarationList, other: DeclarationList) -> DeclarationList {
    DeclarationList(list.declarations + other.declarations)
  }

  /// How many of these are gone or say something else in a later list, wherever it has them.
  func changed(in later: DeclarationList) -> Int {
    var left = Dictionary(grouping: later.declarations) { $0 }.mapValues(\.count)
    return declarations.count { declaration in
      guard let count = left[declaration], count > 0 else { return true }
      left[declaration] = count - 1
      return false
    }
  }

  // MARK: - Reading

  /// A token of the source, at the first of its bytes.
  private struct Word {
    let start: Int
    let text: String
  }

  /// Kinds that the tree lists a second time, and those that declare nothing.
  private static let passedOver: Set = [
    "var_decl", "enum_element_decl", "import_decl", "accessor_decl", "top_level_code_decl",
  ]

  /// Adds declarations and takes away their words.
  ///
  /// What stands between two of them, attributes and modifiers, belongs to the one that follows.
  ///
  /// - Returns: The words that belong to none of them.
  @discardableResult
  private mutating func add(
    _ nodes: [SyntaxTree.Node], in outer: String?, from words: inout ArraySlice<Word>
  ) -> [String] {
    let ranges = nodes.compactMap { node in node.range.map { (node: node, range: $0) } }
      .filter { !["var_decl", "enum_element_decl"].contains($0.node.kind) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (node, range) in ranges {
      let end = words.firstIndex { $0.start > range.upperBound } ?? words.endIndex
      var own = words[words.startIndex..<end]
      words = words[end...]
      guard !DeclarationList.passedOver.contains(node.kind) else { continue }
      let name = [outer, DeclarationList.name(of: node, among: nodes)].compactMap { $0 }
        .joined(separator: ".")
      let place = declarations.count
      var said: [String] = []
      if node.members.isEmpty {
        said = own.map(\.text)
      } else {
        let brace = own.firstIndex { $0.text == "{" } ?? own.startIndex
        said = own[...brace].map(\.text)
        own = own[(brace + 1)...]
        said += add(node.members, in: name, from: &own)
      }
      declarations.insert(
        Declaration(name: name, words: said.filter { $0 != ";" }), at: place)
    }
    let rest = words.map(\.text)
    words = words[words.endIndex...]
    return rest
  }

  /// Variables and the cases of an enum have their names in nodes beside them.
  private static func name(of node: SyntaxTree.Node, among nodes: [SyntaxTree.Node]) -> String {
    if let name = node.name {
      return node.kind == "extension_decl" ? "extension \(name)" : name
    }
    guard let range = node.range else { return node.kind }
    let names = nodes.filter { other in
      ["var_decl", "enum_element_decl"].contains(other.kind)
        && other.range.map { range.contains($0.lowerBound) } ?? false
    }.compactMap(\.name)
    return names.isEmpty ? node.kind : names.joined(separator: ", ")
  }

  private static func words(of source: String) -> [Word] {
    var scanner = SwiftScanner(Array(source))
    var words: [Word] = []
    var start = 0
    while let (text, kind) = scanner.next() {
      if kind != .comment, !text.allSatisfy(\.isWhitespace) {
        words.append(Word(start: start, text: text))
      }
      start += text.utf8.count
    }
    return words
  }
}

// MARK: - The known answer

extension DeclarationList {
  /// A source, and what has to be read in it: whatever reads otherwise is not to be counted with.
  static let knownSource = """
    import Foundation

    /// A gun.
    @MainActor public struct Gun: Hashable {
      private(set) var readyAt = 0, shots = "é { // no comment"
      var isReady: Bool { readyAt == 0 } // ready
      enum Kind { case slow, fast(Int) }
      init?(_ kind: Kind) { return nil }

      /* once */ func fire(at tick: Int) -> [Int] {
        let inner = 1
        return [inner]
      }
    }

    extension Gun.Kind { static func == (one: Self, other: Self) -> Bool { true } }
    protocol Firing { associatedtype Shot; func fire() -> Shot }
    typealias Guns = [Gun]
    let spare = 3

    """

  static let knownAnswer: [(name: String, words: String)] = [
    ("Gun", "@MainActor public struct Gun : Hashable { }"),
    ("Gun.readyAt, shots", "private ( set ) var readyAt = 0 , shots = \"é { // no comment\""),
    ("Gun.isReady", "var isReady : Bool { readyAt = = 0 }"),
    ("Gun.Kind", "enum Kind { }"),
    ("Gun.Kind.slow, fast(_:)", "case slow , fast ( Int )"),
    ("Gun.init(_:)", "init ? ( _ kind : Kind ) { return nil }"),
    (
      "Gun.fire(at:)",
      "func fire ( at tick : Int ) - > [ Int ] { let inner = 1 return [ inner ] }"
    ),
    ("extension Gun.Kind", "extension Gun . Kind { }"),
    (
      "extension Gun.Kind.==(_:_:)",
      "static func = = ( one : Self , other : Self ) - > Bool { true }"
    ),
    ("Firing", "protocol Firing { }"),
    ("Firing.Shot", "associatedtype Shot"),
    ("Firing.fire", "func fire ( ) - > Shot"),
    ("Guns", "typealias Guns = [ Gun ]"),
    ("spare", "let spare = 3"),
  ]

  /// Whether this toolchain's tree answers as known.
  static func isReadable() -> Bool {
    guard let folder = try? TemporaryFolder() else { return false }
    defer { folder.remove() }
    guard let file = try? folder.file("Known.swift", knownSource),
      let list = try? DeclarationList(of: file)
    else { return false }
    return list.declarations.map(\.name) == knownAnswer.map(\.name)
      && list.declarations.map { $0.words.joined(separator: " ") } == knownAnswer.map(\.words)
  }
}
