import BookContents
import Foundation
import Toolchain

/// What happened in a kata, read once from its log, and what follows from it.
package struct History: Sendable {
  let kata: Kata
  /// The latest first.
  package let entries: [KataLog.Entry]

  package init(of kata: Kata) async throws {
    self.kata = kata
    entries = try await KataLog(kata).entries()
  }

  // MARK: - Verdicts

  /// Records the files of a green verdict, unless they are recorded since the workbook's last edit.
  package func record(_ verdict: Verdict) async throws {
    let event = KataEvent.green(
      package: kata.packageDigest(of: verdict.files), changes: verdict.changes.map(\.name))
    let recent = entries.prefix { !$0.event.changesFiles }
      .first { if case .green = $0.event { true } else { false } }
    if recent?.event != event { try await KataLog(kata).note(event, verdict.files) }
  }

  /// Whether files are those of the package that passed a check last.
  package func isGreen(_ files: Files) -> Bool {
    for case .green(let package, _) in entries.lazy.map(\.event) {
      return package == kata.packageDigest(of: files)
    }
    return false
  }

  /// Whether files have the same code as those with which the kata began, or as *before* in a clone,
  /// which has no log.
  package func isUntouched(_ files: Files) async throws -> Bool {
    for case .start(let code) in entries.lazy.map(\.event) {
      return code == kata.codeDigest(of: files)
    }
    return try await kata.codeDigest(of: kata.files(of: .before)) == kata.codeDigest(of: files)
  }

  // MARK: - Changes

  /// The entry with the files as they were when a change was taken last; nil if there is no record.
  func taking(of change: Edit) -> KataLog.Entry? {
    entries.first { $0.event == .took(change.name) }
  }

  /// The first files since then that have the change and passed.
  func completion(of change: Edit) -> KataLog.Entry? {
    guard let taken = taking(of: change) else { return nil }
    return entries.reversed().first { entry in
      guard entry.number > taken.number, case .green(_, let changes) = entry.event else {
        return false
      }
      return changes.contains(change.name)
    }
  }

  /// Whether a change was taken here and is not done. One taken in another clone has no record.
  package func isOpen(_ change: Edit) -> Bool {
    taking(of: change) != nil && completion(of: change) == nil
  }

  // MARK: - Mistakes

  /// The mistakes that the workbook has made and that can still be taken out, such as
  /// “mistake 2: A door that sticks”.
  package func mistakes(in files: Files) async throws -> [String] {
    var found: [String] = []
    for entry in entries {
      guard case .mistake = entry.event, !found.contains(entry.event.words),
        let edit = try await KataLog(kata).edit(of: entry)
      else { continue }
      if try await Fitting.merged(files, (edit.new, edit.old)).map({ $0 != files }) ?? false {
        found.append(entry.event.words)
      }
    }
    return found
  }

  // MARK: - Actions

  /// The files with which the kata began.
  func filesAtStart() async throws -> Files {
    let start = entries.first { if case .start = $0.event { true } else { false } }
    guard let start else { return try await kata.files(of: .before) }
    return try await KataLog(kata).files(at: start)
  }

  /// The entry whose files `undo` brings back.
  ///
  /// - Parameter word: An entry's number, as typed; nil for the workbook's latest action. An action
  ///   that was undone is not undone again.
  package func entryToUndo(_ word: String?) throws -> KataLog.Entry {
    try kata.requireRepository()
    if let word {
      guard let entry = entries.first(where: { $0.number == Int(word) }) else {
        throw BookError.noSuch("entry", word, known: entries.map { "\($0.number)" }.reversed())
      }
      return entry
    }
    var limit = Int.max
    for entry in entries where entry.number < limit && entry.event.changesFiles {
      guard case .undo(let number) = entry.event else { return entry }
      limit = number
    }
    throw KataError(
      "The workbook has no edit of kata \(kata.lesson.number) left to take back.")
  }

  /// The number of the latest hint since the kata began; 0 if there was none.
  var lastHint: Int {
    for entry in entries {
      if case .hint(let number) = entry.event { return number }
      if case .start = entry.event { return 0 }
    }
    return 0
  }
}

extension Kata {
  /// A digest of the lines of code, without comments and blank lines.
  func codeDigest(of files: Files) -> String {
    var digest = ContentDigest()
    for path in sources(of: files).keys.sorted() {
      digest.add(path)
      for line in CodeLines(files.text(path) ?? "").lines where !line.isEmpty { digest.add(line) }
    }
    return digest.text
  }

  fileprivate func packageDigest(of files: Files) -> String {
    var digest = ContentDigest()
    digest.add(files.filter { isInPackage($0.key) })
    return digest.text
  }
}
