/// Identifies a state of a roster, to tell whether it has changed since the last reading.
public struct RosterStamp: Hashable, Sendable {
  private let text: String

  /// - Parameter text: A text that differs for each state of one store.
  public init(_ text: String) {
    self.text = text
  }
}
