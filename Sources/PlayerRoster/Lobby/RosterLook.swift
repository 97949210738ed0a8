/// What a look at a roster found.
struct RosterLook: Sendable {
  let stamp: RosterStamp
  /// Everybody, sorted by nickname; `nil` where the roster was known already.
  let players: [Player]?

  /// - Parameter stamps: Of the rosters that need not be read again.
  init(at roster: any RosterKeeping, knowing stamps: [RosterStamp?]) throws(RosterError) {
    // The stamp comes first: what changes after it is found with the next stamp.
    stamp = try roster.stamp()
    players = stamps.contains(stamp) ? nil : try roster.players()
  }

  /// The same away from the main actor: others may have locked the roster for seconds.
  @concurrent
  static func taken(
    of roster: any RosterKeeping, knowing stamps: [RosterStamp?]
  ) async throws(RosterError) -> RosterLook {
    try RosterLook(at: roster, knowing: stamps)
  }
}
