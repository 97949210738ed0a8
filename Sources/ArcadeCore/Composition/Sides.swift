import SpaceGame

/// Which side is plugged into each seam of the arcade.
public struct Sides: Hashable, Sendable {
  private var choices: [Seam: Side]
  /// What takes the place of one seam's side; nil if the book's own sides are used everywhere.
  public var guest: Guest?

  /// Creates the same side for every seam.
  public init(all side: Side) {
    choices = Dictionary(uniqueKeysWithValues: Seam.allCases.map { ($0, side) })
  }

  public subscript(seam: Seam) -> Side {
    get { choices[seam] ?? .after }
    set { choices[seam] = newValue }
  }
}

extension Sides {
  /// Reads `before`, `after`, or single choices such as `1=after,3=before`; a lesson that is not
  /// named uses after.
  public init(_ text: String) throws(ArcadeError) {
    if let side = Side(rawValue: text) {
      self.init(all: side)
      return
    }
    self.init(all: .after)
    var named: Set<Seam> = []
    for choice in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = choice.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let side = Side(rawValue: String(parts[1])) else {
        throw .sides(text)
      }
      guard let number = Int(digits: parts[0]), let seam = Seam(rawValue: number) else {
        throw .noSuchSeam(String(parts[0]))
      }
      guard named.insert(seam).inserted else { throw .seamTwice(number) }
      self[seam] = side
    }
  }
}

extension Sides {
  /// Whose code is plugged in, as screens say it.
  var label: String {
    let seams = Seam.allCases.filter { $0 != guest?.seam }
    let before = seams.filter { self[$0] == .before }
    let rest =
      if before.isEmpty || before.count == seams.count {
        "\(before.isEmpty ? Side.after : .before) in all \(guest == nil ? "lessons" : "others")"
      } else {
        "before in \(before.map { "\($0.rawValue)" }.joined(separator: ", ")), after elsewhere"
      }
    return (guest.map { "your kata of lesson \($0.seam.rawValue), " } ?? "") + rest
  }
}
