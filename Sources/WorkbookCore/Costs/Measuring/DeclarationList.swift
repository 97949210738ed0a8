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

  /// - Parameters:
  ///   - file: A Swift source.
  ///   - environment: What differs from our own environment for the compiler.
  init(of file: URL, environment: [String: String?] = [:]) throws {
    let source = try String(contentsOf: file, encoding: .utf8)
    var words = DeclarationList.words(of: source)[...]
    do {
      try add(SyntaxTree(of: file, environment: environment).nodes, in: nil, from: &words)
    } catch is Misplaced {
      throw SyntaxTree.Failure.unreadable(file.lastPathComponent)
    }
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

  /// A piece of the source, at the first of its bytes.
  private struct Word {
    let start: Int
    let text: String
    let isFirstInLine: Bool
  }

  /// The tree does not fit the source.
  private struct Misplaced: Error {}

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
  ) throws -> [String] {
    let ranges = nodes.compactMap { node in node.range.map { (node: node, range: $0) } }
      .filter { !["var_decl", "enum_element_decl"].contains($0.node.kind) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (node, range) in ranges {
      var own = DeclarationList.take(upTo: range.upperBound, from: &words)
      guard !DeclarationList.passedOver.contains(node.kind) else { continue }
      let name = [outer, DeclarationList.name(of: node, among: nodes)].compactMap { $0 }
        .joined(separator: ".")
      let place = declarations.count
      var said: [String] = []
      if node.members.isEmpty {
        said = own.map(\.text)
      } else {
        guard let brace = own.firstIndex(where: { $0.text == "{" }), own.last?.text == "}" else {
          throw Misplaced()
        }
        said = own[...brace].map(\.text)
        own = own[(brace + 1)...].dropLast()
        said += try add(node.members, in: name, from: &own) + ["}"]
      }
      declarations.insert(
        Declaration(name: name, words: said.filter { $0 != ";" }), at: place)
    }
    let rest = words.map(\.text)
    words = words[words.endIndex...]
    return rest
  }

  /// Takes away the words of a declaration, of which the first byte of the last token is known.
  ///
  /// The compiler has one token where we may have several words, as in `3.14`: those of its line
  /// belong to it.
  private static func take(
    upTo place: Int, from words: inout ArraySlice<Word>
  ) -> ArraySlice<Word> {
    var end = words.firstIndex { $0.start > place } ?? words.endIndex
    while end < words.endIndex, !words[end].isFirstInLine, words[end].text != ";" { end += 1 }
    defer { words = words[end...] }
    return words[..<end]
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
    var isFirstInLine = true
    while let (text, kind) = scanner.next() {
      if kind == .comment || text.allSatisfy(\.isWhitespace) {
        isFirstInLine = isFirstInLine || text.contains(where: \.isNewline)
      } else {
        words.append(Word(start: start, text: text, isFirstInLine: isFirstInLine))
        isFirstInLine = false
      }
      start += text.utf8.count
    }
    return words
  }
}
