/// Tells whether a roster is still the one that was read.
public struct RosterStamp: Hashable, Sendable {
  private let text: String

  /// - Parameter text: Never the same for two rosters that one store held.
  public init(_ text: String) {
    self.text = text
  }
}
