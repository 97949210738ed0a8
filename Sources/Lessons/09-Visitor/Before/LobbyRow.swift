/// A row of the lobby, of any type. The protocol requires nothing of it.
public protocol LobbyRow: Sendable {}
