import Foundation

/// The parsed output of a failed build.
struct BuildOutput {
  /// The whole output, except progress lines.
  let text: String
  /// The compiler's full text for each error, without duplicates.
  let errors: [String]
  /// SwiftPM's own error messages, which blame no file: for example, that it cannot write.
  let complaints: [String]

  init(_ printed: String) {
    var lines: [Substring] = []
    var blocks: [[Substring]] = []
    var complaints: [String] = []
    var isInError = false
    for line in printed.split(separator: "\n", omittingEmptySubsequences: false)
    where !BuildOutput.isProgress(line) {
      lines.append(line)
      // When a compiler or linker fails, its own lines before this one have said why.
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
    // A file may be compiled more than once, and reports its errors each time.
    var seen: Set<Substring> = []
    errors = blocks.filter { seen.insert($0[0]).inserted }.map {
      BuildOutput.trimmed($0.joined(separator: "\n"))
    }
  }

  /// The text without trailing white space.
  static func trimmed(_ text: String) -> String {
    String(text.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Whether the output contains any of the signs; quoted source lines do not count.
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
    /// Quoted source and notes, which belong to the message before them.
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
