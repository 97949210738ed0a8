import Book
import Foundation

/// Stands for the files that a lesson's evidence is measured from.
struct TrialDigest {
  let text: String

  /// Changes when trials measure something else.
  private static let version = 3

  init(of lesson: Lesson, in workbook: Workbook) throws {
    var folders = lesson.rooms.map { "Sources/\($0)" }
    folders += Side.allCases.map(lesson.sources) + [lesson.tests]
    folders += [
      StepSeries.folder(of: lesson), ChangeRequest.folder(of: lesson), Slip.folder(of: lesson),
    ]
    var digest = TrialDigest.offset
    digest.add("\(TrialDigest.version)")
    for folder in folders {
      for path in try workbook.files(in: folder) {
        let text = try workbook.text(at: path)
        digest.add(path)
        digest.add(path.hasSuffix(".md") ? TrialDigest.facts(in: text) : text)
      }
    }
    text = String(digest, radix: 16)
  }

  /// What of a request's or a slip's words is in the evidence: its title, its kind, and which
  /// behaviours it is about. The rest can be told better without measuring again.
  private static func facts(in words: String) -> String {
    words.lines.filter { $0.prefixMatch(of: #/# |- Kind:|- About:/#) != nil }
      .joined(separator: "\n")
  }

  /// FNV-1a begins with this.
  private static let offset: UInt64 = 0xcbf2_9ce4_8422_2325
}

extension UInt64 {
  fileprivate mutating func add(_ text: String) {
    for byte in text.utf8 + [0] { self = (self ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}

extension Workbook {
  /// The files in a folder of the book, at any depth, sorted, as paths in the book.
  fileprivate func files(in folder: String) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }.filter { path in
      let url = root.appendingPathComponent(path)
      return !url.lastPathComponent.hasPrefix(".") && !url.hasDirectoryPathOnDisk
    }.sorted()
  }
}

extension URL {
  fileprivate var hasDirectoryPathOnDisk: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
