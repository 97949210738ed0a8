import Text

/// What is forgotten in a line, or taken for its opposite.
extension LineEdits {
  /// Without a call in a row, an operand, an element of a list or a pattern of a case, or with a loop that
  /// is one turn short.
  func omissions(at index: Int) -> [Edit] {
    let line = code[index]
    func without(_ pieces: [Substring]) -> [Edit] {
      pieces.indices.map { number in
        let rest = pieces.enumerated().filter { $0.offset != number }.map {
          original($0.element.startIndex..<$0.element.endIndex, at: index)
        }
        let (first, last) = (pieces[0].startIndex, pieces[pieces.count - 1].endIndex)
        return (first..<last, rest.joined(separator: ", "))
      }
    }
    let calls = line.matches(of: #/[\w)\]](\.\w+\([^()]*\))/#).map {
      ($0.1.startIndex..<$0.1.endIndex, "")
    }
    let operand = #"((?:[\w.¤]|\([^()]*\)|\[[^\[\]]*\])+)"#
    let sum = try? Regex("\(operand) (?:[-+*/]|\\?\\?) \(operand)")
    let sums = sum.map(line.matches) ?? []
    let operands = sums.flatMap { sum in
      sum.output.dropFirst().compactMap(\.range).map { (sum.range, original($0, at: index)) }
    }
    let lists = line.matches(of: #/(?:[^>] |\()\[([^\[\]:]+)\](?! in\b)|\bcase (\.[^:]+, [^:]+):/#)
      .flatMap {
        without(($0.1 ?? $0.2 ?? "").split(separator: ", "))
      }
    let loops = line.matches(of: #/\bfor .* in ([^{]+?) (?:where [^{]*)?\{/#).flatMap {
      match in
      [".dropFirst()", ".dropLast()", ".prefix(1)"].map {
        (match.1.endIndex..<match.1.endIndex, $0)
      }
    }
    return calls + operands + lists + loops
  }

  /// With what the branch beside it does.
  func branches(at index: Int) -> [Edit] {
    let branch = #/^ *(?:case .+?|default): (\S.*)$/#
    guard let own = code[index].firstMatch(of: branch) else { return [] }
    return [index - 1, index + 1].filter(code.indices.contains).compactMap { other in
      code[other].firstMatch(of: branch).map {
        let new = original($0.1.startIndex..<$0.1.endIndex, at: other)
        return (own.1.startIndex..<own.1.endIndex, new)
      }
    }
  }

  /// With a part of a condition reversed, or left out.
  func conditions(at index: Int) -> [Edit] {
    let condition = #/\b(?:if|while|guard|where) ([^{]+?)(?: else)? \{/#
    return code[index].matches(of: condition).flatMap { match in
      let parts = match.1.split(separator: #/, | && /#)
      return parts.indices.flatMap { number -> [Edit] in
        let part = parts[number]
        let isBound = ["let ", "var ", "case "].contains { part.hasPrefix($0) }
        guard !isBound, part.isBalanced else { return [] }
        let range = part.startIndex..<part.endIndex
        let reversed = (range, "!(\(original(range, at: index)))")
        if number > 0 { return [reversed, (parts[number - 1].endIndex..<part.endIndex, "")] }
        return parts.count < 2
          ? [reversed] : [reversed, (part.startIndex..<parts[1].startIndex, "")]
      }
    }
  }

  /// With a result that is always the same, or lacks an element.
  func results(at index: Int) -> [Edit] {
    let line = code[index]
    if let match = line.firstMatch(of: #/(?:->|:) ([\w\[\]:. ]+)\?? \{ (.+) \}$/#) {
      return results(String(match.1), match.2.startIndex..<match.2.endIndex, at: index)
    }
    guard index > 0, index + 1 < code.count, code[index + 1].trimmed == "}",
      let match = code[index - 1].firstMatch(of: #/(?:->|:) ([\w\[\]:. ]+)\?? \{$/#),
      let start = line.firstIndex(where: { $0 != " " })
    else { return [] }
    return results(String(match.1), start..<line.endIndex, at: index)
  }

  private func results(_ type: String, _ range: Range<String.Index>, at index: Int) -> [Edit] {
    let value = original(range, at: index)
    let list = type.hasPrefix("[") ? "Array" : type
    let news =
      switch type {
      case "Bool": ["true", "false"]
      case "Int": ["0"]
      case "String": ["\"\""]
      case _ where value == "[]": [String]()
      case _ where list == "Array" || type == "Data":
        ["\(list)()", "\(value) + \(value)"]
          + ["dropFirst", "dropLast", "reversed"].map { "\(list)((\(value)).\($0)())" }
      default: ["\(type)()"]
      }
    return news.map { (range, $0) }
  }
}
