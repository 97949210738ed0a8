import Testing

@testable import SpaceGame

@Suite("Recordings")
struct RecordingTests {
  private let commands: [Command] =
    Array(repeating: .idle, count: 30) + [Command(heading: .west, fires: true)]
    + Array(repeating: Command(heading: .southEast), count: 5) + [Command(togglesPause: true)]

  private var recording: Recording {
    Recording(seed: .max, firstWave: 99, commands: commands, digest: "0123456789abcdef")
  }

  @Test("A recording survives a round trip through its text, with any line ending")
  func roundTrip() throws {
    let all = (-1...36).compactMap { Command(code: $0) }
    #expect(all.map(\.code) == Array(0..<36) && Set(all).count == 36)
    for commands in [[], all, commands] {
      let recording = Recording(seed: 0, commands: commands, digest: "0123456789abcdef")
      #expect(try Recording(text: recording.text) == recording)
    }
    let lines = Recording(seed: 0, commands: all, digest: "").text.split(separator: "\n")
    let counts: [Int] = lines.dropFirst(6).map { $0.split(separator: " ").count }
    #expect(counts == [12, 12, 12, 1], "Lines of twelve commands, then the end.")
    let text = recording.text
    for text in [text.replacing("\n", with: "\r\n"), String(text.dropLast()), text + "\n\n"] {
      #expect(try Recording(text: text) == recording)
    }
  }

  private static let head = "shipshape-recording 1\n"
  private static let start = "\(head)seed 1\nwave 1\n"
  private static let sample = """
    shipshape-recording 1
    seed 18446744073709551615
    wave 99
    ticks 37
    digest 0123456789abcdef
    commands
    0x30 29x1 16x5 2x1
    end

    """

  @Test("A recording's text has the documented format")
  func readable() throws {
    #expect(recording.text == Self.sample)
    #expect(try Recording(text: Self.sample) == recording)
  }

  /// Texts that are not recordings, and their errors.
  private static let damages: [(texts: [String], told: String)] = [
    ([""], "is empty, so there is nothing to replay."),
    (
      [
        "\n\n", "hello\n", "shipshape-recording\n", "shipshape-recording zero\n",
        "shipshape-recording 0\n", "shipshape-recording +1\n", "shipshape-recording ¹\n",
        "shipshape-recording \n", "shipshape-recording 2\n",
      ], "is not a recording of this game."
    ),
    (["\(head)seed +1\n", "\(head)seed -1\n"], damaged(2)),
    (
      ["ticks 0", "wave 0", "wave 100"].map { "\(head)seed 1\n\($0)\n" }, damaged(3)
    ),
    (["\(start)ticks 1080001\n"], damaged(4)),
    (
      ["12", "0123456789ABCDEF", "0123456789abcdeg", "０１２３4567"].map {
        "\(start)ticks 1\ndigest \($0)\n"
      }, damaged(5)
    ),
    (["\(start)ticks 1\ndigest 0123456789abcdef\nCommands\n"], damaged(6)),
    (
      [
        "0x30 x", "0x0", "36x1", "0x31 0x10", "0x1 0x9223372036854775807",
        "0x99999999999999999999", "0x-1", "1x1x1", "+0x1", "0x+1",
      ].map { sample.replacing("0x30 29x1 16x5 2x1", with: $0) }, damaged(7)
    ),
    (
      [
        "\(head)", "\(head)seed 1", "\(start)ticks 1080000\n", String(sample.dropLast(4)),
        "\(sample)\(sample)", sample.replacing("ticks 37", with: "ticks 38"),
      ], "ends too early or too late to be replayed: the file was cut short or joined to another."
    ),
  ]

  private static func damaged(_ line: Int) -> String {
    "is damaged at line \(line), so it cannot be replayed."
  }

  @Test("A text that is not a recording is rejected with a reason", arguments: damages)
  func damage(texts: [String], told: String) {
    for text in texts {
      let error = #expect(throws: RecordingError.self) { try Recording(text: text) }
      #expect(error?.description == told, "\(text)")
    }
  }
}
