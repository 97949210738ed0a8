import Book
import Foundation
import Run

/// What happened in a kata, read once from its log, and what follows from it.
package struct History: Sendable {
  private let kata: Kata
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
    let recent = entries.prefix { !$0.event.changesFiles }.first { $0.event.isGreen }
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

  /// The files with which the kata began.
  func filesAtStart() async throws -> Files {
    let start = entries.first { if case .start = $0.event { true } else { false } }
    guard let start else { return try await kata.files(of: .before) }
    return try await KataLog(kata).files(at: start)
  }

  // MARK: - Changes

  /// The entry with the files as they were when a change was taken last; nil if there is no record.
  func taking(of change: Edit) -> KataLog.Entry? {
    entries.first { $0.event == .took(change.name) }
  }

  /// The first files since then that have the change and passed.
  private func completion(of change: Edit) -> KataLog.Entry? {
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

  /// The cost of a change that was taken; nil until it is done.
  ///
  /// - Parameter files: Those that have just completed it, if the log has not.
  package func cost(of change: Edit, completedBy files: Files? = nil) async throws -> Cost? {
    guard let taken = taking(of: change) else { return nil }
    let (log, entry) = (KataLog(kata), completion(of: change))
    var done = files
    if done == nil, let entry { done = try await log.files(at: entry) }
    guard let done else { return nil }
    let moves = try await HeadMoves(of: kata)
    if let move = moves.detour(from: taken.date, to: entry?.date ?? .distantFuture) {
      return .unknown(move: move)
    }
    // A module that only forwards is nobody's work.
    func counted(_ files: Files) -> Files {
      kata.sources(of: files).filter { $0.value != KataPackage(kata).forwarder.data }
    }
    return .known(try await Figures(from: counted(log.files(at: taken)), to: counted(done)))
  }

  // MARK: - Actions

  /// The entry whose files `undo` brings back.
  ///
  /// - Parameter word: An entry's number, as typed; nil for the workbook's latest action. An action
  ///   that was undone is not undone again.
  package func entryToUndo(_ word: String?) throws -> KataLog.Entry {
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
      "Nothing that the workbook changed in your kata of lesson \(kata.lesson.number) is left to "
        + "undo.")
  }

  /// The number of the latest hint since the kata began; 0 if there was none.
  var lastHint: Int {
    for entry in entries {
      switch entry.event {
      case .start: return 0
      case .hint(let number): return number
      default: continue
      }
    }
    return 0
  }

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
}

/// What a change has cost in a kata.
package enum Cost: Equatable, Sendable {
  case known(Figures)
  /// Git has brought other files meanwhile; holds its words for the move.
  case unknown(move: String)

  package var words: String {
    switch self {
    case .known(let figures): figures.words
    case .unknown(let move): "an unknown amount, since git brought other files (“\(move)”)"
    }
  }
}

extension KataEvent {
  fileprivate var isGreen: Bool { if case .green = self { true } else { false } }
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
