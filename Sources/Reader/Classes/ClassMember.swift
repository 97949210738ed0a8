import Book
import Foundation
import Practice
import Text

/// A reader in a class, and how far each of the katas is.
struct ClassMember: Sendable {
  /// What `workbook progress --json` tells of a lesson, as far as a class is shown it.
  struct LessonProgress: Decodable {
    let number: Int
    let stage: String
    let changesTaken: Int
    let stepsTaken: Int?
    let lastCheck: KataProgress.Check?
    let row: ChangeFigures?

    var isRed: Bool { lastCheck.map { $0.passed < $0.behaviours } ?? false }

    /// What its stage does not tell of the last check, after a comma.
    var trouble: String {
      // Such as where it does not compile.
      if isRed, lastCheck?.passed == 0 { return ", nothing passed" }
      return isRed && stage != KataStage.started.name ? ", red now" : ""
    }

    /// The stage in words; nil where it is none.
    var words: String? {
      switch stage {
      case "hasTakenSome": "has taken \(changesTaken) of the changes"
      case "hasTakenAll": "has taken \(changesTaken.all) changes"
      default:
        [KataStage.notStarted, .started, .behaves, .refactored].first { $0.name == stage }?.words
      }
    }
  }

  private struct Report: Decodable { let lessons: [LessonProgress] }
  private struct Version: Decodable { let version: Int }

  let name: String
  /// The started katas, in the order of the report.
  let lessons: [(lesson: Lesson, progress: LessonProgress)]

  /// Reads a reader's clone, or the file of what `workbook progress --json` printed there; nothing is
  /// written.
  init(_ name: String, at place: URL) throws(ClassError) {
    self.name = name
    do {
      let report = try ClassMember.report(at: place)
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      guard try decoder.decode(Version.self, from: report).version == KataProgress.reportVersion
      else {
        // Perhaps it is Katas/progress.json itself, whose versions are counted apart from these.
        let isKept = (try? KataProgress.read(report)) != nil
        throw isKept ? ClassError.damaged(place.path) : .otherVersion(place.path)
      }
      lessons = try decoder.decode(Report.self, from: report).lessons.compactMap { progress in
        guard let lesson = Catalogue.lessons.first(where: { $0.number == progress.number }),
          progress.words != nil
        else { throw ClassError.damaged(place.path) }
        return progress.stage == KataStage.notStarted.name ? nil : (lesson, progress)
      }
      if lessons.isEmpty { throw ClassError.notStarted(place.path) }
    } catch let error as ClassError {
      throw error
    } catch KataError.progressOfNewer {
      throw .otherVersion("\(place.path)/\(ProgressFile.path)")
    } catch is DecodingError {
      throw .damaged(place.path)
    } catch {
      throw .unreadable(place.path)
    }
  }

  private static func report(at place: URL) throws -> Data {
    let path = place.resolvingSymlinksInPath().path
    switch try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType {
    case nil: throw ClassError.missing(place.path)
    case .typeRegular: return try Data(contentsOf: place)
    case .typeDirectory:
      let folders = ["Lessons", "Katas"].map { "\(path)/\($0)" }
      guard folders.contains(where: FileManager.default.fileExists) else {
        throw ClassError.noClone(place.path)
      }
      let clone = Workbook(root: place)
      guard let progress = try ProgressFile(clone, announce: { _ in }).peek() else {
        throw ClassError.damaged("\(place.path)/\(ProgressFile.path)")
      }
      return Data(try progress.report(in: clone).jsonText().utf8)
    // Reading a pipe would wait until somebody writes to it.
    default: throw ClassError.unreadable(place.path)
    }
  }

  /// The shortest ends of paths that tell them apart.
  static func names(of places: [URL]) -> [String] {
    let bare = places.map { $0.pathExtension == "json" ? $0.deletingPathExtension() : $0 }
    let paths = zip(places, bare).map { place, name in
      (bare.count { $0.path == name.path } == 1 ? name : place).path
        .split(separator: "/").map(String.init)
    }
    return paths.map { path in
      let length = (1...max(1, path.count)).first { length in
        paths.count { $0.suffix(length) == path.suffix(length) } == 1
      }
      return path.suffix(length ?? path.count).joined(separator: "/").visible
    }
  }
}

/// Why a class cannot be shown, or not a reader in it: the path is where the trouble is.
enum ClassError: ReaderError, Equatable {
  case missing(String)
  case noClone(String)
  case notStarted(String)
  case damaged(String)
  case otherVersion(String)
  case unreadable(String)
  case noList(String, reason: String)

  var isWrongUsage: Bool { if case .noList = self { true } else { false } }

  var description: String {
    switch self {
    case .missing(let path): "there is nothing at “\(path.visible)”."
    case .noClone(let path): "“\(path.visible)” is no clone of the book."
    case .notStarted(let path): "no kata is started in “\(path.visible)”."
    case .damaged(let path):
      "“\(path.visible)” is damaged, or not what `scripts/workbook progress --json` prints."
    case .otherVersion(let path):
      "“\(path.visible)” is of another version of the workbook: bring both up to date with "
        + "`git pull`."
    case .unreadable(let path): "the progress in “\(path.visible)” cannot be read."
    case .noList(let path, let reason):
      "“\(path.visible)” \(reason): name a file with the path of a clone on each line."
    }
  }
}
