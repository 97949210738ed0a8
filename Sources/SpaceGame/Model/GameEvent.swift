/// Something that happened in a tick and that a screen may want to show or sound.
public enum GameEvent: Hashable, Sendable {
  case waveStarted(Int)
  case waveBeaten(Int)
  case shot(Kind)
  case playerHit(livesLeft: Int)
  case destroyed(Kind)
  case repaired
  case gameOver
}

extension GameEvent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .waveStarted(let wave): "wave-\(wave)"
    case .waveBeaten(let wave): "beaten-\(wave)"
    case .shot(let kind): "shot-\(kind.rawValue)"
    case .playerHit(let lives): "hit-\(lives)"
    case .destroyed(let kind): "lost-\(kind.rawValue)"
    case .repaired: "repaired"
    case .gameOver: "over"
    }
  }
}
