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
  private let solution: String
  private let imports: String
  private let name: String
  private let head: String
  private let call: String

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
    solution = guest.solution
    // Those of the file to fill in are enough for its function.
    imports = guest.source.matches(of: #/(?m)^import .+\n/#).map { String($0.0) }.joined()
    name = String(match.2)
    head = "\(match.1)\(match.2)\(match.3)"
    call = match.4.matches(of: #/(\w+)(?: (\w+))?: /#)
      .map { $0.1 == "_" ? "\($0.2 ?? "")" : "\($0.1): \($0.2 ?? $0.1)" }.joined(separator: ", ")
  }

  /// The files of the module.
  var files: SourceTree {
    var files = ["Guest.swift": numbered(solution, 0), "Choice.swift": choice]
    for (number, miss) in zip(1..., misses) {
      let text = solution.replacing(miss.old, with: miss.new)
      files["Miss\(number).swift"] = numbered(text, number)
    }
    return SourceTree(files)
  }

  /// Their types are private, so only the function needs another name.
  private func numbered(_ text: String, _ number: Int) -> String {
    text.replacing("func \(name)(", with: "func \(name)\(number)(")
  }

  private var choice: String {
    let cases = misses.indices.map { "  case \"\($0 + 1)\": \(name)\($0 + 1)(\(call))" }
    return """
      import Foundation
      \(imports)
      \(head) {
        switch ProcessInfo.processInfo.environment["\(GuestMisses.chosen)"] {
      \(cases.joined(separator: "\n"))
        default: \(name)0(\(call))
        }
      }

      """
  }
}
