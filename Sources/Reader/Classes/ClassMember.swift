import Book
import Foundation
import Practice
import Shell

/// A reader in a class, and how far each of the katas is.
struct ClassMember: Sendable {
  /// What `workbook progress --json` tells of a lesson, as far as a class is shown it.
  struct LessonProgress: Decodable {
    struct Check: Decodable {
      let passed: Int
      let behaviours: Int
      let failing: [String]?
    }

    let number: Int
    let stage: String
    let changesTaken: Int
    let lastCheck: Check?
    let row: ChangeFigures?

    var isRed: Bool { lastCheck.map { $0.passed < $0.behaviours } ?? false }
  }

  private struct Report: Decodable { let lessons: [LessonProgress] }
  private struct Version: Decodable { let version: Int }

  let name: String
  /// The started katas, in the order of the book.
  let lessons: [(lesson: Lesson, stage: KataStage, progress: LessonProgress)]

  /// Reads a reader's clone, or the file of what `workbook progress --json` printed there; nothing is
  /// written.
  ///
  /// - Parameters:
  ///   - name: What the reader is called in the table.
  ///   - book: Says how many changes there are.
  init(_ name: String, at place: URL, in book: Workbook) throws(ClassError) {
    self.name = name
    let data = try ClassMember.report(at: place, of: name)
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: data).version else {
      throw .damaged(name, place.path)
    }
    guard version == KataProgress.reportVersion else { throw .otherVersion(name, place.path) }
    guard let report = try? decoder.decode(Report.self, from: data) else {
      throw .damaged(name, place.path)
    }
    var lessons: [(Lesson, KataStage, LessonProgress)] = []
    for progress in report.lessons {
      guard let lesson = Catalogue.lessons.first(where: { $0.number == progress.number }),
        let stage = KataStage(of: progress, changes: Kata(lesson, in: book).expectedChanges.count)
      else { throw .damaged(name, place.path) }
      if stage != .notStarted { lessons.append((lesson, stage, progress)) }
    }
    guard !lessons.isEmpty else { throw .notStarted(name, place.path) }
    self.lessons = lessons.sorted { $0.0.number < $1.0.number }
  }

  /// What `workbook progress --json` prints or printed.
  private static func report(at place: URL, of name: String) throws(ClassError) -> Data {
    let path = place.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(name, path)
    }
    do {
      guard isFolder.boolValue else {
        // Reading a pipe would wait until somebody writes to it.
        let isFile = try place.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]
        )
        guard isFile.isRegularFile == true else { throw ClassError.unreadable(name, path) }
        return try Data(contentsOf: place)
      }
      guard
        ["Lessons", "Katas"].contains(where: { name in
          FileManager.default.fileExists(atPath: "\(path)/\(name)")
        })
      else { throw ClassError.noClone(name, path) }
      let clone = Workbook(root: place)
      guard let progress = try ProgressFile(clone, announce: { _ in }).peek() else {
        throw ClassError.damaged(name, "\(path)/\(ProgressFile.path)")
      }
      return Data(try progress.report(in: clone).text().utf8)
    } catch let error as ClassError {
      throw error
    } catch KataError.progressOfNewer {
      throw .otherVersion(name, "\(path)/\(ProgressFile.path)")
    } catch {
      throw .unreadable(name, path)
    }
  }

  /// The shortest ends of paths that tell them apart.
  static func names(of places: [URL]) -> [String] {
    let paths = places.map { place in
      place.pathExtension == "json" ? place.deletingPathExtension() : place
    }.map { $0.path.split(separator: "/").map(String.init) }
    return paths.map { path in
      let length = (1...max(1, path.count)).first { length in
        paths.count { $0.suffix(length) == path.suffix(length) } == 1
      }
      return path.suffix(length ?? path.count).joined(separator: "/").visible
    }
  }
}

extension KataStage {
  /// - Parameter count: How many changes the lesson's principle expects.
  fileprivate init?(of progress: ClassMember.LessonProgress, changes count: Int) {
    let taken = progress.changesTaken
    let stages: [KataStage] = [
      .notStarted, .started, .behaves, .refactored, .hasTaken(taken, of: max(count, taken + 1)),
      .hasTaken(taken, of: taken),
    ]
    guard let stage = stages.first(where: { $0.name == progress.stage }) else { return nil }
    self = stage
  }
}

/// Why a reader cannot be shown among the others, and where the trouble is.
enum ClassError: ReaderError, Hashable {
  case missing(String, String)
  case noClone(String, String)
  case notStarted(String, String)
  case damaged(String, String)
  case otherVersion(String, String)
  case unreadable(String, String)
  case noList(String, reason: String)

  /// Whether the path names what is not there.
  var isWrongUsage: Bool {
    switch self {
    case .missing, .noClone, .noList: true
    default: false
    }
  }

  var description: String {
    switch self {
    case .missing(let name, let path):
      "\(name) is left out: there is nothing at “\(path.visible)”."
    case .noClone(let name, let path):
      "\(name) is left out: “\(path.visible)” is no clone of the book."
    case .notStarted(let name, let path):
      "\(name) is left out: no kata is started in “\(path.visible)”."
    case .damaged(let name, let path):
      "\(name) is left out: “\(path.visible)” is damaged, or not what `workbook progress "
        + "--json` prints."
    case .otherVersion(let name, let path):
      "\(name) is left out: “\(path.visible)” is of another version of the workbook: bring "
        + "both up to date with `git pull`."
    case .unreadable(let name, let path):
      "\(name) is left out: the progress in “\(path.visible)” cannot be read."
    case .noList(let path, let reason):
      "“\(path.visible)” \(reason): name a file with the path of a clone on each line."
    }
  }
}
