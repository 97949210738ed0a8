import Foundation

/// The files of a kata that a check depends on, as they are at one moment.
struct KataSnapshot: Hashable, Sendable {
  /// What the reader wrote, by its path in the kata.
  var readers: [String: Data] = [:]
  /// The book's files that are not as the book has them, and what stands in their place; nil where
  /// they are missing.
  var damaged: [String: Data?] = [:]
  /// The name of the request that it has taken, whose tests are the book's as well.
  var request: String?

  /// Whether a check would be about something else than one of a former state.
  ///
  /// Book files that are whole again are what a check itself makes of them.
  func needsCheck(since former: KataSnapshot) -> Bool {
    readers != former.readers || request != former.request
      || (damaged != former.damaged && !damaged.isEmpty)
  }
}

/// What there is to be seen of a kata's folder.
enum KataSighting: Hashable, Sendable {
  case there(KataSnapshot)
  case gone
  /// It is there, and nothing can be built in it.
  case readOnly
  /// None of the reader's files is left. A check would put the book's files back into a folder that
  /// may be on its way out.
  case empty

  /// Why there is nothing to check, and what the reader can do; empty where there is.
  func sentence(about kata: Kata) -> String {
    switch self {
    case .there: ""
    case .gone:
      "\(kata.path) is gone: put it back, or make it anew with "
        + "`scripts/workbook start \(kata.lesson.number)`; it is checked as soon as it is there."
    case .readOnly:
      "\(kata.path) cannot be written: allow it with `chmod -R u+w \(kata.path)`; "
        + "it is checked as soon as you do."
    case .empty:
      "No Swift file is left in \(kata.path)/\(kata.sourcesPath): put yours back, or begin "
        + "anew with `scripts/workbook reset \(kata.lesson.number)`; it is checked then."
    }
  }
}

/// Looks at a kata's folder.
struct KataLookout: Sendable {
  let kata: Kata
  /// The book's files by their paths.
  private let book: [String: Data]

  init(_ kata: Kata) throws {
    self.kata = kata
    book = Dictionary(
      try KataStarter(kata: kata).bookFiles().map { ($0.path, Data($0.text.utf8)) },
      uniquingKeysWith: { first, _ in first })
  }

  func look() -> KataSighting {
    guard FolderTree.isFolder(kata.folder.path) else { return .gone }
    guard isWritable else { return .readOnly }
    var snapshot = KataSnapshot()
    var book = book
    if let taken = KataRequest.open(in: kata) {
      snapshot.request = taken.request.name
      book[taken.file.path] = Data(taken.file.text.utf8)
    }
    for path in swiftFiles() where book[path] == nil {
      let contents = contents(path)
      if path.hasPrefix("Sources/") {
        snapshot.readers[path] = contents ?? Data()
      } else {
        snapshot.damaged[path] = .some(contents)
      }
    }
    for (path, text) in book {
      let contents = contents(path)
      if contents != text { snapshot.damaged[path] = .some(contents) }
    }
    return snapshot.readers.isEmpty ? .empty : .there(snapshot)
  }

  private var isWritable: Bool {
    let build = kata.folder.appendingPathComponent(".build").path
    let files = FileManager.default
    return files.isWritableFile(atPath: kata.folder.path)
      && (!files.fileExists(atPath: build) || files.isWritableFile(atPath: build))
  }

  private func contents(_ path: String) -> Data? {
    FileManager.default.contents(atPath: kata.folder.appendingPathComponent(path).path)
  }

  /// The Swift files that a build takes in, as paths in the kata.
  private func swiftFiles() -> [String] {
    let root = kata.folder.standardizedFileURL.path
    var paths: [String] = []
    FolderTree(folder: kata.folder, root: kata.folder).forEachFolder { folder in
      let inside = folder.dropFirst(root.count + 1)
      guard inside.isEmpty || inside.hasPrefix("Sources") || inside.hasPrefix("Tests") else {
        return
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      paths += names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
        .map { inside.isEmpty ? $0 : "\(inside)/\($0)" }
    }
    return paths
  }
}
