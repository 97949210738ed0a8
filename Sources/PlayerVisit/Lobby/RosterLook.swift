/// The result of a look at a roster.
struct RosterLook: Sendable {
  let stamp: RosterStamp
  /// All players, sorted by nickname; `nil` if the caller knows this roster already.
  let players: [Player]?

  /// - Parameter stamps: The stamps of known rosters, which need no second reading.
  init(at roster: any RosterKeeping, knowing stamps: [RosterStamp?]) throws(RosterError) {
    // Take the stamp first: the next stamp then reveals any later change.
    stamp = try roster.stamp()
    players = stamps.contains(stamp) ? nil : try roster.players()
  }

  /// Looks away from the main actor, because another program may lock the roster for seconds.
  @concurrent
  static func taken(
    of roster: any RosterKeeping, knowing stamps: [RosterStamp?]
  ) async throws(RosterError) -> RosterLook {
    try RosterLook(at: roster, knowing: stamps)
  }
}
