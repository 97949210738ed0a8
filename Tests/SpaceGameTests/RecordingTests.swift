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

  @Test("A recording comes back from its text as it was")
  func roundTrip() throws {
    let all = (0..<Command.count).compactMap { Command(code: $0) }
    for commands in [[], all, commands] {
      let recording = Recording(seed: 0, commands: commands, digest: "0123456789abcdef")
      #expect(try Recording(text: recording.text) == recording)
    }
    let lines = Recording(seed: 0, commands: all, digest: "").text.split(separator: "\n")
    #expect(
      lines.dropFirst(5).map { $0.split(separator: " ").count } == [12, 12, 12, 1],
      "Twelve commands to a line, and the end.")
  }

  @Test("A text with carriage returns, or without the last line feed, is read as well")
  func lineEnds() throws {
    let text = recording.text
    #expect(try Recording(text: text.replacing("\n", with: "\r\n")) == recording)
    #expect(try Recording(text: String(text.dropLast())) == recording)
  }

  @Test("Every command has a code of its own")
  func codes() {
    let all = (-1...36).compactMap { Command(code: $0) }
    #expect(all.map(\.code) == Array(0..<36))
    let words = all.map { "\($0.heading?.rawValue ?? "-") \($0.fires) \($0.togglesPause)" }
    let headings = ["-", "N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    let keys = ["false false", "true false", "false true", "true true"]
    #expect(words == headings.flatMap { heading in keys.map { "\(heading) \($0)" } })
  }

  @Test("The text is made for people too")
  func text() {
    #expect(
      recording.text == """
        shipshape-recording 1
        seed 18446744073709551615
        ticks 37
        digest 0123456789abcdef
        commands
        0x30 29x1 16x5 2x1
        end

        """)
  }

  @Test(
    "A text that is no recording says what is wrong with it",
    arguments: [
      ("", RecordingError.empty),
      ("\n\n", .notARecording),
      ("hello\n", .notARecording),
      ("shipshape-recording\n", .notARecording),
      ("shipshape-recording zero\n", .notARecording),
      ("shipshape-recording 0\n", .notARecording),
      ("shipshape-recording 2\nwhat may come\n", .newerVersion("2")),
      ("shipshape-recording 99999999999999999999\n", .newerVersion("99999999999999999999")),
      ("shipshape-recording +1\n", .notARecording),
      ("shipshape-recording ¹\n", .notARecording),
      ("shipshape-recording 1\n", .cutOff),
      ("shipshape-recording 1\nseed 1", .cutOff),
      ("shipshape-recording 1\nseed +1\n", .damaged(line: 2)),
      ("shipshape-recording 1\nseed -1\n", .damaged(line: 2)),
      ("shipshape-recording 1\nseed 1\nticks 1080001\n", .damaged(line: 3)),
      ("shipshape-recording 1\nseed 1\nticks 1080000\n", .cutOff),
      ("shipshape-recording 1\nseed 1\nticks 1\ndigest 12\n", .damaged(line: 4)),
      ("shipshape-recording 1\nseed 1\nticks 1\ndigest 0123456789ABCDEF\n", .damaged(line: 4)),
      ("shipshape-recording 1\nseed 1\nticks 1\ndigest 0123456789abcdeg\n", .damaged(line: 4)),
    ])
  func damagedHead(_ text: String, _ error: RecordingError) {
    #expect(throws: error) { try Recording(text: text) }
  }

  @Test(
    "Damaged commands are told with their line",
    arguments: [
      "0x30 x", "0x0", "36x1", "0x31 0x10", "0x1 0x9223372036854775807", "0x99999999999999999999",
      "0x-1", "1x1x1", "+0x1",
      "0x+1",
    ])
  func damagedCommands(_ line: String) {
    let head = "shipshape-recording 1\nseed 1\nticks 40\ndigest 0123456789abcdef\ncommands\n"
    #expect(throws: RecordingError.damaged(line: 6)) {
      try Recording(text: head + line + "\nend\n")
    }
  }

  @Test("A file that was cut or joined is told")
  func cut() {
    let text = recording.text
    let withoutEnd = String(text.dropLast(4))
    #expect(throws: RecordingError.cutOff) { try Recording(text: withoutEnd) }
    #expect(throws: RecordingError.cutOff) { try Recording(text: text + text) }
    #expect(throws: RecordingError.cutOff) {
      try Recording(text: text.replacing("ticks 37", with: "ticks 38"))
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
        "is a recording of version 9, and this arcade reads up to version 1: update it.",
        "is damaged in line 6, so it cannot be replayed.",
        "ends too early or too late, so it cannot be replayed: the file was cut or joined.",
      ])
  }

  @Test("Any text at all is read or refused, never a trap", arguments: 1...200)
  func randomDamage(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var characters = Array(recording.text)
    for _ in 0..<3 {
      let place = generator.draw(below: characters.count)
      switch generator.draw(below: 3) {
      case 0: characters.remove(at: place)
      case 1: characters[place] = Array("0x9 \n-é")[generator.draw(below: 7)]
      default: characters.swapAt(place, generator.draw(below: characters.count))
      }
    }
    let read = try? Recording(text: String(characters))
    if let read { #expect(read.commands.count <= Recording.mostTicks) }
  }
}
