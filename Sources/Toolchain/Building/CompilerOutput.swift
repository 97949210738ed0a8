import Foundation

/// What the compiler said, in the lines that a build printed.
struct CompilerOutput {
  enum Kind: String, CaseIterable {
    case error, warning, remark
  }

  let lines: [Substring]

  /// The full text of each message of a kind, without duplicates: quoted source and notes belong to the
  /// message before them.
  func messages(_ kind: Kind) -> [String] {
    var blocks: [[Substring]] = []
    var isInside = false
    for line in lines {
      if let found = CompilerOutput.kind(of: line) {
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
      $0.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The kind of the message that begins in a line; nil where none does.
  private static func kind(of line: Substring) -> Kind? {
    guard line.hasPrefix("/") || line.hasPrefix("<unknown>") else { return nil }
    return Kind.allCases.first { line.contains(": \($0.rawValue): ") }
  }
}

/// A warning of the compiler's.
package struct CompilerWarning: Codable, Equatable, Sendable {
  /// The file's path, relative to the root.
  package let path: String
  package let line: Int
  /// The compiler's message, in one line, without the name of its group.
  package let message: String

  package init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}

extension CompilerWarning {
  /// - Parameter text: Begins with a line such as `Sources/Ship.swift:12:5: warning: …`.
  init?(_ text: String) {
    let head = text.prefix { $0 != "\n" }
    let form = #/(.+?):([0-9]+)(?::[0-9]+)?: warning: (.+?)(?: \[#[\w-]+\])?/#
    guard let match = head.wholeMatch(of: form), let line = Int(match.2) else { return nil }
    self.init(path: String(match.1), line: line, message: String(match.3))
  }
}
