import Book
import Foundation

/// In a module, folders use each other in one direction only: to read one, you need to know those
/// below it, but none above it.
struct CircleRule: VerifyRule {
  let name = "circles"

  func problems(in workbook: Workbook) throws -> [String] {
    try workbook.names(in: "Sources").filter { $0 != "Lessons" }.flatMap { module in
      let folder = "Sources/\(module)"
      let tree = try SourceTree(of: workbook.root.appendingPathComponent(folder, isDirectory: true))
      return CircleRule.problems(in: tree, of: folder)
    }
  }

  /// A use of a type: the file that names it, and the one that declares it.
  private struct Use {
    let type: String
    let user: String
    let owner: String
  }

  /// The circles between the folders of a module, each reported once.
  ///
  /// - Parameters:
  ///   - tree: The files of the module; those outside its folders are ignored.
  ///   - path: Where the module is, for error messages.
  static func problems(in tree: SourceTree, of path: String) -> [String] {
    let names = tree.files.filter { folder(of: $0.key) != nil }.mapValues(SwiftNames.init)
    var owners: [String: String] = [:]
    for (file, found) in names.sorted(by: { $0.key < $1.key }) {
      for type in found.declared { owners[type] = owners[type] ?? file }
    }
    var uses: [String: [String: Use]] = [:]
    for (file, found) in names.sorted(by: { $0.key < $1.key }) {
      guard let from = folder(of: file) else { continue }
      for type in found.mentioned.sorted() where !found.declared.contains(type) {
        guard let owner = owners[type], let to = folder(of: owner), to != from else { continue }
        uses[from, default: [:]][to] =
          uses[from]?[to] ?? Use(type: type, user: file, owner: owner)
      }
    }
    return circles(in: uses.mapValues { Set($0.keys) }).map { circle in
      let steps = zip(circle, circle.dropFirst() + [circle[0]]).compactMap { uses[$0]?[$1] }
        .map { "\($0.user) uses \($0.type) of \($0.owner)" }
      return "\(path): the folders \(circle.joined(separator: ", ")) use each other in a circle: "
        + steps.joined(separator: ", ") + "."
    }
  }

  /// The shortest circle through each folder that is on one; each set of folders is listed once.
  private static func circles(in uses: [String: Set<String>]) -> [[String]] {
    var seen: Set<Set<String>> = []
    return uses.keys.sorted().compactMap { start in
      var paths = [[start]]
      var reached: Set<String> = []
      while !paths.isEmpty {
        var longer: [[String]] = []
        for path in paths {
          for next in (uses[path[path.count - 1]] ?? []).sorted() {
            if next == start { return seen.insert(Set(path)).inserted ? path : nil }
            if reached.insert(next).inserted { longer.append(path + [next]) }
          }
        }
        paths = longer
      }
      return nil
    }
  }

  private static func folder(of file: String) -> String? {
    let parts = file.split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }
}

/// The types that a Swift file declares at its top level, and all words in it that may be types,
/// except in comments and strings.
private struct SwiftNames {
  private(set) var declared: Set<String> = []
  private(set) var mentioned: Set<String> = []

  private static let declaring: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  init(_ text: String) {
    var scanner = SwiftScanner(Array(text))
    var depth = 0
    var previous = ""
    while let token = scanner.next() {
      if token.kind == .comment || token.kind == .string { continue }
      if token.kind == .type {
        mentioned.insert(token.text)
        if depth == 0, SwiftNames.declaring.contains(previous) { declared.insert(token.text) }
      }
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      if !token.text.allSatisfy(\.isWhitespace) { previous = token.text }
    }
  }
}
