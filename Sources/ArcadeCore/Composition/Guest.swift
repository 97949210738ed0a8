import PlayerRoster
import SpaceGame

/// A maker from outside the book that takes the place of both sides of a lesson.
public enum Guest: Sendable {
  case shipyard(any ShipBuilding)
  case referee(any Refereeing)
  case flightControl(any FlightControlling)
  case turnOrder(any TurnTaking)
  case roster(any RosterOpening)
  case signIn(any SignInMaking)
  case screens(any ScreenMaking)
  case refresh(any RefreshMaking)
  case tables(any LobbyTabling)

  /// The seam that it fills.
  public var seam: Seam {
    switch self {
    case .shipyard: .shipyard
    case .referee: .referee
    case .flightControl: .flightControl
    case .turnOrder: .turnOrder
    case .roster: .roster
    case .signIn: .signIn
    case .screens: .screens
    case .refresh: .refresh
    case .tables: .tables
    }
  }
}

/// Guests for the same seam count as equal: a program never has two.
extension Guest: Hashable {
  public static func == (one: Guest, other: Guest) -> Bool { one.seam == other.seam }
  public func hash(into hasher: inout Hasher) { hasher.combine(seam) }
}
