import Foundation

/// What may follow a command's name, as the first lines and the options of its help declare it.
public struct CommandUsage: Equatable, Sendable {
  /// An option, with the first words of what the help says of it.
  public struct Option: Equatable, Sendable {
    public let name: String
    /// What it takes, such as `FILE` or `before|after`; nil if it is a flag.
    public let value: String?
    public let meaning: String
  }

  /// For each line of usage the positional arguments, such as `LESSON` or `before|after`.
  public let lines: [[String]]
  /// In alphabetical order.
  public let options: [Option]

  /// - Parameter help: Begins with `Usage: program command …`; other lines of usage stand below it. An
  ///   option's meaning stands behind its name.
  public init(of help: String) {
    let text = help.split(separator: "\n", omittingEmptySubsequences: false)
    let usage = text.prefix { !$0.isEmpty }.map {
      $0.replacing("Usage:", with: "").replacing(" | ", with: "|").replacing("|--", with: "] [--")
    }
    let option = #/(--[\w-]+)(?: ([^\s\[\]-][^\s\[\]]*))?/#
    var values: [String: String?] = [:]
    for match in usage.flatMap({ $0.matches(of: option) }) {
      values.updateValue(match.2.map(String.init), forKey: String(match.1))
    }
    lines = usage.map { line in
      line.replacing(option, with: "").filter { !"[]".contains($0) }
        .split(separator: " ").dropFirst(2).map(String.init)
    }
    options = values.keys.sorted().map { name in
      Option(
        name: name, value: values[name] ?? nil,
        meaning: CommandUsage.meaning(of: name, in: Array(text.dropFirst(usage.count))))
    }
  }

  /// The first part of what stands behind an option's name, up to a stop, a colon or the like.
  private static func meaning(of option: String, in text: [Substring]) -> String {
    let isOption = { (line: Substring) in
      line.split(separator: " ").first.map(String.init) == option
    }
    guard let index = text.firstIndex(where: isOption) else { return "" }
    let others = text[(index + 1)...].prefix { line in
      line.split(separator: " ").first.map { !$0.hasPrefix("--") } ?? false
    }
    let words = ([text[index]] + others).joined(separator: " ")
      .split(separator: " ").dropFirst().joined(separator: " ")
    return words.prefix { !".:;(".contains($0) }.trimmingCharacters(in: .whitespaces)
  }
}
