import Foundation

/// What the compiler said about a build that failed, as it said it: errors in their order, each
/// once, and no warnings, progress or other words around them.
struct CompilerMessages: Sendable {
  /// How many errors are shown in full.
  static let mostShown = 10

  let errors: [String]
  /// What the package manager says itself, where no file is to blame: such as that it cannot write.
  let complaints: [String]
  private let all: String

  /// - Parameters:
  ///   - output: All that the build printed.
  ///   - root: The folder from which paths are shown.
  init(in output: String, root: URL) {
    all = CompilerMessages.withoutProgress(output)
    var blocks: [[String]] = []
    var complaints: [String] = []
    var isInError = false
    for line in all.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
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
    self.complaints = complaints
    let folder = root.path.hasSuffix("/") ? root.path : root.path + "/"
    // A file is compiled more than once, and its errors come with each time.
    var seen: Set<String> = []
    errors = blocks.filter { seen.insert($0[0]).inserted }.map { block in
      block.joined(separator: "\n").replacing(folder, with: "").replacing(#/\s+$/#, with: "")
    }
  }

  private enum Kind {
    case error
    case otherMessage
    /// The source that a message points at, and notes, which belong to the message before.
    case continuation

    init(_ line: String) {
      if line.contains(#/^(/|<unknown>).*: error: /#) {
        self = .error
      } else if line.contains(#/^/.*: (warning|remark): |^(error|warning): /#) {
        self = .otherMessage
      } else {
        self = .continuation
      }
    }
  }

  /// The errors, or all that was printed where none has a place in a file.
  var text: String {
    guard !errors.isEmpty else { return all.replacing(#/\s+$/#, with: "") + "\n" }
    var text = errors.prefix(CompilerMessages.mostShown).joined(separator: "\n\n") + "\n"
    let more = errors.count - CompilerMessages.mostShown
    if more > 0 { text += "\n… and \(more) more \(more == 1 ? "error" : "errors").\n" }
    return text
  }

  private static func withoutProgress(_ output: String) -> String {
    output.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains(#/^\[\d+/\d+\] |^Building for |^error: fatalError$/#) }
      .joined(separator: "\n")
  }
}
