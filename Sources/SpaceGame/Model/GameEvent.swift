/// Something that happened in a tick and that a screen may want to show or sound.
public enum GameEvent: Hashable, Sendable {
  /// The wave with this number has come, and this is what flies then.
  case waveStarted(Int, Census)
  /// Nobody who holds this wave is left.
  case waveBeaten(Int)
  /// A ship of this kind has fired.
  case shot(Kind)
  /// The player has lost a life.
  case playerHit(livesLeft: Int)
  /// A ship or a mine is gone.
  case destroyed(Kind)
  /// A repair kit has done its work.
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
