import Foundation
import PlayerRoster
import Synchronization
import Testing

@Suite("The roster's file")
struct FileTests {
  private let folder = RosterFolder()
  @Test("Two desks with one file see each other's changes at once", arguments: Side.allCases)
  func twoDesks(side: Side) throws {
    let desks = [folder.file, folder.file].map(side.layers.openRoster)
    let changes: [(any RosterKeeping) throws -> Void] = [
      { try $0.add("Anna") }, { try $0.rename("anna", to: "Anne") },
      { try $0.record(70, of: "Anne") }, { try $0.remove("Anne") },
    ]
    let names = [["Anna"], ["Anne"], ["Anne"], []]
    let lists = [["★ Anna"], ["★ Anne"], ["★ Anne  70"]]
    for (number, change) in changes.enumerated() {
      // By turns, so that each has to see what the other did.
      try change(desks[number % 2])
      let found = try desks.map { try $0.players().map(\.nickname.text) }
      #expect(found == [names[number], names[number]])
      // What the list says of nobody is not a matter of files.
      if number < lists.count {
        let lines = try desks.map { try $0.lines().map(\.text) }
        #expect(lines == [lists[number], lists[number]])
      }
      let stamps = try desks.map { try $0.stamp() }
      #expect(stamps[0] == stamps[1])
    }
  }

  @Test("What one side keeps the other reads", arguments: Side.allCases)
  func otherSide(side: Side) throws {
    let file = folder.file
    let writer = side.layers.openRoster(in: file)
    try writer.add("Anna")
    try writer.record(70, of: "Anna")
    for reader in Side.allCases.map({ $0.layers.openRoster(in: file) }) {
      let lines = (read: try reader.lines(), written: try writer.lines())
      #expect(lines.read == lines.written)
      let players = (read: try reader.players(), written: try writer.players())
      #expect(players.read == players.written)
    }
  }

  @Test("Many desks that welcome one newcomer at once add one player", arguments: Side.allCases)
  func oneNewcomer(side: Side) throws {
    let file = folder.file
    let failures = Mutex<[any Error]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      let roster = side.layers.openRoster(in: file)
      do {
        try roster.welcome("Anna", at: Date(timeIntervalSince1970: TimeInterval(number)))
        try roster.add("Player \(number)")
      } catch {
        failures.withLock { $0.append(error) }
      }
    }
    #expect(failures.withLock { $0 }.isEmpty)
    let roster = side.layers.openRoster(in: file)
    let nicknames = try roster.nicknames()
    #expect(nicknames == ["Anna"] + (0..<8).map { "Player \($0)" })
  }

  @Test(
    "Who is added while a desk waits for its turn is welcomed, and not added again",
    arguments: Side.allCases)
  func addedMeanwhile(side: Side) async throws {
    let desk = side.layers.openRoster(in: folder.file)
    let (answers, answer) = AsyncThrowingStream<Player, any Error>.makeStream()
    try RosterFile(folder.file).update { roster throws(RosterError) in
      Thread.detachNewThread {
        answer.yield(with: Result { try desk.welcome("Anna", at: .distantPast) })
        answer.finish()
      }
      // Time to look, for a desk that looks first and adds later. Ours waits with both.
      Thread.sleep(forTimeInterval: 0.02)
      try roster.add(Nickname("Anna"))
    }
    for try await anna in answers { #expect(anna.id == 1) }
    let nicknames = try desk.nicknames()
    #expect(nicknames == ["Anna"])
  }

  @Test("A damaged file is told once and kept aside", arguments: Side.allCases)
  func damaged(side: Side) throws {
    let file = folder.file
    try folder.write("no roster")
    let roster = side.layers.openRoster(in: file)
    let error = #expect(throws: RosterError.self) { try roster.players() }
    guard case .damaged(_, let other) = error else {
      Issue.record("The file is damaged, but the error was \(String(describing: error)).")
      return
    }
    let kept = file.deletingLastPathComponent()
      .appendingPathComponent(URL(fileURLWithPath: other).lastPathComponent)
    let text = try String(contentsOf: kept, encoding: .utf8)
    #expect(text == "no roster")
    let players = try roster.players()
    #expect(players == [])
    try roster.add("Anna")
    let nicknames = try roster.nicknames()
    #expect(nicknames == ["Anna"])
  }

  @Test("A file of a newer arcade is refused and left alone", arguments: Side.allCases)
  func newer(side: Side) throws {
    let file = folder.file
    let text = #"{"version":99,"players":"in another way"}"#
    try folder.write(text)
    let roster = side.layers.openRoster(in: file)
    let attempts: [() throws -> Void] = [
      { _ = try roster.players() }, { _ = try roster.lines() }, { try roster.add("Anna") },
    ]
    for attempt in attempts {
      let error = #expect(throws: RosterError.self) { try attempt() }
      guard case .newerVersion(_, version: 99) = error else {
        Issue.record("The file is newer, but the error was \(String(describing: error)).")
        continue
      }
    }
    let textAfter = try String(contentsOf: file, encoding: .utf8)
    #expect(textAfter == text)
  }

  @Test("A roster that cannot be written says so and stays as it was", arguments: Side.allCases)
  func unwritable(side: Side) throws {
    let file = folder.file
    // A file stands where the roster's folder would have to be.
    try folder.write("")
    let roster = side.layers.openRoster(in: file.appendingPathComponent("roster.json"))
    let error = #expect(throws: RosterError.self) { try roster.add("Anna") }
    switch error {
    case .unwritable, .unreadable: break
    default: Issue.record("The error was \(String(describing: error)).")
    }
  }
}
