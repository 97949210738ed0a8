import Book
import Text

/// What an author may type wrong in a line: a number off by one, another comparison, a condition or a call
/// too few, a result that is always the same.
///
/// It knows the spelling of Swift, not its types: the compiler refuses what does not fit.
struct LineEdits {
  typealias Edit = (range: Range<String.Index>, new: String)

  private let source: [String]
  /// The same lines, with every character of a string or a comment hidden.
  let code: [String]
  /// Names that stand for values of one type, such as those of a closure, by each of them.
  private let rivals: [String: Set<String>]
  /// The type of a parameter or property, by its name.
  private let types: [String: String]

  init(_ source: [String]) {
    self.source = source
    code = SwiftPiece.lines(source).map { pieces in
      pieces.map { piece in
        let isHidden = piece.kind == .string || piece.kind == .comment
        return isHidden ? String(repeating: "¤", count: piece.text.count) : piece.text
      }.joined()
    }
    let text = code.joined(separator: "\n")
    let typed = text.matches(of: #/(\w+): ([A-Z]\w*)\b(?!\()/#).map { (String($0.1), String($0.2)) }
    types = Dictionary(typed) { first, _ in first }
    let closures = text.matches(of: #/\{ (\w+(?:, \w+)+)\s+in\b/#).map { match in
      Set(match.1.split(separator: ", ").map(String.init))
    }
    let sameType = Dictionary(grouping: typed, by: \.1).values.map { Set($0.map(\.0)) }
    rivals = (closures + sameType).reduce(into: [:]) { all, names in
      for name in names { all[name, default: []].formUnion(names.subtracting([name])) }
    }
  }

  /// Each line that may stand in place of one; nil where it may be missing.
  ///
  /// There are none for what no behaviour asks for: what stops a programmer's mistake, what tidies up at the
  /// end (`defer`), and what only the compiler reads.
  func replacements(at index: Int) -> [String?] {
    let (line, start) = (code[index], code[index].trimmed)
    guard start.contains(where: { $0.isLetter || $0.isNumber }),
      !["import ", "#", "@", "defer "].contains(where: start.hasPrefix),
      !["precondition", "assert", "fatalError"].contains(where: start.contains)
    else { return [] }
    let edits =
      words(in: line) + omissions(at: index) + branches(at: index) + conditions(at: index)
      + results(at: index)
    let lines = edits.map { edit in
      original(line.startIndex..<edit.range.lowerBound, at: index) + edit.new
        + original(edit.range.upperBound..<line.endIndex, at: index)
    }
    var seen: Set<String?> = [source[index]]
    // What is public, another module needs in order to compile.
    let isDispensable = line.isBalanced && !start.hasPrefix("public ")
    return (lines + (isDispensable ? [nil] : [])).filter { seen.insert($0).inserted }
  }

  /// What the source has where the code may have something hidden.
  func original(_ range: Range<String.Index>, at index: Int) -> String {
    let line = code[index]
    let text = source[index].dropFirst(line.distance(from: line.startIndex, to: range.lowerBound))
    return String(text.prefix(line.distance(from: range.lowerBound, to: range.upperBound)))
  }

  private static let swaps = [
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "+", "/": "*", "+=": "-=", "-=": "+=", "..<": "...", "...": "..<",
    "true": "false", "false": "true", "min": "max", "max": "min", "north": "south",
    "south": "north", "east": "west", "west": "east",
    "player": "enemy", "enemy": "player", "contains": "allSatisfy", "continue": "break",
  ]

  /// With another number, sign or name.
  private func words(in line: String) -> [Edit] {
    line.matches(of: #/\d[\d_]*|\w+|[-+*\/%<>=!&|.]+/#).flatMap { match -> [Edit] in
      let (word, range) = (String(match.0), match.range)
      let (before, after) = (line[..<range.lowerBound].last, line[range.upperBound...].first)
      var news = LineEdits.swaps[word].map { [$0] } ?? []
      if let number = Int(word.filter { $0 != "_" }) {
        news = number > 0 ? ["\(number + 1)", "\(number - 1)"] : ["1"]
      } else if word == "!" {
        news = before.map { " (".contains($0) } == true ? [""] : []
      } else if word.first?.isLetter != true {
        news = word.hasPrefix(".") || before == " " && after == " " ? news : []
      } else if after == ":" {
        news = []
      } else if before != "." {
        let isUsed = before == " " && after.map { ".,)".contains($0) } == true
        news +=
          rivals[word, default: []].sorted()
          + (isUsed ? types[word].map { ["\($0)()"] } ?? [] : [])
      }
      return news.map { (range, $0) }
    }
  }
}

extension StringProtocol {
  /// Whether each bracket that it opens is closed, and none else.
  var isBalanced: Bool {
    var depth = 0
    for character in self {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
