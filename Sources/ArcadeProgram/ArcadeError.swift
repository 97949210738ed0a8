import PlayerVisit
import Text

/// The arcade's errors, each explained in one sentence.
enum ArcadeError: ReaderError, Hashable {
  /// The value of `--sides` makes no sense.
  case sides(String)
  /// `--sides` names a lesson that the arcade does not have.
  case noSuchSeam(String)
  case seamTwice(Int)
  /// `--with` names a team that is no partner.
  case noSuchPartner(String)
  /// The value of `--service` is not an address for a request.
  case service(String)
  case unwritable(String, reason: String)
  case roster(RosterError)

  /// Whether the caller made a mistake, as opposed to a failure after a correct call.
  var isWrongUsage: Bool {
    switch self {
    case .sides, .noSuchSeam, .seamTwice, .noSuchPartner, .service: true
    case .unwritable: false
    case .roster(let error): error.isWrongUsage
    }
  }
}

extension ArcadeError {
  var description: String {
    switch self {
    case .sides(let text):
      "--sides takes before, after, or choices such as 1=after,3=before; not \(text.quotedForReader)."
    case .noSuchSeam(let text):
      "--sides takes lesson numbers from 1 to \(Sides.lessons.count), not \(text.quotedForReader)."
    case .seamTwice(let number):
      "--sides names lesson \(number) twice: choose one version of it."
    case .noSuchPartner(let text):
      "--with takes \(Partner.names), not \(text.quotedForReader)."
    case .service(let text):
      "--service takes an address that begins with http:// or https://, not \(text.quotedForReader)."
    case .unwritable(let path, let reason): "\(path.quotedForReader) cannot be written: \(reason)."
    case .roster(let error): error.description
    }
  }
}

extension RosterError {
  /// Whether the nickname is invalid in any roster.
  fileprivate var isWrongUsage: Bool {
    switch self {
    case .emptyNickname, .longNickname, .controlCharacter: true
    case .taken, .unknownPlayer, .unknownID, .full, .unreadable, .unwritable, .damaged,
      .newerVersion:
      false
    }
  }
}
