import Testing

@testable import SpaceGame

@Suite("Recordings")
struct RecordingTests {
  private let commands: [Command] =
    Array(repeating: .idle, count: 30) + [Command(heading: .west, fires: true)]
    + Array(repeating: Command(heading: .southEast), count: 5) + [Command(togglesPause: true)]

  private var recording: Recording {
    Recording(seed: .max, commands: commands, digest: "0123456789abcdef")
  }

  @Test("A recording comes back from its text, however its lines end")
  func roundTrip() throws {
    let all = (0..<Command.count).compactMap { Command(code: $0) }
    for commands in [[], all, commands] {
      let recording = Recording(seed: 0, commands: commands, digest: "0123456789abcdef")
      #expect(try Recording(text: recording.text) == recording)
    }
    let lines = Recording(seed: 0, commands: all, digest: "").text.split(separator: "\n")
    let counts: [Int] = lines.dropFirst(5).map { $0.split(separator: " ").count }
    #expect(counts == [12, 12, 12, 1], "Twelve commands to a line, and the end.")
    let text = recording.text
    for text in [text.replacing("\n", with: "\r\n"), String(text.dropLast()), text + "\n\n"] {
      #expect(try Recording(text: text) == recording)
    }
  }

  @Test("Every command has a code of its own")
  func codes() {
    let all = (-1...36).compactMap { Command(code: $0) }
    #expect(all.map(\.code) == Array(0..<36))
    #expect(Set(all).count == 36)
  }

  private static let head = "shipshape-recording 1\n"
  private static let sample = """
    shipshape-recording 1
    seed 18446744073709551615
    ticks 37
    digest 0123456789abcdef
    commands
    0x30 29x1 16x5 2x1
    end

    """

  @Test("The text is made for people too; only a later wave needs a later version")
  func readable() throws {
    #expect(recording.text == Self.sample)
    let later = Recording(
      seed: .max, firstWave: 99, commands: commands, digest: "0123456789abcdef")
    let text = Self.sample.replacing("recording 1", with: "recording 2")
      .replacing("\nticks", with: "\nwave 99\nticks")
    #expect(later.text == text)
    let second = Recording(seed: 1, firstWave: 2, commands: [], digest: "0123456789abcdef")
    #expect(try Recording(text: second.text) == second)
    #expect(try Recording(text: text) == later)
  }

  /// What is no recording, and what is wrong with it.
  private static let damages: [(String, RecordingError)] = [
    ("", .empty), ("\n\n", .notARecording), ("hello\n", .notARecording),
    ("shipshape-recording\n", .notARecording), ("shipshape-recording zero\n", .notARecording),
    ("shipshape-recording 0\n", .notARecording), ("shipshape-recording +1\n", .notARecording),
    ("shipshape-recording ¹\n", .notARecording), ("shipshape-recording \n", .notARecording),
    ("shipshape-recording 3\nwhat may come\n", .newerVersion("3")),
    ("shipshape-recording 2\nseed 1\nticks 0\n", .damaged(line: 3)),
    ("shipshape-recording 2\nseed 1\nwave 0\n", .damaged(line: 3)),
    ("shipshape-recording 2\nseed 1\nwave 100\n", .damaged(line: 3)),
    ("shipshape-recording 99999999999999999999\n", .newerVersion("99999999999999999999")),
    ("\(head)", .cutOff), ("\(head)seed 1", .cutOff), ("\(head)seed +1\n", .damaged(line: 2)),
    ("\(head)seed -1\n", .damaged(line: 2)),
    ("\(head)seed 1\nticks 1080001\n", .damaged(line: 3)),
    ("\(head)seed 1\nticks 1080000\n", .cutOff),
    ("\(head)seed 1\nticks 1\ndigest 12\n", .damaged(line: 4)),
    ("\(head)seed 1\nticks 1\ndigest 0123456789ABCDEF\n", .damaged(line: 4)),
    ("\(head)seed 1\nticks 1\ndigest 0123456789abcdeg\n", .damaged(line: 4)),
    ("\(head)seed 1\nticks 1\ndigest ０１２３4567\n", .damaged(line: 4)),
    ("\(head)seed 1\nticks 1\ndigest 0123456789abcdef\nCommands\n", .damaged(line: 5)),
    (String(sample.dropLast(4)), .cutOff), ("\(sample)\(sample)", .cutOff),
    (sample.replacing("ticks 37", with: "ticks 38"), .cutOff),
  ]
  /// What is no line of commands.
  private static let damagedLines = [
    "0x30 x", "0x0", "36x1", "0x31 0x10", "0x1 0x9223372036854775807", "0x99999999999999999999",
    "0x-1", "1x1x1", "+0x1", "0x+1",
  ]

  @Test("A text that is no recording says what is wrong with it, and where")
  func damage() {
    for (text, error) in Self.damages {
      #expect(throws: error, "\(text)") { try Recording(text: text) }
    }
    for line in Self.damagedLines {
      let text = Self.sample.replacing("0x30 29x1 16x5 2x1", with: line)
      #expect(throws: RecordingError.damaged(line: 6), "\(line)") { try Recording(text: text) }
    }
  }

  @Test("Each error is one sentence that says what to do or why not")
  func sentences() {
    let errors: [RecordingError] = [
      .empty, .notARecording, .newerVersion("9"), .damaged(line: 6), .cutOff,
    ]
    #expect(
      errors.map(\.description) == [
        "is empty, so there is nothing to replay.", "is not a recording of this game.",
        "is a recording of version 9, and this arcade reads up to version 2: update it.",
        "is damaged in line 6, so it cannot be replayed.",
        "ends too early or too late, so it cannot be replayed: the file was cut or joined.",
      ])
  }
}
