import Foundation

/// A roster as JSON: a line for each player, keys always in one order.
enum RosterDocument {
  static let version = 1
}
