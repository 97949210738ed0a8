import Foundation

/// An error or a warning in the compiler's own words.
package struct CompilerMessage: Equatable, Sendable {
  /// Its file, as a path that a reader can open; nil if the compiler names none.
  package let path: String?
  package let isError: Bool
  /// The whole message, with the source and the notes that follow it.
  package let text: String

  /// The message's first line with the name of the file and the line, such as
  /// `GunMount.swift:14: cannot find 'shieldedUntil' in scope`.
  package var sentence: String {
    let head = String(text.prefix { $0 != "\n" })
    guard
      let match = head.firstMatch(
        of: #/([^\/:]+:\d+)(?::\d+)?: (?:error|warning): (.+?)(?: \[#[\w-]+\])?$/#)
    else { return head }
    return "\(match.1): \(match.2)"
  }

  /// The messages in what a build printed, each once.
  package static func all(in printed: String) -> [CompilerMessage] {
    var blocks: [[Substring]] = []
    var isInside = false
    for line in printed.split(separator: "\n") {
      if kind(of: line) != nil {
        isInside = true
        blocks.append([line])
      } else if line.prefixMatch(
        of: #/\[\d+\/\d+\] |error: |warning: |remark: |Build|/.+: remark: /#)
        != nil
      {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    // A file may be compiled more than once, and its messages are printed each time.
    var seen: Set<Substring> = []
    return blocks.filter { seen.insert($0[0]).inserted }.compactMap { lines in
      kind(of: lines[0]).map {
        // A macro's expansion has no file, so the macro's own place counts.
        let origin = lines.dropFirst().first?.firstMatch(
          of: #/`- (.+?):\d+:\d+: note: expanded code/#)
        return CompilerMessage(
          path: origin.map { String($0.1) } ?? $0.path, isError: $0.isError,
          text: lines.joined(separator: "\n"))
      }
    }
  }

  private static func kind(of line: Substring) -> (path: String?, isError: Bool)? {
    guard
      let match = line.prefixMatch(
        of: #/(<unknown>|[^\s:\[][^:]*):\d+(?::\d+)?: (error|warning): /#)
    else { return nil }
    return (match.1 == "<unknown>" ? nil : String(match.1), match.2 == "error")
  }
}
