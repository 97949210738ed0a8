import InterfaceSegregationBefore
import SpaceGame

/// The game as the tournament plays it: every fifth raider is a mimic, every repair kit a sweeper.
/// It changes the lists of the game's finished turn.
struct Tournament: TurnTaking {
  func turn(of scene: Scene) -> Turn {
    var turn = InterfaceSegregationBefore.TurnOrder().turn(of: scene)
    let mimics = scene.entities.filter { $0.kind == .raider && $0.id.isMultiple(of: 5) }.map(\.id)
    turn.shooters.removeAll(where: mimics.contains)
    if scene.command.fires { turn.shooters = (turn.shooters + mimics).sorted() }
    for kit in scene.entities where kit.kind == .repair {
      guard let velocity = Sweeper(position: kit.position).velocity(in: scene) else { continue }
      turn.courses.append(Turn.Course(kit.id, velocity))
    }
    turn.courses.sort { $0.id < $1.id }
    return turn
  }
}
