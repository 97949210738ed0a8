import PlayerRoster

// snippet: data
/// A file does what the rules ask for.
extension RosterFile: PlayerRepository {}
// end: data
