import Book

extension Lesson {
  /// A file for a kata's tests that shows values in failures as they are written in Swift, whatever
  /// their own descriptions leave out.
  var valueWords: String {
    let isOfGame = room == "SpaceGame"
    let types = isOfGame ? ["Entity", "Position", "Velocity", "Shot"] : []
    let conformances = types.map { type in
      """
      extension \(type): @retroactive CustomTestStringConvertible {
        public var testDescription: String { words(of: self) }
      }
      """
    }
    // How a comment names a thing of the game, such as “bolt 7 of player”.
    let comment = """
      #if compiler(>=6.3)
      extension Comment.StringInterpolation {
        mutating func appendInterpolation(_ thing: Entity) {
          appendLiteral("\\(thing.kind) \\(thing.id) of \\(thing.allegiance)")
        }
      }
      #endif
      """
    return """
      import Testing
      import \(room)

      /// A value as it is written in Swift, without what is nil.
      private func words(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        let members = mirror.children.compactMap { child -> String? in
          let text = words(of: child.value)
          guard let label = child.label, !label.hasPrefix(".") else { return text }
          return text == "nil" ? nil : "\\(label): \\(text)"
        }
        switch mirror.displayStyle {
        case .optional?: return mirror.children.first.map { words(of: $0.value) } ?? "nil"
        case .collection?, .set?: return "[\\(members.joined(separator: ", "))]"
        case .tuple?: return "(\\(members.joined(separator: ", ")))"
        case .enum?:
          guard let child = mirror.children.first else { return ".\\(value)" }
          let payload = words(of: child.value)
          return ".\\(child.label ?? "")" + (payload.hasPrefix("(") ? payload : "(\\(payload))")
        case .struct?
        where value is any CustomTestStringConvertible || !(value is any CustomStringConvertible):
          return "\\(type(of: value))(\\(members.joined(separator: ", ")))"
        default: return value is String ? "\\"\\(value)\\"" : "\\(value)"
        }
      }

      extension Array: @retroactive CustomTestStringConvertible {
        public var testDescription: String { words(of: self) }
      }

      \((conformances + (isOfGame ? [comment] : [])).joined(separator: "\n\n"))

      """
  }
}
