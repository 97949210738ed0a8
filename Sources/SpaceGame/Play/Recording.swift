/// A game in a form that can be kept: its seed, every command, and the digest of its transcript.
///
/// It is text that identifies itself in the first line:
///
///     shipshape-recording 1
///     seed 7
///     wave 1
///     ticks 95
///     digest 9f27a35d0ab2a6d2
///     commands
///     0x30 5x60 1x5
///     end
///
/// Each command is a number and the ticks for which it held.
public struct Recording: Hashable, Sendable {
  /// The longest game that can be kept, in ticks: ten hours.
  public static let mostTicks = 36_000 * Time.ticksPerSecond

  public let seed: UInt64
  /// The wave with which the game began.
  public let firstWave: Int
  /// One for each tick.
  public let commands: [Command]
  /// The digest of the game's transcript.
  public let digest: String

  public init(seed: UInt64, firstWave: Int = 1, commands: [Command], digest: String) {
    self.seed = seed
    self.firstWave = firstWave
    self.commands = commands
    self.digest = digest
  }
}

extension Recording {
  /// The text of the recording's file.
  public var text: String {
    var runs: [(code: Int, count: Int)] = []
    for command in commands {
      if let last = runs.last, last.code == command.code {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((command.code, 1))
      }
    }
    var lines = [
      "shipshape-recording 1", "seed \(seed)", "wave \(firstWave)", "ticks \(commands.count)",
      "digest \(digest)", "commands",
    ]
    for start in stride(from: 0, to: runs.count, by: Recording.runsPerLine) {
      let line = runs[start..<min(start + Recording.runsPerLine, runs.count)]
      lines.append(line.map { "\($0.code)x\($0.count)" }.joined(separator: " "))
    }
    lines.append("end")
    return lines.joined(separator: "\n") + "\n"
  }

  private static let runsPerLine = 12

  /// Reads the text of a file.
  public init(text: String) throws(RecordingError) {
    guard !text.isEmpty else { throw .empty }
    // Lines may end with a carriage return: some editors and mailers add one.
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    while lines.last == "" { lines.removeLast() }
    var reader = FieldReader(lines: lines)
    guard reader.take() == "shipshape-recording 1" else { throw .notARecording }
    guard let seed = reader.field("seed").flatMap({ UInt64(digits: $0) }),
      let firstWave = reader.field("wave").flatMap({ Int(digits: $0) }),
      World.firstWaves.contains(firstWave),
      let ticks = reader.field("ticks").flatMap({ Int(digits: $0) }),
      (0...Recording.mostTicks).contains(ticks),
      let digest = reader.field("digest"), Digest.isWellFormed(digest),
      reader.take() == "commands"
    else { throw reader.hasRunOut ? .cutOff : .damaged(line: reader.line) }

    var commands: [Command] = []
    while let line = reader.take(), line != "end" {
      for run in line.split(separator: " ") {
        guard let (command, count) = Recording.run(run), commands.count + count <= ticks else {
          throw .damaged(line: reader.line)
        }
        commands.append(contentsOf: repeatElement(command, count: count))
      }
    }
    guard lines.last == "end", reader.isAtEnd, commands.count == ticks else { throw .cutOff }
    self.init(seed: seed, firstWave: firstWave, commands: commands, digest: digest)
  }

  private static func run(_ text: Substring) -> (Command, Int)? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let code = Int(digits: parts[0]),
      let command = Command(code: code), let count = Int(digits: parts[1]), count > 0,
      count <= mostTicks
    else { return nil }
    return (command, count)
  }
}

/// Takes one line after another and remembers its position.
private struct FieldReader {
  let lines: [String]
  /// The number of the line taken last, counted from 1.
  private(set) var line = 0
  /// Whether a caller asked for a line after the last one.
  private(set) var hasRunOut = false

  init(lines: [String]) {
    self.lines = lines
  }

  var isAtEnd: Bool { line >= lines.count }

  mutating func take() -> String? {
    guard !isAtEnd else {
      hasRunOut = true
      return nil
    }
    line += 1
    return lines[line - 1]
  }

  /// The rest of the next line after a name, if the line begins with that name.
  mutating func field(_ name: String) -> String? {
    guard let text = take(), text.hasPrefix(name + " ") else { return nil }
    return String(text.dropFirst(name.count + 1))
  }
}
