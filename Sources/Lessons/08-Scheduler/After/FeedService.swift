/// Refreshes a feed of the lobby.
@MainActor
final class FeedService: Service {
  var period: Period
  private let refresh: @MainActor () throws -> Void

  init(period: Period, refresh: @escaping @MainActor () throws -> Void) {
    self.period = period
    self.refresh = refresh
  }

  func execute() throws {
    try refresh()
  }
}
