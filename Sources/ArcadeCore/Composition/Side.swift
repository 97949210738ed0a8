/// One of the two ways to fill a lesson's seam.
public enum Side: String, CaseIterable, Hashable, Sendable {
  case before
  case after
}

/// The lessons whose seams the arcade has: four in the game, then five around it.
public enum Seam: Int, CaseIterable, Hashable, Sendable {
  case shipyard = 1
  case referee
  case flightControl
  case turnOrder
  case roster
  case signIn
  case screens
  case refresh
  case tables
}
