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
    var rest = dropFirst()
    while let sign = rest.first, !sign.endsLine {
      let piece = sign == "\\" ? rest.interpolation ?? rest.prefix(2).line : rest.prefix(1)
      // A backslash at the end of a line is none of it.
      if sign == "\\", piece.count == 1 { break }
      rest = rest[piece.endIndex...]
      if sign == "\"" { break }
    }
    return self[..<rest.startIndex]
  }

  /// A value in a string, such as `\(sum(of: "a"))`.
  private var interpolation: SwiftCode? {
    guard begins(with: "\\(") else { return nil }
    var rest = dropFirst()
    var depth = 0
    while let sign = rest.popFirst(), !sign.endsLine {
      switch sign {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": rest = rest.drop { $0 != "\"" && !$0.endsLine }.dropFirst()
      default: break
      }
      if depth == 0 { return self[..<rest.startIndex] }
    }
    return nil
  }

  /// Such as `` `class` ``.
  var escapedName: SwiftCode? { first == "`" ? line.through("`", from: 1) : nil }

  /// Letters, digits and underscores, behind what marks an attribute or a directive.
  var word: SwiftCode? {
    let mark = prefix(first == "@" || first == "#" ? 1 : 0)
    let end = self[mark.endIndex...].prefix(while: \.isInWord).endIndex
    return mark.endIndex < end ? self[..<end] : nil
  }

  private var line: SwiftCode { prefix { !$0.endsLine } }

  private func begins(with text: String) -> Bool { starts(with: text.unicodeScalars) }

  /// Up to a mark and with it; nil if there is none.
  private func through(_ mark: String, from offset: Int) -> SwiftCode? {
    let rest = dropFirst(offset)
    let start = rest.indices.first { self[$0...].begins(with: mark) }
    return start.map { self[..<index($0, offsetBy: mark.unicodeScalars.count)] }
  }
}

extension Unicode.Scalar {
  fileprivate var endsLine: Bool { self == "\n" || self == "\r" }

  fileprivate var isInWord: Bool {
    self == "_" || properties.isAlphabetic || properties.numericType != nil
  }
}
