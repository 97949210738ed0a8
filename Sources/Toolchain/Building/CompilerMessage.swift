import Foundation

/// An error or a warning from the compiler.
package struct CompilerMessage: Codable, Equatable, Sendable {
  enum Kind: String, CaseIterable {
    case error, warning, remark
  }

  /// Its place, with a path relative to the root; nil if the compiler names no file.
  package let place: SourcePlace?
  /// Counted from 1; 0 when unknown.
  let column: Int
  /// On one line, without the name of its group.
  package let message: String
  /// The compiler's full text, with its notes and the quoted source.
  package let text: String

  /// - Parameter text: Begins with a line such as `Sources/Ship.swift:12:5: error: …`.
  package init(_ text: String) {
    let head = text.prefix { $0 != "\n" }
    let form = #/(.+?):([0-9]+)(?::([0-9]+))?: (?:error|warning): (.+?)(?: \[#[\w-]+\])?/#
    let match = head.wholeMatch(of: form)
    let path = match.map { String($0.1) } ?? "<unknown>"
    place =
      path == "<unknown>" ? nil : SourcePlace(path: path, line: match.flatMap { Int($0.2) } ?? 0)
    column = match?.3.flatMap { Int($0) } ?? 0
    message = String(match?.4 ?? head)
    self.text = text
  }
}

extension CompilerMessage {
  /// The messages of a kind in the lines that a build printed, without duplicates: quoted source and
  /// notes belong to the message before them.
  static func all(
    _ kind: Kind, in lines: [Substring], root: RootFolder
  ) -> [CompilerMessage] {
    var blocks: [[Substring]] = []
    var isInside = false
    for line in lines {
      if let found = CompilerMessage.kind(of: line) {
        isInside = found == kind
        if isInside { blocks.append([line]) }
      } else if Kind.allCases.contains(where: { line.hasPrefix("\($0.rawValue): ") }) {
        // SwiftPM's own.
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    // A file may be compiled more than once, and its messages are printed each time.
    var seen: Set<Substring> = []
    return blocks.filter { seen.insert($0[0]).inserted }.map {
      let text = $0.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
      return CompilerMessage(root.shorten(text))
    }
  }

  private static func kind(of line: Substring) -> Kind? {
    guard line.hasPrefix("/") || line.hasPrefix("<unknown>") else { return nil }
    return Kind.allCases.first { line.contains(": \($0.rawValue): ") }
  }
}
