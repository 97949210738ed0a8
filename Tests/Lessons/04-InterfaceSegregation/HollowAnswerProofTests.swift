import SpaceGame
import Testing

@testable import InterfaceSegregationBefore

@Suite("Proofs: what a hollow answer says")
struct HollowAnswerProofTests {
  @Test("Before: not in this tick and never are the same answer")
  func neverLooksLikeLater() {
    let period = TurnRules.steeringPeriod(of: .diver)
    let diver = Diver(id: 7, column: 5)
    #expect(diver.velocity(in: Scene(tick: period - 7, entities: [])) != nil, "It has a turn.")

    let scene = Scene(tick: period - 6, entities: [])
    let later = diver.velocity(in: scene)
    let never = Bolt(id: 7).velocity(in: scene)
    withKnownIssue("A hollow method has no other word for it than nil.") {
      #expect(later != never, "Who asks can tell a pilot that waits from a thing that drifts.")
    }
  }
}
