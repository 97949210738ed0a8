import Book
import Foundation
import Practice
import Text
import Toolchain

extension Lesson {
  /// Increased when trials measure something else.
  private static let trialVersion = 4

  /// Whether nothing has changed since its evidence was measured.
  func isMeasured(in workbook: Workbook) throws -> Bool {
    let evidence = try? LessonEvidence(of: self, in: workbook)
    return try evidence?.digest == digest(in: workbook)
  }

  /// A digest of the files that its evidence is measured from.
  func digest(in workbook: Workbook) throws -> String {
    let folders =
      rooms.map { "Sources/\($0)" } + Side.allCases.map(sources) + [
        tests, Step.folder(of: self), ChangeRequest.folder(of: self), Slip.folder(of: self),
      ] + (needsServers(for: try workbook.tree(at: tests)) ? [Lesson.servers] : [])
    var texts = ["\(Lesson.trialVersion)"]
    for folder in folders {
      for path in workbook.files(in: folder) {
        let text = try workbook.text(at: path)
        texts += [path, path.hasSuffix(".md") ? Lesson.facts(in: text) : text]
      }
    }
    return ContentDigest.text(of: Data(texts.map { "\($0)\0" }.joined().utf8))
  }

  /// The facts in a request's or a slip's words that the evidence holds: its title, its kind, the
  /// behaviours that it is about, the request that it carries out, and the step that stops it. The
  /// rest can be reworded without measuring again.
  private static func facts(in words: String) -> String {
    let fact = #/# |- Kind:|- About:|- Request:|- Stopped by:/#
    return words.lines.filter { $0.prefixMatch(of: fact) != nil }.joined(separator: "\n")
  }
}

extension Workbook {
  /// The files in a folder of the book, at any depth, sorted, as paths in the book.
  fileprivate func files(in folder: String) -> [String] {
    let place = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
    // A folder, unlike a file, has no dot in its name.
    return names.filter { $0.firstMatch(of: #/(?:^|/)[^./]+\.[^/]*$/#) != nil }
      .map { "\(folder)/\($0)" }.sorted()
  }
}
