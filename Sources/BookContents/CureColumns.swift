/// The columns of a lesson's table of cures: what is counted and what is run for each.
package struct CureColumns: Decodable, Sendable {
  /// Whose lines of code are counted.
  package enum Lines: String, Decodable, Sendable {
    /// The lines of the partner's module, of all partners' modules, and of our version.
    case one, both, ours
  }

  package struct Column: Decodable, Sendable {
    package let head: String
    /// The tests that decide: `request`, `behaviours`, `beside`, those of the change whose module is
    /// there already, or the name of a file beside the cures.
    package let of: [String]?
    /// The module that the partner's module must not need, in place of tests.
    package let reaches: String?
    /// The partner's file that must compile, in place of tests.
    package let compiles: String?
    /// The tests by which the partner is told; without them, the request's.
    package let tells: String?
    /// The words for a cell; without them, a cell counts the tests that fail.
    package let passed, failed: String?
    /// Whether the cure has our next release.
    package let release: Bool?
    /// Whether the cell says who tells the partner.
    package let told: Bool?
  }

  package let lines: [Lines]
  package let columns: [Column]

  /// Whether a column is about these tests.
  package func uses(_ tests: String) -> Bool {
    columns.contains { $0.tells == tests || $0.of?.contains(tests) ?? false }
  }

  /// The heads of the table. Where there is one partner, its lines are theirs.
  package var heads: [String] {
    let names = lines.map { $0 == .one && !lines.contains(.both) ? "theirs" : $0.rawValue }
    return ["lines: \(names.joined(separator: " / "))"] + columns.map(\.head)
  }
}
