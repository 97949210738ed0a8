/// An event of one tick that a screen may want to show or announce.
public enum GameEvent: Hashable, Sendable {
  /// The wave with this number has started; the census reports on what now flies.
  case waveStarted(Int, Census)
  /// None of the ships that keep this wave going is left.
  case waveBeaten(Int)
  /// A ship of this kind has fired.
  case shot(Kind)
  /// The player has lost a life.
  case playerHit(livesLeft: Int)
  /// A ship or a mine is gone.
  case destroyed(Kind)
  /// A repair kit has repaired the player.
  case repaired
  /// The game is lost.
  case gameOver
}

extension GameEvent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .waveStarted(let wave, _): "wave-\(wave)"
    case .waveBeaten(let wave): "beaten-\(wave)"
    case .shot(let kind): "shot-\(kind.rawValue)"
    case .playerHit(let lives): "hit-\(lives)"
    case .destroyed(let kind): "lost-\(kind.rawValue)"
    case .repaired: "repaired"
    case .gameOver: "over"
    }
  }
}
