import InterfaceSegregationAfter
import InterfaceSegregationBefore
import SpaceGame

/// The versions of the lesson in the book, which must behave alike.
enum Side: String, CaseIterable, Codable {
  case before
  case after

  var turnOrder: any TurnTaking {
    switch self {
    case .before: InterfaceSegregationBefore.TurnOrder()
    case .after: InterfaceSegregationAfter.TurnOrder()
    }
  }
}
