import Practice
import Testing

@testable import Reader

@Suite("Looks at the files of a watched kata")
struct FileLooksTests {
  @Test("Changes are told once they are at rest, and only where something is different")
  func changes() {
    var looks = FileLooks()
    let states: [KataState] = [
      .file("one"), .file("one"), .file("two"), .file("six"), .file("six"), .file("six"),
      // A change that was undone is none.
      .file("two"), .file("six"), .gone, .gone, .file("six"), .file("six"),
    ]
    let told = states.map { (looks.change($0), looks.areMoving) }
    #expect(
      told.map(\.0) == [
        .file("one"), nil, nil, nil, .file("six"), nil, nil, nil, nil, .gone, nil, .file("six"),
      ])
    let moving = told.indices.filter { told[$0].1 }
    #expect(moving == [2, 3, 6, 8, 10])
  }
}
