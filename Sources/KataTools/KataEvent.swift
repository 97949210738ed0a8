import Foundation

/// What happened in a kata. In JSON it is the message of a commit in the kata's log.
package enum KataEvent: Codable, Equatable, Sendable {
  /// The files of a new kata, or after a reset; holds a digest of their code.
  case start(code: String)
  case hint(Int)
  /// The files passed a check; holds a digest of the package, and the changes that it has taken.
  case green(package: String, changes: [String])
  /// The files before the workbook made one of our steps or mistakes, by its number and title.
  case step(Int, String)
  case mistake(Int, String)
  /// The files before a change was taken or given up, by its name.
  case took(String)
  case dropped(String)
  case reset
  /// The files before an undo; holds the number of the entry that the undo restored.
  case undo(Int)
  /// The files after the action or undo before it; no entry of its own.
  case after

  /// Whether the workbook changed the reader's files then.
  package var changesFiles: Bool {
    switch self {
    case .step, .mistake, .took, .dropped, .reset, .undo: true
    case .start, .hint, .green, .after: false
    }
  }

  /// Its text for the reader.
  package var words: String {
    switch self {
    case .start: "start"
    case .hint(let number): "hint \(number)"
    case .green: "green"
    case .step(let number, let title): "step \(number): \(title)"
    case .mistake(let number, let title): "mistake \(number): \(title)"
    case .took(let name): "change \(name)"
    case .dropped(let name): "drop \(name)"
    case .reset: "reset"
    case .undo(let number): "undo \(number)"
    case .after: "after"
    }
  }

  /// Its text in the log.
  var message: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }

  init(message: String) throws {
    self = try JSONDecoder().decode(KataEvent.self, from: Data(message.utf8))
  }
}
