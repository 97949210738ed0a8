/// A piece of a page. Interpolated text is escaped; interpolated pieces are not.
///
/// ```swift
/// let link: HTML = """
///   <p class="lead">Read <a href="\(address)">\(title)</a>.</p>
///   """
/// ```
///
/// A line left empty because everything interpolated is empty is omitted.
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

    /// Writes an attribute after a space; nothing if its value is nil.
    package mutating func appendInterpolation(attribute name: String, _ value: String?) {
      guard let value else { return }
      written += " \(name)=\"\(value.escaped)\""
    }
  }
}

extension DefaultStringInterpolation {
  /// A piece interpolated into plain text would later be escaped.
  @available(*, unavailable, message: "Make the whole text a piece: `as HTML`.")
  mutating func appendInterpolation(_ piece: HTML) {}

  @available(*, unavailable, message: "Make the whole text a piece: `as HTML`.")
  mutating func appendInterpolation(_ piece: HTML?) {}
}

extension [HTML] {
  /// The pieces, with a separator between them.
  package func joined(by separator: String = "") -> HTML {
    HTML(stringLiteral: map(\.written).joined(separator: separator))
  }
}

extension String {
  /// The parts between separators.
  func pieces(between separator: String) -> [HTML] {
    split(separator: separator, omittingEmptySubsequences: false).map { "\(String($0))" }
  }

  /// Safe in text and in attributes.
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
