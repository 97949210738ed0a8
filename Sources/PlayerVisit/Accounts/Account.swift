/// The signed-in user, as the account service knows them.
public struct Account: Hashable, Sendable, Codable {
  public let id: Int
  public let nickname: String

  public init(id: Int, nickname: String) {
    self.id = id
    self.nickname = nickname
  }

  /// A player who did not sign in.
  public static let guest = Account(id: 0, nickname: "Guest")
}
