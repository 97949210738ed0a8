import Foundation
import PlayerRoster
import TestSupport
import Testing
import Toolchain

/// Real programs at work on one file, as a player starts them.
@Suite("The file of a roster under real programs")
struct RosterFileCrashTests {
  private let folder: TemporaryFolder
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url.appendingPathComponent("roster.json")
  }

  /// Runs a script that knows the program as `$ARCADE` and the file as `$FILE`.
  private func shell(_ script: String, _ arguments: [String] = []) async throws -> String {
    let words = ["sh", try BuiltProgram.path(of: "arcade"), url.path] + arguments
    let output = try await ChildProcess(
      "sh", ["-c", "ARCADE=$1; FILE=$2; shift 2\n" + script] + words, in: folder.url
    ).run { _ in }
    #expect(output.standardError == "")
    return output.standardOutput
  }

  private func fill(_ count: Int) throws {
    try RosterFile(url).update { roster throws(RosterError) in
      for number in 1...count { try roster.add(Nickname("Player \(number)")) }
    }
  }

  @Test("Is whole and has lost nothing whenever a writer is killed", arguments: [1, 2])
  func survivesKills(seed: UInt64) async throws {
    defer { folder.remove() }
    // So many that there is some time between the first byte and the last.
    try fill(400)
    let start = ContinuousClock.now
    _ = try await shell("\"$ARCADE\" roster add first --file \"$FILE\"")
    let usual = (ContinuousClock.now - start) / Duration.seconds(1)

    var chance = SeededGenerator(seed: seed)
    let rounds = 25
    let delays = (0..<rounds).map { _ in
      String(format: "%.4f", usual * Double.random(in: 0.1...1.1, using: &chance))
    }
    let told = try await shell(
      """
      round=0
      for delay in "$@"; do
        round=$((round + 1))
        "$ARCADE" roster add "round $round" --file "$FILE" > said 2>&1 &
        sleep "$delay"
        kill -9 $! 2> killed
        wait $! 2> killed
        cp "$FILE" "after-$round"
        sed "s/^/$round /" said
      done
      """, delays)

    var known = Set(try RosterFile(url).load().players.map(\.nickname.text).prefix(401))
    for round in 1...rounds {
      let copy = RosterFile(folder.url.appendingPathComponent("after-\(round)"))
      let names = Set(try copy.load().players.map(\.nickname.text))
      #expect(known.isSubset(of: names), "Round \(round) lost somebody.")
      #expect(names.subtracting(known).isSubset(of: ["round \(round)"]))
      if told.contains("\(round) Added “round \(round)”.") {
        #expect(names.contains("round \(round)"), "What was confirmed in round \(round) is there.")
      }
      known = names
    }
    // The killed left nothing that would keep the next from working, or lie about for ever.
    _ = try await shell("\"$ARCADE\" roster add last --file \"$FILE\"")
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/.roster.json.new"))
    #expect(try RosterFile(url).load().players.last?.nickname.text == "last")
  }

  @Test("Has all that several programs wrote at the same time")
  func takesParallelWriters() async throws {
    defer { folder.remove() }
    let told = try await shell(
      """
      for writer in 1 2 3 4; do
        for turn in 1 2 3 4 5 6; do
          "$ARCADE" roster add "w$writer t$turn" --file "$FILE" || echo failed
        done &
      done
      wait
      """)
    let wanted = Set((1...4).flatMap { writer in (1...6).map { "w\(writer) t\($0)" } })
    #expect(Set(told.split(separator: "\n")) == Set(wanted.map { "Added “\($0)”." }))
    let roster = try RosterFile(url).load()
    #expect(Set(roster.players.map(\.nickname.text)) == wanted)
    #expect(roster.players.map(\.id) == Array(1...24))
    #expect(roster.nextID == 25)
  }
}

/// The same numbers for the same seed, as SplitMix64 makes them.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
