import Book

/// The near misses of a filled-in guest, in one module with it; a process chooses one by its
/// number.
struct GuestMisses: Sendable {
  /// A part of the guest, and its replacement.
  struct Miss: Equatable, Sendable {
    let old: String
    let new: String
  }

  /// The environment variable with the number; if it is not set, the guest is unchanged.
  static let chosen = "SHIPSHAPE_MISS"
  /// The name of the file that lists them, as lines such as "- `speed: 9` → `speed: 8`: why".
  static let fileName = "NearMisses.md"

  /// The near misses, chosen by their numbers from 1.
  let misses: [Miss]
  /// The files of the module.
  let files: SourceTree

  /// - Parameter list: The contents of the file.
  /// - Throws: ``AuthorError`` if there is no function to fill in, or a part does not occur exactly
  ///   once.
  init(of guest: LessonGuest, list: String) throws {
    let header = #/((?:@MainActor\n)?public func )(\w+)(\((.*?)\) -> .+?) \{/#
    guard let match = guest.solution.firstMatch(of: header) else {
      throw AuthorError("There is no public function to fill in, in \(guest.solution)")
    }
    misses = list.matches(of: #/(?m)^- `(.+?)` → `(.*?)`/#).map {
      Miss(old: String($0.1), new: String($0.2))
    }
    for miss in misses where guest.solution.ranges(of: miss.old).count != 1 {
      throw AuthorError("A near miss does not occur exactly once in the guest: “\(miss.old)”")
    }
    let name = match.2
    let arguments = match.4.matches(of: #/(\w+)(?: (\w+))?: /#)
      .map { $0.1 == "_" ? "\($0.2 ?? "")" : "\($0.1): \($0.2 ?? $0.1)" }.joined(separator: ", ")
    let solutions = [guest.solution] + misses.map { guest.solution.replacing($0.old, with: $0.new) }
    var files: [String: String] = [:]
    for (number, text) in solutions.enumerated() {
      // Their types are private, so only the function needs another name.
      files[number == 0 ? "Guest.swift" : "Miss\(number).swift"] =
        text.replacing("func \(name)(", with: "func \(name)\(number)(")
    }
    let cases = misses.indices.map { "  case \"\($0 + 1)\": \(name)\($0 + 1)(\(arguments))" }
    // The imports of the file to fill in are enough for its function.
    let imports = guest.source.matches(of: #/(?m)^import .+\n/#).map { String($0.0) }.joined()
    files["Choice.swift"] = """
      import Foundation
      \(imports)
      \(match.1)\(name)\(match.3) {
        switch ProcessInfo.processInfo.environment["\(GuestMisses.chosen)"] {
      \(cases.joined(separator: "\n"))
        default: \(name)0(\(arguments))
        }
      }

      """
    self.files = SourceTree(files)
  }
}
