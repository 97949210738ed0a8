import Foundation
import SpaceGame
import Synchronization
import Text

/// The same visit with the code of two, as lines of its transcript.
struct VisitComparison {
  /// How many lines are shown up to the first that differs.
  private static let context = 3

  let names: [String]
  let lines: [[String]]
}

extension VisitComparison {
  init(
    _ one: NamedSides, _ other: NamedSides, seed: UInt64, ticks: Int, pace: Duration
  ) async throws {
    names = [one.name, other.name]
    var lines: [[String]] = []
    for sides in [one.sides, other.sides] {
      let visit = ScriptedVisit(
        sides: sides, seed: seed, pilot: AutomaticPilot(ticks: ticks), pace: pace)
      let told = Mutex<[String]>([])
      _ = try await visit.play { line in told.withLock { $0.append(line) } }
      lines.append(told.withLock(\.self))
    }
    self.lines = lines
  }

  /// The first line that differs, with the ones above it, or that none does.
  ///
  /// - Parameter columns: The greatest width of a line; longer ones are broken between words.
  func text(columns: Int) -> String {
    report.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      guard TextWidth.columns(of: String(line)) > columns else { return [String(line)] }
      let indent = line.hasPrefix("  ") ? "  " : ""
      return Paragraph.lines(of: String(line), columns: columns - indent.count)
        .map { indent + $0 }
    }.joined(separator: "\n")
  }

  private var report: String {
    let (one, other) = (lines[0], lines[1])
    let same = zip(one, other).prefix { $0 == $1 }.count
    guard same < max(one.count, other.count) else {
      return
        "All \(same.formatted(.number.locale(.init(identifier: "en")))) lines of the visit are "
        + "the same.\n"
    }
    let action = one[..<same].last { $0.hasPrefix("> ") }.map { ", after “\($0.dropFirst(2))”" }
    let parts = zip(names, lines).map { name, lines in
      let end = min(same + 1, lines.count)
      let shown = lines[max(0, same - VisitComparison.context)..<end]
      return "\(name):\n" + shown.map { "  \($0)\n" }.joined()
        + (end == same ? "  (the visit is over)\n" : "")
    }
    return "Line \(same + 1) of a visit is the first that differs\(action ?? ""):\n\n"
      + parts.joined(separator: "\n")
  }
}
