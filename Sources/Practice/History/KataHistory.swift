/// The history of a kata so far: its log, and what follows from it.
package struct KataHistory: Equatable, Sendable {
  /// Files that passed a check, and the requests whose tests were included.
  struct Green: Equatable, Sendable {
    let commit: String
    let requests: String
  }

  /// The entries, in order.
  package private(set) var entries: [KataEntry] = []
  package private(set) var standing = KataStanding()
  /// The files that passed last.
  var green: Green?
  private var standings: [Int: KataStanding] = [:]

  init(_ entries: [KataEntry] = [], green: Green? = nil) {
    self.green = green
    for entry in entries { append(entry) }
  }

  mutating func append(_ entry: KataEntry) {
    if entry.kind == .broughtBack {
      standing = Int(entry.name).flatMap { standings[$0] } ?? standing
    } else {
      standing.follow(entry)
    }
    entries.append(entry)
    standings[entry.number] = standing
  }

  package func entry(_ number: Int) -> KataEntry? { entries.first { $0.number == number } }

  /// The entry with the files before the workbook last changed them.
  package var latestKept: KataEntry? { entries.last { $0.kind == .kept } }

  /// Whether the reader took or finished something after the workbook changed the files.
  ///
  /// - Parameter kept: The entry with the files before that change.
  func goesOn(after kept: KataEntry) -> Bool {
    let later = entries.drop { $0.number <= kept.number }
    // The entry after `kept` records the change itself, except for a slip.
    let rest = kept.name.hasPrefix("slip-") ? later : later.dropFirst()
    return rest.contains { [.taken, .done, .step, .tried].contains($0.kind) }
  }

  /// The requests whose tests the kata has, as ``Green`` names them.
  var requests: String {
    (standing.done.map(\.name) + [standing.open?.name].compactMap(\.self)).sorted()
      .joined(separator: " ")
  }
}

/// How a kata stands: the changes asked for, the steps and the hints.
package struct KataStanding: Equatable, Sendable {
  /// A finished change, by the entries at which it was taken and done.
  struct Done: Equatable, Sendable {
    let name: String
    let taken: KataEntry?
    let done: KataEntry
  }

  /// The entry at which the open change was taken.
  package private(set) var open: KataEntry?
  private(set) var done: [Done] = []
  /// The names of changes that were given up and not done since.
  private(set) var givenUp: [String] = []
  /// How many of the book's steps are taken; nil for a reader who works without them.
  package private(set) var stepsTaken: Int?
  /// The entry at which the reader was given the step that is being tried.
  private(set) var tried: KataEntry?
  /// How many hints were shown.
  package private(set) var hints = 0

  package init() {}

  fileprivate mutating func follow(_ entry: KataEntry) {
    switch entry.kind {
    case .start, .reset: self = KataStanding()
    case .kept, .broughtBack: break
    case .taken: open = entry
    case .done:
      done = done.filter { $0.name != entry.name }
      done.append(Done(name: entry.name, taken: open, done: entry))
      givenUp.removeAll { $0 == entry.name }
      open = nil
    case .givenUp:
      givenUp = givenUp.filter { $0 != entry.name } + [entry.name]
      open = nil
    case .step:
      stepsTaken = Int(entry.name)
      tried = nil
    case .tried: tried = entry
    case .hint: hints = Int(entry.name) ?? hints
    }
  }
}
