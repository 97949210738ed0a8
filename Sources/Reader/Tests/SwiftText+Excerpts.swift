import Book

/// Values that are too long to be read, made shorter.
extension SwiftText {
  /// The most that is told of a value as a whole.
  private static let most = 480
  /// The most of an element that is not what matters.
  private static let mostOfElement = 160

  /// Two values that differ: of long lists only what is around the first difference.
  static func excerpts(_ one: String, _ other: String) -> (String, String) {
    let (short, otherShort) = (shortened(one), shortened(other))
    guard max(short.count, otherShort.count) > most else { return (short, otherShort) }
    if let elements = elements(of: one), let others = SwiftText.elements(of: other) {
      return excerpts(elements, others)
    }
    guard let (name, values) = members(of: one), let (otherName, others) = members(of: other),
      name == otherName, values.count == others.count
    else { return (short, otherShort) }
    let pairs = zip(values, others).map { member, other in
      let told =
        member.value == other.value
        ? (brief(member.value), brief(other.value)) : excerpts(member.value, other.value)
      return ("\(member.label): \(told.0)", "\(other.label): \(told.1)")
    }
    func text(_ values: [String]) -> String { "\(name)(\(values.joined(separator: ", ")))" }
    return (text(pairs.map(\.0)), text(pairs.map(\.1)))
  }

  private static func excerpts(_ one: [String], _ other: [String]) -> (String, String) {
    let first = zip(one, other).prefix { $0 == $1 }.count
    let isInBoth = first < min(one.count, other.count)
    let told = isInBoth ? excerpts(one[first], other[first]) : nil
    func text(_ elements: [String], _ different: String?) -> String {
      let (start, end) = (max(0, first - 2), min(elements.count, first + 5))
      let shown = (min(start, end)..<end).map {
        $0 == first ? different ?? brief(elements[$0]) : brief(elements[$0])
      }
      let more = [(start, "before"), (elements.count - end, "after")].map { count, place in
        count > 0 ? ["… \(count) \(place)"] : []
      }
      return "[\((more[0] + shown + more[1]).joined(separator: ", "))]"
    }
    return (text(one, told?.0), text(other, told?.1))
  }

  /// Elements that are missing or too much, of many the first ones.
  static func excerpt(_ elements: [String]) -> String {
    let more = elements.count > 12 ? ", and \(elements.count - 8) more" : ""
    return list((more.isEmpty ? elements : Array(elements.prefix(8))).map(brief)) + more
  }

  private static func brief(_ value: String) -> String {
    let short = shortened(value)
    return short.count > mostOfElement
      ? "\(String(short.prefix(mostOfElement)).trimmed) …" : short
  }

  /// A value in whose lists what repeats more than three times is written once, such as
  /// `[2 (60 times), 1]`.
  static func shortened(_ value: String) -> String {
    if let elements = elements(of: value) { return "[\(list(elements.map(shortened)))]" }
    guard let (name, values) = members(of: value) else { return value }
    let members = values.map { "\($0.label): \(shortened($0.value))" }
    return "\(name)(\(members.joined(separator: ", ")))"
  }

  /// Elements of a list, of which what repeats more than three times is written once.
  static func list(_ elements: [String]) -> String {
    var runs: [(element: String, count: Int)] = []
    for element in elements {
      if runs.last?.element == element {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((element, 1))
      }
    }
    let texts = runs.flatMap { run in
      run.count > 3
        ? ["\(run.element) (\(run.count) times)"] : Array(repeating: run.element, count: run.count)
    }
    return texts.joined(separator: ", ")
  }
}
