import Book

/// The near misses of a guest that is filled in, in one module with it: a process chooses one by its number.
struct GuestMisses: Sendable {
  /// A part of the guest, and what stands in its place.
  struct Miss: Equatable, Sendable {
    let old: String
    let new: String
  }

  /// The variable in the environment with the number; where it is not set, the guest is what it is.
  static let chosen = "SHIPSHAPE_MISS"
  /// The name of the file that lists them, as lines such as "- `speed: 9` → `speed: 8`: why".
  static let fileName = "NearMisses.md"

  /// Chosen by their numbers from 1.
  let misses: [Miss]
  /// The files of the module.
  let files: SourceTree

  /// - Parameter list: What the file has.
  /// - Throws: ``AuthorError`` where there is no function to fill in, or a part is not in it once.
  init(of guest: LessonGuest, list: String) throws {
    let header = #/((?:@MainActor\n)?public func )(\w+)(\((.*?)\) -> .+?) \{/#
    guard let match = guest.solution.firstMatch(of: header) else {
      throw AuthorError("There is no public function to fill in, in \(guest.solution)")
    }
    misses = list.matches(of: #/(?m)^- `(.+?)` → `(.*?)`/#).map {
      Miss(old: String($0.1), new: String($0.2))
    }
    for miss in misses where guest.solution.ranges(of: miss.old).count != 1 {
      throw AuthorError("A near miss is of no one place in the guest: “\(miss.old)”")
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
