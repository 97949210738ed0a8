import Text

/// A part of some Swift code, of which these properties are what it begins with, or else nil.
typealias SwiftCode = Substring.UnicodeScalarView

extension SwiftCode {
  /// To the end of the line, or of the code where a comment over several lines is never closed.
  var comment: SwiftCode? {
    if begins(with: "//") { return line }
    return begins(with: "/*") ? through("*/", from: 2) ?? self : nil
  }

  /// To its own quote, or else to the end of the line.
  var string: SwiftCode? {
    let hashes = prefix { $0 == "#" }
    guard self[hashes.endIndex...].first == "\"" else { return nil }
    if !hashes.isEmpty { return line.through("\"" + String(hashes), from: hashes.count + 1) }
    if begins(with: "\"\"\""), let whole = through("\"\"\"", from: 3) { return whole }
    var rest = line.dropFirst()
    // How many brackets are open of a value in it, such as `\(sum(of: "a"))`.
    var depth = 0
    while let sign = rest.popFirst() {
      switch sign {
      case "\\":
        if rest.popFirst() == "(" { depth += 1 }
      case "(" where depth > 0: depth += 1
      case ")" where depth > 0: depth -= 1
      case "\"" where depth > 0: rest = rest.drop { $0 != "\"" }.dropFirst()
      case "\"": return self[..<rest.startIndex]
      default: break
      }
    }
    return line
  }

  /// Such as `` `class` ``.
  var escapedName: SwiftCode? { first == "`" ? line.through("`", from: 1) : nil }

  /// Letters, digits and underscores, behind what marks an attribute or a directive.
  var word: SwiftCode? {
    let mark = prefix(first == "@" || first == "#" ? 1 : 0)
    let end = self[mark.endIndex...].prefix(while: \.isInWord).endIndex
    return mark.endIndex < end ? self[..<end] : nil
  }

  private var line: SwiftCode { prefix { $0 != "\n" && $0 != "\r" } }

  private func begins(with text: String) -> Bool { starts(with: text.unicodeScalars) }

  /// Up to a mark and with it; nil if there is none.
  private func through(_ mark: String, from offset: Int) -> SwiftCode? {
    let rest = dropFirst(offset)
    let start = rest.indices.first { self[$0...].begins(with: mark) }
    return start.map { self[..<index($0, offsetBy: mark.unicodeScalars.count)] }
  }
}

extension Unicode.Scalar {
  fileprivate var isInWord: Bool {
    self == "_" || properties.isAlphabetic || properties.numericType != nil
  }
}
