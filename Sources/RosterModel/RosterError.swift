/// What can go wrong with the roster, each told in one sentence.
public enum RosterError: Error, Hashable, Sendable {
  /// Nothing in it can be seen.
  case emptyNickname
  case longNickname(String)
  /// Something in it ends a line, steers a terminal, hides itself or reverses the direction of writing.
  case controlCharacter(String)
  /// A character carries more marks, or is built of more parts, than any writing needs.
  case crowdedCharacter(String)
  /// It begins or ends with something that would merge with the text beside it.
  case incompleteCharacter(String)
  /// Somebody carries this nickname already, perhaps in other letters.
  case taken(String)
  /// Nobody carries this nickname.
  case unknownPlayer(String)
  /// Nobody has this id, or not any more.
  case unknownID(Player.ID)
  /// The roster has given all its ids.
  case full
  /// Where it is kept, as whoever opened it named the place, cannot be read.
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  /// What was kept there is no roster; it is kept under another name.
  case damaged(String, keptAs: String)
  /// A newer arcade wrote it; this one reads versions up to the newest that it knows.
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
      "\(quoted(nickname: text)) has a character in it that cannot be shown: leave it out."
    case .crowdedCharacter(let text):
      "\(quoted(nickname: text)) has a character with too many marks: leave some of them out."
    case .incompleteCharacter(let text):
      "\(quoted(nickname: text)) begins or ends with a mark that needs a letter beside it: add one."
    case .taken(let text):
      "There is a player \(quoted(nickname: text)) already: choose another nickname."
    case .unknownPlayer(let text):
      "There is no player \(quoted(nickname: text)), or not any more: look at the roster."
    case .unknownID(let id):
      "There is no player with the number \(id): look whether they were removed."
    case .full:
      "The roster has no number left for another player: lower “nextID” where it is kept."
    case .unreadable(let name, let reason):
      "The roster \(quoted(name)) cannot be read: \(reason)."
    case .unwritable(let name, let reason):
      "The roster \(quoted(name)) cannot be written: \(reason)."
    case .damaged(let name, let other):
      "The roster \(quoted(name)) is damaged and is kept as \(quoted(other)): repair it there, "
        + "or go on with an empty one."
    case .newerVersion(let name, let version, let newest):
      "The roster \(quoted(name)) is of version \(version), and this arcade reads up to version "
        + "\(newest): update it."
    }
  }

  /// A nickname as it was typed, which may be of any length.
  private func quoted(nickname: String) -> String {
    quoted(nickname.count > 60 ? nickname.prefix(59) + "…" : nickname)
  }

  /// A text in quotes, with nothing in it that could steer a terminal.
  private func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.map { scalar in
      // The joiners of Persian and of emoji steer nothing.
      if scalar == "\u{200C}" || scalar == "\u{200D}" { return String(scalar) }
      return switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
    return "“\(shown)”"
  }
}
