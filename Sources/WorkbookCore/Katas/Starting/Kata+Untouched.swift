import Foundation

extension Kata {
  /// Whether the reader's sources are still before, byte for byte. Its behaviours pass, and yet
  /// nothing is done.
  var isUntouched: Bool {
    guard let wanted = try? KataStarter(kata: self).sources() else { return false }
    let sources = folder.appendingPathComponent(sourcesPath, isDirectory: true)
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
    let paths = Set(found.filter { $0.hasSuffix(".swift") }.map { "\(sourcesPath)/\($0)" })
    return paths == Set(wanted.map(\.path))
      && wanted.allSatisfy { file in
        FileManager.default.contents(atPath: folder.appendingPathComponent(file.path).path)
          == Data(file.text.utf8)
      }
  }
}
