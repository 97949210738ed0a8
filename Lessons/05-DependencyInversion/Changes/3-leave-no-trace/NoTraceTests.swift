import Foundation
import PlayerVisit
import Testing

@Suite("A roster that leaves no trace")
struct NoTraceTests {
  private let folder = RosterFolder()
  private var memory: URL { folder.url.appendingPathComponent(":memory:") }
  /// Nicknames of their own for each test, since all tests may share the roster in memory.
  private let anna = "Anna \(UInt32.random(in: 0...UInt32.max))"
  private let zoe = "Zoe \(UInt32.random(in: 0...UInt32.max))"

  @Test("With :memory: for a file, a player's score is found again", arguments: Side.allCases)
  func lasts(side: Side) throws {
    let layers = side.layers
    let first = layers.openRoster(in: memory)
    try first.welcome(anna, at: Date(timeIntervalSince1970: 1_000_000))
    try first.record(70, of: anna.lowercased())

    let second = layers.openRoster(in: memory)
    let lines = try second.lines().map(\.text)
    #expect(lines.contains("★ \(anna)  70"))
    #expect(throws: RosterError.taken(anna)) { try second.add(anna.uppercased()) }
    try second.add(zoe)
    let nicknames = try first.nicknames()
    #expect(Set(nicknames).isSuperset(of: [anna, zoe]))
  }

  @Test(
    "With :memory: for a file, each change gives all who look a new stamp", arguments: Side.allCases
  )
  func stamps(side: Side) throws {
    let layers = side.layers
    let (first, second) = (layers.openRoster(in: memory), layers.openRoster(in: memory))
    let stamp = try second.stamp()
    try first.add(anna)
    let now = try second.stamp()
    #expect(now != stamp)
  }

  @Test("With :memory: for a file, no file is made", arguments: Side.allCases)
  func noFile(side: Side) throws {
    try side.layers.openRoster(in: memory).add(anna)
    #expect(folder.names == [])
  }

  @Test("A roster in a file is kept as before, and not in memory", arguments: Side.allCases)
  func file(side: Side) throws {
    let layers = side.layers
    try layers.openRoster(in: folder.file).add(zoe)
    try layers.openRoster(in: memory).add(anna)
    let inMemory = try layers.openRoster(in: memory).nicknames()
    #expect(inMemory.contains(anna) && !inMemory.contains(zoe))
    let kept = try side.layers.openRoster(in: folder.file).nicknames()
    #expect(kept == [zoe])
  }
}
