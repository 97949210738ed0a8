/// One of the two ways in which a lesson's seam is filled.
public enum Side: String, CaseIterable, Hashable, Sendable {
  case before
  case after
}

/// The lessons whose seams the arcade has.
public enum Seam: Int, CaseIterable, Hashable, Sendable {
  case shipyard = 1
  case referee
  case flightControl
  case turnOrder
}
