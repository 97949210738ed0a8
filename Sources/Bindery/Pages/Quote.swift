import Book

/// Something that a page quotes: a marker, and the lines below it that it fills.
struct Quote: Hashable, Sendable {
  /// Where the quoted lines come from.
  enum Origin: Hashable, Sendable {
    /// A snippet of a file, or the whole file.
    case code(file: String, snippet: String?)
    /// What a program of this package prints.
    case output(command: [String], exit: Int32)
    /// Drawn by hand, and checked against the module whose sources are in this folder.
    case diagram(folder: String)
    /// A lesson's steps from before to after, by the lesson's folder.
    case steps(lesson: String)
    /// The costs of a lesson's requests, by the lesson's folder.
    case cost(lesson: String)
  }

  let origin: Origin
  /// The index of the line with the marker.
  let marker: Int
  /// The indices of the lines that it fills: a block of code with its fences, or lines of the page.
  let range: Range<Int>
}

extension Quote.Origin: CustomStringConvertible {
  /// The origin as a marker names it.
  var description: String {
    switch self {
    case .code(let file, nil): file
    case .code(let file, let snippet?): "\(file)#\(snippet)"
    case .diagram(let folder): folder
    case .output(let command, 0): command.joined(separator: " ")
    case .output(let command, let exit): "\(command.joined(separator: " ")) (exit \(exit))"
    case .steps(let lesson): "the steps of \(lesson)"
    case .cost(let lesson): "the cost in \(lesson)"
    }
  }

  /// The word in the line that ends its lines; nil if it fills a block of code.
  var blockName: String? {
    switch self {
    case .steps: "steps"
    case .cost: "cost"
    case .code, .diagram, .output: nil
    }
  }

  /// The language of the block of code that it fills.
  var language: String {
    switch self {
    case .code(let file, _):
      ["swift": "swift", "sh": "sh", "json": "json", "md": "markdown"][file.pathExtension] ?? ""
    case .diagram: "mermaid"
    case .output: "text"
    case .steps, .cost: ""
    }
  }
}

extension Quote.Origin {
  /// Reads a marker; nil if the line is not a marker.
  ///
  /// - Throws: ``QuoteError`` if the marker names nothing, or an unknown kind of quote.
  init?(marker line: String) throws(QuoteError) {
    let line = line.trimmed
    guard line.hasPrefix("<!--"), line.hasSuffix("-->"), line.count > 6 else { return nil }
    let parts = line.dropFirst(4).dropLast(3).split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let kind = parts[0].trimmed
    let value = parts[1].trimmed
    // Neither the end of a block nor a comment with a colon is a marker.
    if kind == "end" || kind.contains(" ") { return nil }
    guard !value.isEmpty else {
      throw QuoteError("The marker “\(kind)” does not say what it quotes.")
    }
    switch kind {
    case "code":
      let parts = value.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      self = .code(file: String(parts[0]), snippet: parts.count == 2 ? String(parts[1]) : nil)
    case "diagram": self = .diagram(folder: value.hasSuffix("/") ? String(value.dropLast()) : value)
    case "output": try self.init(output: value)
    case "steps": self = .steps(lesson: value)
    case "cost": self = .cost(lesson: value)
    default:
      throw QuoteError(
        "There is no marker “\(kind)”: a quote is marked with code, diagram, output, steps or cost."
      )
    }
  }

  private init(output value: String) throws(QuoteError) {
    var words = value.split(separator: " ").map(String.init)
    var exit: Int32 = 0
    if words.last?.hasSuffix(")") == true, words.dropLast().last == "(exit" {
      guard let code = Int32(words.removeLast().dropLast()) else {
        throw QuoteError("“\(value)” does not end with an exit code, such as “(exit 64)”.")
      }
      words.removeLast()
      exit = code
    }
    guard let program = words.first, BuiltPrograms.quoted.contains(program) else {
      throw QuoteError(
        "“\(words.first ?? "")” is no program of this package: quote what arcade or workbook prints."
      )
    }
    self = .output(command: words, exit: exit)
  }
}

extension String {
  /// The part after the last dot of a path's last component; empty if there is none.
  var pathExtension: String {
    let parts = (split(separator: "/").last ?? "").split(
      separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[parts.count - 1]) : ""
  }
}
