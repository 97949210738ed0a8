@testable import ArcadeCore

/// Where mixtures of sides that should do the same did not, told so that the guilty side is named.
struct MixtureDifference: Equatable, CustomStringConvertible {
  let description: String

  /// - Parameter observed: What was observed of each mixture; the first is the one to compare with.
  /// - Returns: `nil` where all did the same.
  init?(_ observed: [(sides: Sides, text: String)]) {
    guard let first = observed.first else { return nil }
    let others = Dictionary(grouping: observed.filter { $0.text != first.text }, by: \.text)
    guard !others.isEmpty else { return nil }
    description =
      others.sorted { $0.value.count > $1.value.count }.prefix(3).map { text, mixtures in
        """
        \(mixtures.count) of \(observed.count) mixtures differ from \(first.sides).
        \(MixtureDifference.name(mixtures.map(\.sides)))
        \(MixtureDifference.lines(from: first.text, to: text))
        """
      }.joined(separator: "\n")
  }

  /// What mixtures have in common, and one of them to try.
  private static func name(_ mixtures: [Sides]) -> String {
    let common = Seam.allCases.compactMap { seam -> String? in
      let sides = Set(mixtures.map { $0[seam] })
      guard let side = sides.first, sides.count == 1 else { return nil }
      return "\(seam.rawValue)=\(side.rawValue)"
    }
    return "They have in common: \(common.joined(separator: ",")). One of them: \(mixtures[0])"
  }

  private static func lines(from old: String, to new: String) -> String {
    let (old, new) = (old.split(separator: "\n"), new.split(separator: "\n"))
    let changes = new.difference(from: old)
    let shown = changes.sorted { $0.line < $1.line }.prefix(6).map { change in
      switch change {
      case .remove(let offset, let line, _): "  line \(offset + 1) - \(line.prefix(200))"
      case .insert(let offset, let line, _): "  line \(offset + 1) + \(line.prefix(200))"
      }
    }
    let left = changes.count - shown.count
    return (shown + (left > 0 ? ["  … and \(left) more"] : [])).joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var line: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
