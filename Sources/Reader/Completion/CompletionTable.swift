import Book
import Shell

/// What may come next on a command line of the workbook.
struct CompletionTable {
  /// A word that may follow others.
  struct Row: Hashable {
    /// The words in front of it, without options; `-` and an option come last where it is an option
    /// or the value of one. A shell's pattern.
    let after: String
    let word: String
    let meaning: String
  }

  /// In the place of a word: any path.
  static let path = "/"

  let rows: [Row]
  /// The options that take a value.
  let valued: [String]

  init(of commands: [any ProgramCommand<Workbook>], in workbook: Workbook) {
    let usages = commands.map { (name: $0.name, usage: CommandUsage(of: $0.help)) }
    let names = commands.map { ($0.name, $0.summary) }
    let help = [("help", "Shows all commands, or what one of them does.")]
    rows =
      CompletionTable.rows(after: "", names + help) + CompletionTable.rows(after: "help", names)
      + usages.flatMap { name, usage in
        usage.lines.flatMap { line in
          CompletionTable.rows(of: line[...], after: [name], in: workbook)
        } + CompletionTable.rows(of: usage.options, name)
      }.unique
    valued = usages.flatMap(\.usage.options).filter { $0.value != nil }.map(\.name).unique
  }

  private static func rows(after words: String, _ next: [(String, String)]) -> [Row] {
    next.map { Row(after: words, word: $0.0, meaning: $0.1) }
  }

  private static func rows(of options: [CommandUsage.Option], _ command: String) -> [Row] {
    let names = options.map { ($0.name, $0.meaning) } + [("--help", "Shows what it does and takes")]
    let values = options.flatMap { option -> [Row] in
      guard let value = option.value else { return [] }
      let words = value == "FILE" ? [path] : choices(value)
      return rows(after: "\(command) \(option.name)", words.map { ($0, "") })
    }
    return rows(after: "\(command) -", names) + values
  }

  /// The rows for the rest of a line of usage.
  private static func rows(
    of line: ArraySlice<String>, after words: [String], in workbook: Workbook
  ) -> [Row] {
    guard let argument = line.first else { return [] }
    let key = words.joined(separator: " ")
    if argument == "FOLDER…" { return [key, "\(key) *"].flatMap { rows(after: $0, [(path, "")]) } }
    let next = offers(for: argument, after: words, in: workbook)
    return rows(after: key, next)
      + next.flatMap { rows(of: line.dropFirst(), after: words + [$0.0], in: workbook) }
  }

  /// The words that may stand for an argument, and what they mean; none where any may.
  private static func offers(
    for argument: String, after words: [String], in workbook: Workbook
  ) -> [(String, String)] {
    let lesson = Catalogue.lessons.first { "\($0.number)" == words.last }
    switch (argument, lesson) {
    case ("LESSON", _): return Catalogue.lessons.map { ("\($0.number)", $0.title) }
    case ("NAME", let lesson?):
      return ((try? ChangeRequest.all(of: lesson, in: workbook)) ?? []).map { ($0.name, $0.title) }
    case ("N", let lesson?) where words.first == "step":
      return ((try? StepSeries(of: lesson, in: workbook).steps) ?? [])
        .map { ("\($0.number)", $0.title) }
    case ("N", let lesson?):
      return ((try? Slip.all(of: lesson, in: workbook)) ?? []).map { ("\($0.number)", $0.title) }
    default: return choices(argument).map { ($0, "") }
    }
  }

  /// The words of an argument that are typed as they are.
  private static func choices(_ argument: String) -> [String] {
    argument.split(separator: "|").map(String.init).filter { $0 == $0.lowercased() }
  }
}

extension Array where Element: Hashable {
  /// The elements without those that were there before.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
