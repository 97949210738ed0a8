/// What can go wrong with the roster, each told in one sentence.
public enum RosterError: Error, Hashable, Sendable {
  case emptyNickname
  case longNickname(String)
  case controlCharacter(String)
  /// Somebody carries this nickname already.
  case taken(String)
  /// Nobody carries this nickname.
  case unknownPlayer(String)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  /// The file was no roster; it is kept under another name.
  case damaged(String, keptAs: String)
  /// The file was written by a newer arcade.
  case newerVersion(String, version: Int)
}
