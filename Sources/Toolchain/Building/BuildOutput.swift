import Foundation

/// What a build that failed has printed, taken apart.
struct BuildOutput {
  /// All of it, without lines that only tell how far the build had come.
  let text: String
  /// What the compiler says of each error, each once.
  let errors: [String]
  /// What SwiftPM says itself, where no file is to blame: such as that it cannot write.
  let complaints: [String]

  init(_ printed: String) {
    var lines: [Substring] = []
    var blocks: [[Substring]] = []
    var complaints: [String] = []
    var isInError = false
    for line in printed.split(separator: "\n", omittingEmptySubsequences: false)
    where !BuildOutput.isProgress(line) {
      lines.append(line)
      // A compiler or linker that failed has told why before, on lines of its own.
      if line.hasPrefix("error: "), !line.contains("command failed with exit code") {
        complaints.append(String(line.dropFirst("error: ".count)))
      }
      switch Kind(line) {
      case .error:
        blocks.append([line])
        isInError = true
      case .otherMessage: isInError = false
      case .continuation where isInError: blocks[blocks.count - 1].append(line)
      case .continuation: break
      }
    }
    text = lines.joined(separator: "\n")
    self.complaints = complaints
    // A file is compiled more than once, and its errors come with each time.
    var seen: Set<Substring> = []
    errors = blocks.filter { seen.insert($0[0]).inserted }.map {
      BuildOutput.trimmed($0.joined(separator: "\n"))
    }
  }

  /// A text without the white space at its end.
  static func trimmed(_ text: String) -> String {
    String(text.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Whether a part of any message is in what was printed; quoted source does not count.
  func tells(_ signs: [String]) -> Bool {
    text.split(separator: "\n").contains { line in
      !line.drop { $0 == " " || $0.isNumber }.hasPrefix("|") && signs.contains(where: line.contains)
    }
  }

  private static func isProgress(_ line: Substring) -> Bool {
    line.hasPrefix("Building for ") || line.hasPrefix("Another instance of SwiftPM")
      || line == "error: fatalError"
      || line.hasPrefix("[") && line.prefixMatch(of: #/\[\d+/\d+\] /#) != nil
  }

  private enum Kind {
    case error
    case otherMessage
    /// The source that a message points at, and notes, which belong to the message before.
    case continuation

    init(_ line: Substring) {
      let isPlaced = line.hasPrefix("/") || line.hasPrefix("<unknown>")
      if isPlaced, line.contains(": error: ") {
        self = .error
      } else if line.hasPrefix("error: ") || line.hasPrefix("warning: ")
        || line.hasPrefix("/") && (line.contains(": warning: ") || line.contains(": remark: "))
      {
        self = .otherMessage
      } else {
        self = .continuation
      }
    }
  }
}
