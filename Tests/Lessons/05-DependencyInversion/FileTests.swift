import Foundation
import PlayerVisit
import RosterFiles
import Storage
import Testing

@Suite("The roster's file")
struct FileTests {
  private let folder = RosterFolder()

  @Test("Two programs with one file see each other's changes at once", arguments: Side.allCases)
  func twoPrograms(side: Side) throws {
    let programs = [folder.file, folder.file].map(side.layers.openRoster)
    let changes: [((any RosterKeeping) throws -> Player, list: [String])] = [
      ({ try $0.add("Anna") }, ["★ Anna"]), ({ try $0.rename("anna", to: "Anne") }, ["★ Anne"]),
      ({ try $0.record(70, of: "Anne") }, ["★ Anne  70"]),
      ({ try $0.welcome("Bob", at: .distantPast) }, ["★ Anne  70", "★ Bob"]),
      ({ try $0.remove("Anne") }, ["★ Bob"]),
    ]
    for (number, (change, list)) in changes.enumerated() {
      // The programs take turns, so that each has to see what the other did.
      _ = try change(programs[number % 2])
      // The names on the list: a later line may tell of a player who left.
      let lines = try programs.map { try Array($0.lines().map(\.text).prefix(list.count)) }
      #expect(lines == [list, list])
      let stamps = try programs.map { try $0.stamp() }
      #expect(stamps[0] == stamps[1])
    }
  }

  @Test(
    "A player added while a program waits is welcomed, not added again", arguments: Side.allCases)
  func addedMeanwhile(side: Side) async throws {
    let waiting = try side.roster(in: folder.file, of: "Zoe")
    let (answers, answer) = AsyncThrowingStream<Player, any Error>.makeStream()
    try add("Anna") {
      answer.yield(with: Result { try waiting.welcome("Anna", at: .distantPast) })
      answer.finish()
    }
    for try await anna in answers { #expect(anna.id == 2) }
    let nicknames = try waiting.nicknames()
    #expect(Set(nicknames) == ["Anna", "Zoe"])
  }

  /// Adds a player as another program would, and calls a function meanwhile.
  private func add(_ nickname: String, meanwhile: @escaping @Sendable () -> Void) throws {
    let file = try SafeFile(folder.file)
    let lock = try file.lock(patience: .seconds(10))
    defer { lock.unlock() }
    Thread.detachNewThread(meanwhile)
    // Leaves time for code that looks before it has the lock, and adds once it has it. Our versions
    // wait for the lock, then look.
    Thread.sleep(forTimeInterval: 0.02)
    var roster = try RosterDocument.roster(from: #require(try file.contents()).data)
    try roster.add(Nickname(nickname))
    try file.replace(with: RosterDocument.data(of: roster))
  }

  @Test("No change is lost when many programs change the roster at once", arguments: Side.allCases)
  func losesNothing(side: Side) throws {
    let names = (1...12).map { "Player \($0)" }
    DispatchQueue.concurrentPerform(iterations: names.count) { [folder] index in
      do {
        try side.layers.openRoster(in: folder.file).add(names[index])
      } catch {
        Issue.record("\(names[index]) could not be added: \(error)")
      }
    }
    let players = try side.layers.openRoster(in: folder.file).players()
    #expect(Set(players.map(\.nickname.text)) == Set(names))
    #expect(players.map(\.id).sorted() == Array(1...12))
  }

  @Test(
    "After an older backup is restored, its players are on the list at once",
    arguments: Side.allCases)
  func backup(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna")
    let backup = try Data(contentsOf: folder.file)
    try roster.add("Zoe")
    let nicknames = try roster.nicknames()
    try folder.restore(backup, of: Date(timeIntervalSince1970: 1_000_000))
    let restored = try roster.nicknames()
    #expect((nicknames, restored) == (["Anna", "Zoe"], ["Anna"]))
  }

  @Test("A file from a newer arcade is refused and left alone", arguments: Side.allCases)
  func newer(side: Side) throws {
    let text = #"{"version":99,"players":"in another way"}"#
    try folder.write(text)
    let roster = side.layers.openRoster(in: folder.file)
    let attempts: [() throws -> Void] = [
      { _ = try roster.players() }, { _ = try roster.lines() }, { try roster.add("Anna") },
    ]
    let errors = attempts.map { attempt in
      #expect(throws: RosterError.self) { try attempt() }
    }
    #expect(
      errors.allSatisfy {
        if case .newerVersion(_, version: 99, newest: 1) = $0 { true } else { false }
      })
    let now = try String(contentsOf: folder.file, encoding: .utf8)
    #expect(now == text)
  }

  @Test("A damaged file is reported once and set aside", arguments: Side.allCases)
  func damaged(side: Side) throws {
    try folder.write("no roster")
    let roster = side.layers.openRoster(in: folder.file)
    let error = #expect(throws: RosterError.self) { try roster.players() }
    guard case .damaged(_, let kept) = error else {
      Issue.record("The file is damaged, but the error was \(String(describing: error)).")
      return
    }
    let name = URL(fileURLWithPath: kept).lastPathComponent
    let aside = folder.file.deletingLastPathComponent().appendingPathComponent(name)
    let text = try String(contentsOf: aside, encoding: .utf8)
    #expect(text == "no roster")
    try roster.add("Anna")
    let nicknames = try roster.nicknames()
    #expect(nicknames == ["Anna"])
  }

  @Test("A failure to write the roster is reported", arguments: Side.allCases)
  func unwritable(side: Side) throws {
    // A file stands where the roster's folder would have to be.
    try folder.write("")
    let roster = side.layers.openRoster(in: folder.file.appendingPathComponent("roster.json"))
    let error = #expect(throws: RosterError.self) { try roster.add("Anna") }
    switch error {
    case .unwritable, .unreadable: break
    default: Issue.record("The error was \(String(describing: error)).")
    }
  }
}
