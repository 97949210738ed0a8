import Book
import Foundation
import Toolchain

/// A kata as older workbooks kept it, without a repository. They recorded it in hidden
/// folders of the kata, in a folder of earlier versions and in one file for all katas.
struct FormerKata {
  private struct Progress: Decodable {
    struct Entry: Decodable {
      struct Change: Decodable {
        let name: String
        let figures: ChangeFigures
      }
      var hintsShown: Int?
      var finished: [Change]?
      var givenUp: [String]?
    }
    let lessons: [String: Entry]
  }

  private let kata: Kata
  private let known: Progress.Entry?
  private let works: [URL]

  private static let progress = "Katas/progress.json"
  private static let requests = ".request"
  private static let steps = ".step"

  /// - Returns: Nil if there is no such kata.
  init?(of kata: Kata) throws {
    self.kata = kata
    let files = FileManager.default
    let root = kata.workbook.root
    let data = files.contents(atPath: root.appendingPathComponent(FormerKata.progress).path)
    known =
      data.flatMap { try? JSONDecoder().decode(Progress.self, from: $0) }?
      .lessons[kata.lesson.name]
    let shelf = "Katas/.shelf/\(kata.lesson.folder)"
    works = kata.workbook.names(in: shelf).map {
      root.appendingPathComponent("\(shelf)/\($0)", isDirectory: true)
    }
    let hidden = [FormerKata.requests, FormerKata.steps].map(kata.file)
    let isKnown =
      known != nil && !files.isThere(root.appendingPathComponent(FormerKata.keptPath(of: kata)))
    guard isKnown || !works.isEmpty || hidden.contains(where: files.isThere) else { return nil }
  }

  /// Gives the kata a repository with what is known, and moves the old files to
  /// ``FormerKata/keptPath``. A kata that was just made has a repository already; it gets the
  /// earlier versions.
  ///
  /// - Returns: What was done, in a sentence.
  func takeOver() throws -> String {
    try KataError.telling("\(kata.path) could not be changed") {
      if KataRepository(kata: kata).isThere {
        try KataLog(kata).changing { change in
          for work in works { try change.note(.kept, name(of: work), readersFiles(in: work)) }
          // The present files are the kata's latest.
          if let start = change.history.entries.first(where: { $0.kind == .start }) {
            try change.note(.start, start.name)
          }
        }
      } else {
        _ = try KataRepository(kata: kata).make(begin)
      }
      try moveAside()
      let ignored = kata.file(".gitignore")
      if !FileManager.default.isThere(ignored) { try ignored.fill(with: kata.ignored) }
    }
    return "\(kata.path) is a git repository now, with your present and earlier work; the "
      + "older workbook's own files are in \(keptPath)."
  }

  /// The folder for the older workbook's files, as typed from the book's folder.
  private var keptPath: String { FormerKata.keptPath(of: kata) }

  private static func keptPath(of kata: Kata) -> String {
    "Katas/.before-git/\(kata.lesson.folder)"
  }

  /// Starts a repository with the log of what is known.
  private func begin(in folder: URL) throws {
    let repository = KataRepository(kata: kata, at: folder.appendingPathComponent(".git"))
    try repository.begin(in: folder, KataPackage(of: kata).beginning().asFiles, as: "before")
    var history = try repository.history()
    let now = try kata.readersFiles()
    func note(
      _ kind: KataEntry.Kind, _ name: String, _ files: [KataFile]? = nil, _ note: String = ""
    ) throws {
      let entry = try repository.append(
        kind, name, files ?? now, note: note, on: Date(), to: history)
      history.append(entry)
      guard try repository.files(of: entry.commit).hasSame(as: files ?? now) else {
        throw KataError.unwritableHistory(
          kata.path, words: "git returned something other than what was written")
      }
    }
    for work in works { try note(.kept, name(of: work), readersFiles(in: work)) }
    if let hints = known?.hintsShown, hints > 0 { try note(.hint, "\(hints)") }
    let done = kata.workbook.names(in: "\(kata.path)/\(FormerKata.requests)/.finished")
    for name in done {
      let figures = known?.finished?.first { $0.name == name }?.figures ?? ChangeFigures()
      try note(.done, name, nil, FormerKata.note(of: figures))
    }
    for name in known?.givenUp ?? [] { try note(.givenUp, name) }
    if let taken = kata.contents("\(FormerKata.steps)/.taken") {
      try note(.step, String(decoding: taken, as: UTF8.self))
    }
    if let tried = kata.workbook.names(in: "\(kata.path)/\(FormerKata.steps)").first {
      try note(
        .tried, tried, files(at: kata.file("\(FormerKata.steps)/\(tried)"), kata.sourcesPath))
    }
    let open = kata.workbook.names(in: "\(kata.path)/\(FormerKata.requests)")
      .first { !done.contains($0) }
    if let open {
      let place = kata.file("\(FormerKata.requests)/\(open)")
      let guest = place.appendingPathComponent(".guest")
      try note(
        .taken, open,
        files(at: place.appendingPathComponent(kata.module), kata.sourcesPath)
          + files(at: guest, kata.guestPath))
    }
  }

  private func readersFiles(in work: URL) throws -> [KataFile] {
    try [kata.sourcesPath, kata.guestPath].flatMap {
      try files(at: work.appendingPathComponent($0), $0)
    }
  }

  private func files(at place: URL, _ folder: String) throws -> [KataFile] {
    try place.swiftFiles().map { path in
      KataFile(
        path: "\(folder)/\(path)", bytes: try Data(contentsOf: place.appendingPathComponent(path)))
    }
  }

  /// The log's name for an earlier version, such as `shelf-2026-11-21T15-02-29Z`.
  private func name(of work: URL) -> String {
    "shelf-"
      + work.lastPathComponent.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  private func moveAside() throws {
    let files = FileManager.default
    let root = kata.workbook.root
    let kept = root.appendingPathComponent(keptPath, isDirectory: true)
    try files.createDirectory(at: kept, withIntermediateDirectories: true)
    for name in [FormerKata.requests, FormerKata.steps] where files.isThere(kata.file(name)) {
      try files.move(kata.file(name), to: kept.appendingPathComponent(name))
    }
    for work in works {
      try files.move(work, to: kept.appendingPathComponent("shelf/\(work.lastPathComponent)"))
    }
  }

  // MARK: - The costs of changes

  private static let costs = "Edited, added, files, places: "

  private static func note(of figures: ChangeFigures) -> String {
    costs + figures.values.map { "\($0)" }.joined(separator: " ")
  }

  /// The figures that an entry gives for a change whose files are no longer known; nil for any
  /// other entry.
  static func figures(noted note: String) -> ChangeFigures? {
    guard note.hasPrefix(costs) else { return nil }
    let values = note.dropFirst(costs.count).split(separator: " ").compactMap { Int($0) }
    guard values.count == 4 else { return nil }
    var figures = ChangeFigures()
    figures.linesEdited = values[0]
    figures.linesAdded = values[1]
    figures.filesOpened = values[2]
    figures.places = values[3]
    return figures
  }
}
