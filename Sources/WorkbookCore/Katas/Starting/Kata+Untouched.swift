import Foundation

extension Kata {
  /// Whether the reader's sources are still before, but for lines of comment and blank ones. Its
  /// behaviours pass, and yet nothing is done.
  var isUntouched: Bool {
    guard let wanted = try? KataStarter(kata: self).sources() else { return false }
    let sources = folder.appendingPathComponent(sourcesPath, isDirectory: true)
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
    let paths = Set(found.filter { $0.hasSuffix(".swift") }.map { "\(sourcesPath)/\($0)" })
    return paths == Set(wanted.map(\.path))
      && wanted.allSatisfy { file in
        let found = FileManager.default.contents(
          atPath: folder.appendingPathComponent(file.path).path)
        return found.map { Kata.code(in: String(decoding: $0, as: UTF8.self)) }
          == Kata.code(in: file.text)
      }
  }

  /// The lines that are neither blank nor all comment, without the blanks around them.
  private static func code(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}
