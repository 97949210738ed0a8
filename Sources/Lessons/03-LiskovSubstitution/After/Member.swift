// snippet: member
/// A flying object, filed by whether it has a velocity.
public enum Member {
  case still(any FlyingObject)
  case moving(any Moving)
}
// end: member

extension Member {
  /// What can be asked of every member.
  var object: any FlyingObject {
    switch self {
    case .still(let object): object
    case .moving(let mover): mover
    }
  }

  /// The member, if it flies by itself.
  var mover: (any Moving)? {
    if case .moving(let mover) = self { mover } else { nil }
  }
}
