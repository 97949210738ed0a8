import Foundation

/// An event in a kata's log: a commit with the reader's files at that time, under a name such as
/// `refs/workbook/0007/taken/crossfire`.
package struct KataEntry: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// The kata began, as a copy of *before* or with the files found there.
    case start
    /// The files just before the workbook changed them.
    case kept
    /// The workbook took one of the book's steps, or the reader did one.
    case step
    /// A step was given to the reader as a task.
    case tried = "try"
    case taken, done
    case givenUp = "given-up"
    case reset
    /// The files and everything else were restored from another entry.
    case broughtBack = "brought-back"
    case hint
  }

  package let number: Int
  package let kind: Kind
  /// The subject, such as the name of a request or the number of a step.
  package let name: String
  package let date: Date
  let commit: String
  /// Whatever else is known of it.
  let note: String

  /// The entry's name for plain git.
  package var ref: String { "workbook/\(KataEntry.text(of: number))/\(kind.rawValue)/\(name)" }

  static func text(of number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)"
  }
}

extension KataEntry {
  /// The format in which git lists an entry: the parts of ``init(listed:)``.
  static let format =
    ["refname", "objectname", "committerdate:unix", "contents:body"].map { "%(\($0))" }
    .joined(separator: "%00") + "%1e"

  /// - Parameter listed: The parts that git lists; nil for a name that the workbook did not give.
  init?(listed parts: [Substring]) {
    let names = parts.first?.split(separator: "/") ?? []
    guard parts.count == 4, names.count == 5, let number = Int(names[2]),
      (1...999_999).contains(number), let kind = Kind(rawValue: String(names[3])),
      let seconds = Double(parts[2])
    else { return nil }
    self.init(
      number: number, kind: kind, name: String(names[4]),
      date: Date(timeIntervalSince1970: seconds), commit: String(parts[1]),
      note: String(parts[3]).trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
