import Foundation
import Toolchain

/// Finds out what it takes to compile a folder of this book apart from any build.
struct ModuleFinder {
  let root: URL

  /// The module with its sources in a folder, and those of this package that it imports.
  ///
  /// - Parameter path: Such as `Sources/Lessons/02-OpenClosed/After`.
  func module(at path: String) throws -> SwiftModule {
    let folder = root.appendingPathComponent(path, isDirectory: true)
    let sources = SwiftModule(name(at: path), in: folder).sources
    guard !sources.isEmpty else { throw QuoteError.noSuchFolder(path) }
    var rooms: Set<String> = []
    for source in sources {
      for line in try String(contentsOf: source, encoding: .utf8).lines {
        guard let room = imported(in: line), isRoom(room) else { continue }
        rooms.insert(room)
      }
    }
    let imports = try rooms.sorted().map { try module(at: "Sources/\($0)") }
    return SwiftModule(name(at: path), in: folder, imports: imports)
  }

  /// The name that the manifest gives to the module in a folder.
  private func name(at path: String) -> String {
    let parts = path.split(separator: "/")
    guard parts.count == 4, parts[1] == "Lessons" else {
      return String((parts.last ?? "").filter { $0.isLetter || $0.isNumber })
    }
    return parts[2].drop { $0 != "-" }.dropFirst() + String(parts[3])
  }

  private func imported(in line: String) -> String? {
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else {
      return nil
    }
    guard
      words[..<keyword].allSatisfy({
        $0.hasPrefix("@") || $0.hasSuffix("public") || $0.hasSuffix("private")
          || $0.hasSuffix("internal")
      })
    else { return nil }
    return String(words[keyword + 1])
  }

  private func isRoom(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent("Sources/\(name)").path)
  }
}
