/// A piece of a page, of which everything is escaped when it is written.
///
/// ```swift
/// HTML("p", ["class": "lead"], ["Read ", HTML("a", ["href": "path.html"], "the path"), "."])
/// ```
package indirect enum HTML: Hashable, Sendable {
  case text(String)
  case element(name: String, attributes: [Attribute], content: [HTML])
  /// Pieces one after the other, with nothing around them.
  case group([HTML])
  /// Written as it is.
  case raw(String)

  package struct Attribute: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// - Parameter attributes: In the order in which they are written; one without a value is left out.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: HTML = []
  ) {
    self = .element(
      name: name,
      attributes: attributes.compactMap { name, value in
        value.map { Attribute(name: name, value: $0) }
      },
      content: [content])
  }

  package init(_ name: String, _ content: HTML) {
    self.init(name, [:], content)
  }
}

extension HTML: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
  package init(stringLiteral text: String) {
    self = .text(text)
  }

  package init(arrayLiteral pieces: HTML...) {
    self = .group(pieces)
  }

  package static func + (one: HTML, other: HTML) -> HTML { [one, other] }
}

extension Sequence<HTML> {
  /// The pieces, with another one between each two.
  package func joined(by separator: HTML) -> HTML {
    var pieces: [HTML] = []
    for piece in self {
      if !pieces.isEmpty { pieces.append(separator) }
      pieces.append(piece)
    }
    return .group(pieces)
  }
}
