/// The roster's errors, each explained in one sentence.
public enum RosterError: Error, Hashable, Sendable {
  /// It has no visible character.
  case emptyNickname
  case longNickname(String)
  /// A character in it ends a line, controls a terminal, is invisible or reverses the direction of
  /// writing.
  case controlCharacter(String)
  /// Another player has this nickname, perhaps in another case.
  case taken(String)
  /// No player has this nickname.
  case unknownPlayer(String)
  /// No player has this id, perhaps because they were removed.
  case unknownID(Player.ID)
  /// The roster has used all its ids.
  case full
  /// The store cannot be read; its name is the one under which the caller opened it.
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  /// The stored data is not a roster, and is now kept under another name.
  case damaged(String, keptAs: String)
  /// A newer arcade wrote it; this one reads only up to the newest version that it knows.
  case newerVersion(String, version: Int, newest: Int)
}

extension RosterError: CustomStringConvertible {
  public var description: String {
    let lengths = "\(Nickname.lengths.lowerBound) to \(Nickname.lengths.upperBound)"
    return switch self {
    case .emptyNickname:
      "A nickname cannot be empty: use \(lengths) characters."
    case .longNickname(let text):
      "\(quoted(nickname: text)) is too long for a nickname: use \(lengths) characters, not \(text.count)."
    case .controlCharacter(let text):
      "\(quoted(nickname: text)) contains a character that cannot be shown: leave it out."
    case .taken(let text):
      "There is already a player \(quoted(nickname: text)): choose another nickname."
    case .unknownPlayer(let text):
      "There is no player \(quoted(nickname: text)): check the roster."
    case .unknownID(let id):
      "There is no player with the number \(id): check whether they were removed."
    case .full:
      "The roster has run out of player numbers: lower “nextID” where it is stored."
    case .unreadable(let name, let reason):
      "The roster \(quoted(name)) cannot be read: \(reason)."
    case .unwritable(let name, let reason):
      "The roster \(quoted(name)) cannot be written: \(reason)."
    case .damaged(let name, let other):
      "The roster \(quoted(name)) is damaged and is kept as \(quoted(other)): repair it there, "
        + "or go on with an empty one."
    case .newerVersion(let name, let version, let newest):
      "The roster \(quoted(name)) has version \(version), but this arcade reads only up to version "
        + "\(newest): update the arcade."
    }
  }

  /// Quotes a nickname as typed, which may have any length.
  private func quoted(nickname: String) -> String {
    quoted(nickname.count > 60 ? nickname.prefix(59) + "…" : nickname)
  }

  /// Quotes a text without anything that could control a terminal.
  private func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.map { scalar in
      // The joiners of Persian and of emoji control nothing.
      if scalar == "\u{200C}" || scalar == "\u{200D}" { return String(scalar) }
      return switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
    return "“\(shown)”"
  }
}
