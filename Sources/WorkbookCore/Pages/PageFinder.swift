import Foundation

/// Finds the pages that quote: the book's front page, and every `README.md` under `Lessons`.
struct PageFinder {
  let root: URL

  /// The pages, sorted by path, those of the lessons last.
  func pages() throws -> [Page] {
    let lessons = root.appendingPathComponent("Lessons", isDirectory: true)
    let found = FileManager.default.enumerator(atPath: lessons.path)
    let names = (found?.allObjects as? [String] ?? [])
      .filter { $0 == "README.md" || $0.hasSuffix("/README.md") }
    let paths = ["README.md"] + names.sorted().map { "Lessons/\($0)" }
    return try paths.compactMap { path in
      let file = root.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: file.path) else { return nil }
      return Page(path: path, text: try String(contentsOf: file, encoding: .utf8))
    }
  }
}
