import Text

/// A long text on a screen of a few rows: which of its lines are visible, and what is searched for.
///
/// ```swift
/// var view = TextView()
/// view.show(lines, on: Size(columns: 80, rows: 20))
/// view.handle(.character(" "))  // true; a screenful further
/// ```
public struct TextView: Hashable, Sendable {
  /// All lines, including those out of sight.
  public private(set) var lines: [Line] = []
  /// How many lines are visible at a time.
  public private(set) var rows = 0
  /// How wide they may be, and the prompt.
  private var columns = 0
  /// The first visible line.
  public private(set) var top = 0
  /// What is searched for; empty if nothing is.
  public private(set) var query = ""
  /// The words to search for, as long as they are typed.
  public private(set) var field: TextField?
  /// What the last key did not find, in a sentence.
  public private(set) var notice: String?
  /// The line of the last match, as long as the reader stays there.
  private var found: Int?

  public init() {}

  /// Shows a text from its beginning.
  public mutating func begin() {
    (top, query, field, notice, found) = (0, "", nil, nil, nil)
  }

  /// Shows lines; where the text was laid out in others before, about the same part stays visible.
  ///
  /// What cannot be broken at a space, such as an address, goes on behind a mark.
  ///
  /// - Parameter size: The part of the screen that the text has.
  public mutating func show(_ text: [Line], on size: Size) {
    let flow = CodeFlow(width: max(1, size.columns))
    let lines = text.flatMap { $0.columns > size.columns ? flow.lines($0) : [$0] }
    if lines != self.lines {
      let share = Double(top) / Double(max(1, self.lines.count))
      top = Int((share * Double(lines.count)).rounded())
      (self.lines, found) = (lines, nil)
    }
    (columns, rows) = (size.columns, max(0, size.rows))
    scroll(to: top)
  }

  /// How many lines are out of sight after the visible ones.
  public var below: Int { max(0, lines.count - top - rows) }

  /// The lines in sight, with what is searched for reversed.
  public var visible: [Line] {
    lines.dropFirst(top).prefix(rows).map { $0.marking(query) }
  }

  /// The line in which the reader types, or what there is to say; nil if neither.
  public var prompt: Line? {
    guard let field else { return notice.map { [Run($0, .yellow)] } }
    return ([Run("/")] + field.line(columns: columns - 1)).merged
  }

  /// Scrolls, searches, or goes to another section.
  ///
  /// - Returns: Whether the text used the key; if not, the key is meant for somebody else.
  @discardableResult
  public mutating func handle(_ key: Key) -> Bool {
    notice = nil
    if field != nil {
      type(key)
      return true
    }
    let screenful = max(1, rows - 1)
    switch key {
    case .up, .character("k"): scroll(by: -1)
    case .down, .character("j"): scroll(by: 1)
    case .pageUp, .character("b"): scroll(by: -screenful)
    case .pageDown, .character(" "): scroll(by: screenful)
    case .home, .character("g"): scroll(by: -top)
    case .end, .character("G"): scroll(by: lines.count)
    case .tab, .character("]"):
      let next = below > 0 ? headings.first { $0 > top } : nil
      go(to: next, "There is no further section.")
    case .backTab, .character("["):
      go(to: headings.last { $0 < top }, "There is no section before this one.")
    case .character("/"): field = TextField()
    case .character("n") where !query.isEmpty: search(from: (found ?? top) + 1)
    case .character("N") where !query.isEmpty:
      go(to: matches.last { $0 < found ?? top } ?? matches.last)
    case .escape where !query.isEmpty: (query, found) = ("", nil)
    default: return false
    }
    return true
  }

  // MARK: - Searching

  private mutating func type(_ key: Key) {
    switch key {
    case .enter:
      // As elsewhere, nothing typed means the same words again.
      if let typed = field?.value, !typed.isEmpty { query = typed }
      field = nil
      if !query.isEmpty { search(from: top) }
    case .escape: field = nil
    case .backspace where field?.value.isEmpty == true: field = nil
    default: field?.handle(key)
    }
  }

  private mutating func search(from start: Int) {
    go(to: matches.first { $0 >= start } ?? matches.first)
  }

  private var matches: [Int] { lines.indices.filter { lines[$0].contains(query) } }

  private mutating func go(to match: Int?) {
    go(to: match, "“\(query)” is not in this text.")
    found = match
  }

  // MARK: - Scrolling

  /// The lines with which sections begin: their first word is bold, and that of the line before is
  /// not.
  private var headings: [Int] {
    lines.indices.filter { lines[$0].beginsBold && ($0 == 0 || !lines[$0 - 1].beginsBold) }
  }

  private mutating func go(to line: Int?, _ otherwise: String) {
    if let line { scroll(to: line) } else { notice = otherwise }
  }

  private mutating func scroll(by count: Int) {
    found = nil
    scroll(to: top + count)
  }

  private mutating func scroll(to line: Int) { top = max(0, min(line, lines.count - rows)) }
}

extension Line {
  /// Whether its first run with a letter or a digit is bold.
  fileprivate var beginsBold: Bool {
    first { $0.text.contains { $0.isLetter || $0.isNumber } }?.style.isBold == true
  }

  fileprivate func contains(_ words: String) -> Bool {
    text.lowercased().contains(words.lowercased())
  }

  /// The line with all places of some words reversed, in whatever case they are.
  fileprivate func marking(_ words: String) -> Line {
    guard !words.isEmpty, contains(words) else { return self }
    var pieces = characters
    let letters = pieces.map { $0.text.lowercased() }
    for index in letters.ranges(of: words.map { $0.lowercased() }).joined() {
      pieces[index].style = pieces[index].style + .reversed
    }
    return pieces.merged
  }
}
