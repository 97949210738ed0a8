import Foundation

/// The book's files as text, to be changed and compiled as trials.
public enum LessonSources {
  /// A Swift file, a patch, or all Swift files below a folder in the order of their paths.
  ///
  /// - Parameter path: A path in the book, such as `Sources/Lessons/09-Visitor/Before`.
  /// - Returns: The text, with the book's line endings; if there is none, a line that the compiler
  ///   refuses.
  public static func text(of path: String) -> String {
    let place = root.appendingPathComponent(path)
    if path.hasSuffix(".swift") || path.hasSuffix(".diff") {
      return contents(of: place) ?? missing(path)
    }
    let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    let texts = (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .compactMap(contents)
    return texts.isEmpty ? missing(path) : texts.joined(separator: "\n")
  }

  private static func contents(of file: URL) -> String? {
    try? String(contentsOf: file, encoding: .utf8).replacing("\r\n", with: "\n")
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func missing(_ path: String) -> String {
    "#error(\"The book has no \(path).\")"
  }
}

extension String {
  /// The text with a part replaced, which must occur the given number of times.
  ///
  /// If it does not, the result is a text that the compiler refuses with the reason, so that a
  /// trial cannot pass because its code has changed.
  public func changing(_ part: String, to other: String, times: Int = 1) -> String {
    let found = ranges(of: part).count
    guard found == times else {
      let line = part.split(separator: "\n").first ?? ""
      return self + "\n#error(#\"\(found) times, not \(times): \(line)\"#)\n"
    }
    return replacing(part, with: other)
  }
}
