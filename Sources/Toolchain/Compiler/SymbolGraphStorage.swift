/// Tells stored properties from computed ones.
///
/// The symbol graph prints both with accessors as soon as one has an observer, is `lazy` or sets
/// in private; the source does not.
public enum SymbolGraphStorage {
  /// Whether a property is stored.
  ///
  /// - Parameters:
  ///   - symbol: A property of a type.
  ///   - source: The lines of the file in which the symbol says it is.
  public static func isStored(_ symbol: SymbolGraph.Symbol, in source: [String]) -> Bool {
    let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
    guard declaration.hasSuffix("}") else { return true }
    guard let position = symbol.location?.position, source.indices.contains(position.line) else {
      return false
    }
    let line = source[position.line].utf8.dropFirst(position.character)
    let rest = [String(decoding: line, as: UTF8.self)] + source[(position.line + 1)...]
    return isStored(rest.joined(separator: "\n"))
  }

  /// Whether a declaration, read from its name on, has a value or observers rather than accessors.
  private static func isStored(_ declaration: String) -> Bool {
    var depth = 0
    var previous: Character = " "
    for index in declaration.indices {
      let character = declaration[index]
      defer { previous = character }
      switch character {
      case "(", "[", "<": depth += 1
      case ">" where previous == "-": break
      case ")", "]", ">": depth -= 1
      case "=" where depth == 0: return true
      case "{" where depth == 0: return observes(declaration[declaration.index(after: index)...])
      case "\n" where depth == 0:
        guard let next = declaration[index...].first(where: { !$0.isWhitespace }) else { break }
        if !"{=:".contains(next) { return true }
      default: break
      }
    }
    return true
  }

  /// Whether the body of a property starts with an observer, whatever is noted before it.
  private static func observes(_ body: Substring) -> Bool {
    let code = body.split(separator: "\n").first { line in
      let words = line.drop(while: \.isWhitespace)
      return !words.isEmpty && !words.hasPrefix("//")
    }
    let words = code?.drop(while: \.isWhitespace) ?? ""
    return words.hasPrefix("didSet") || words.hasPrefix("willSet")
  }
}
