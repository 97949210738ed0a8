import Text

/// The words that follow a command's name, parsed piece by piece.
///
/// Ask for the options first, then for the positional arguments, then call `finish()`. The word `--`
/// ends the options.
public struct Arguments: Sendable {
  private let command: String
  private var options: [String]
  private var afterOptions: [String]
  private var known: [String] = []

  /// - Parameter command: The command as the reader types it, including the program, for messages.
  public init(_ words: [String], of command: String) {
    self.command = command
    let end = words.firstIndex(of: "--") ?? words.endIndex
    options = Array(words[..<end])
    afterOptions = Array(words[end...].dropFirst())
  }

  /// Whether a flag such as `--all` is given; giving it twice is the same as once.
  public mutating func flag(_ name: String) throws(UsageError) -> Bool {
    known.append(name)
    if options.contains(where: { $0.hasPrefix("\(name)=") }) {
      throw .unwantedValue(option: name, command: command)
    }
    let isGiven = options.contains(name)
    options.removeAll { $0 == name }
    return isGiven
  }

  /// Whichever one of several flags is given; nil if none is.
  public mutating func choice(of names: [String]) throws(UsageError) -> String? {
    var given: [String] = []
    for name in names where try flag(name) { given.append(name) }
    guard given.count < 2 else { throw .conflictingOptions(given, command: command) }
    return given.first
  }

  /// The value of an option, given as `--limit 10` or `--limit=10`; nil when it is not given.
  public mutating func value(_ name: String) throws(UsageError) -> String? {
    let found = try values(name)
    guard found.count < 2 else { throw .repeatedOption(name, command: command) }
    return found.first
  }

  /// The values of an option that may be given more than once, in their order.
  public mutating func values(_ name: String) throws(UsageError) -> [String] {
    known.append(name)
    var found: [String] = []
    while let index = options.firstIndex(where: { $0 == name || $0.hasPrefix("\(name)=") }) {
      let word = options.remove(at: index)
      if word != name {
        found.append(String(word.dropFirst(name.count + 1)))
      } else if index < options.endIndex, !options[index].hasPrefix("--") {
        found.append(options.remove(at: index))
      } else {
        throw .missingValue(option: name, command: command)
      }
    }
    guard !found.contains("") else { throw .missingValue(option: name, command: command) }
    return found
  }

  /// The value of an option that takes a whole number, written in decimal digits and nothing else.
  public mutating func number(
    _ name: String, in range: ClosedRange<UInt64>
  ) throws(UsageError) -> UInt64? {
    guard let text = try value(name) else { return nil }
    guard !["+", "-"].contains(text.first), let number = UInt64(text), range.contains(number) else {
      throw .number(option: name, text: text, range: range)
    }
    return number
  }

  /// The next positional argument, which the help calls by a name such as `LESSON`.
  public mutating func positional(_ name: String) throws(UsageError) -> String? {
    try refuseOptions()
    if !options.isEmpty { return options.removeFirst() }
    return afterOptions.isEmpty ? nil : afterOptions.removeFirst()
  }

  /// The word that `positional` would return.
  public var peek: String? { (options + afterOptions).first }

  public mutating func required(_ name: String) throws(UsageError) -> String {
    if let word = try positional(name) { return word }
    throw .missingArgument(name, command: command)
  }

  public func finish() throws(UsageError) {
    try refuseOptions()
    if let word = peek { throw .surplusArgument(word, command: command) }
  }

  private func refuseOptions() throws(UsageError) {
    guard let option = options.first(where: { $0.hasPrefix("-") && $0 != "-" }) else { return }
    let name = String(option.prefix { $0 != "=" })
    throw .noSuchOption(
      name, command: command, near: Spelling.nearest(to: name, among: known + ["--help"]))
  }
}
