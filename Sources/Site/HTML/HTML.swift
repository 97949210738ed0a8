/// A piece of a page. What is put into one is escaped, unless it is a piece itself.
///
/// ```swift
/// let link: HTML = """
///   <p class="lead">Read <a href="\(address)">\(title)</a>.</p>
///   """
/// ```
///
/// A line of which nothing is left, since all that is put into it is empty, is left out.
package struct HTML: Sendable, ExpressibleByStringInterpolation {
  package let written: String

  package init(stringLiteral markup: String) {
    written = markup
  }

  package init(stringInterpolation: StringInterpolation) {
    written = stringInterpolation.written
  }

  package var isEmpty: Bool { written.isEmpty }
}

extension HTML {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var written = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      written.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ markup: String) {
      let isOnNewLine = written.isEmpty || written.utf8.last == UInt8(ascii: "\n")
      written += isOnNewLine && markup.hasPrefix("\n") ? markup.dropFirst() : markup[...]
    }

    package mutating func appendInterpolation(_ piece: HTML?) {
      written += piece?.written ?? ""
    }

    /// Writes each piece that is not empty on a line of its own.
    package mutating func appendInterpolation(_ pieces: [HTML]) {
      written += pieces.filter { !$0.isEmpty }.joined(by: "\n").written
    }

    package mutating func appendInterpolation(_ number: some BinaryInteger) {
      written += String(number)
    }

    package mutating func appendInterpolation(_ text: String) {
      written += text.escaped
    }

    /// Writes an attribute, with a blank before it; nothing where it has no value.
    package mutating func appendInterpolation(attribute name: String, _ value: String?) {
      guard let value else { return }
      written += " \(name)=\"\(value.escaped)\""
    }
  }
}

extension DefaultStringInterpolation {
  /// A piece in plain text would be escaped, if it were put into a page with it.
  @available(*, unavailable, message: "Say that the text is a piece, too: `as HTML`.")
  mutating func appendInterpolation(_ piece: HTML) {}

  @available(*, unavailable, message: "Say that the text is a piece, too: `as HTML`.")
  mutating func appendInterpolation(_ piece: HTML?) {}
}

extension [HTML] {
  /// The pieces, with some text between each two.
  package func joined(by separator: String = "") -> HTML {
    HTML(stringLiteral: map(\.written).joined(separator: separator))
  }
}

extension String {
  /// What stands between some separators.
  func pieces(between separator: String) -> [HTML] {
    split(separator: separator, omittingEmptySubsequences: false).map { "\(String($0))" }
  }

  /// As it may stand in a text and in an attribute.
  fileprivate var escaped: String {
    var escaped = ""
    for character in unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
