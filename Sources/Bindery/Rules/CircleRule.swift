import Book
import Text

/// Checks that folders in a module use each other in one direction only: to read one, you need to
/// know those below it, but none above it.
struct CircleRule: VerifyRule {
  let name = "circles"

  func problems(in workbook: Workbook) throws -> [String] {
    try workbook.names(in: "Sources").filter { $0 != "Lessons" }.flatMap { module in
      let folder = "Sources/\(module)"
      let tree = try workbook.tree(at: folder)
      return CircleRule.problems(in: tree, of: folder)
    }
  }

  /// The uses that belong to circles between the folders of a module, or connect two circles.
  ///
  /// - Parameters:
  ///   - tree: The files of the module; those outside its folders are ignored.
  ///   - path: The path of the module, for error messages.
  static func problems(in tree: SourceTree, of path: String) -> [String] {
    var (uses, left) = ([Use: String](), CircleRule.uses(in: tree))
    // A folder that uses no other, or that no other uses, is not on a circle.
    while left != uses {
      uses = left
      let (users, owners) = (Set(uses.keys.map(\.user)), Set(uses.keys.map(\.owner)))
      left = uses.filter { owners.contains($0.key.user) && users.contains($0.key.owner) }
    }
    guard !uses.isEmpty else { return [] }
    let folders = Set(uses.keys.map(\.user)).sorted().joined(separator: ", ")
    return [
      "\(path): the folders \(folders) use each other in a circle: "
        + uses.values.sorted().joined(separator: ", ") + "."
    ]
  }

  /// A folder that uses another.
  private struct Use: Hashable {
    let user: String
    let owner: String
  }

  /// An example of each use.
  private static func uses(in tree: SourceTree) -> [Use: String] {
    let declaration =
      #/(?m)^(?:[\w@]+ )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/#
    let files = tree.paths.filter { $0.contains("/") }.map { ($0, tree[$0] ?? "") }
    let declared = files.flatMap { file, text in
      text.matches(of: declaration).map { (String($0.1), file) }
    }
    let owners = Dictionary(declared) { one, _ in one }
    var uses: [Use: String] = [:]
    for (file, text) in files {
      let types = Set(SwiftPiece.all(in: text).filter { $0.kind == .type }.map(\.text))
      for type in types.sorted() where !declared.contains(where: { $0 == (type, file) }) {
        guard let other = owners[type] else { continue }
        let use = Use(user: folder(of: file), owner: folder(of: other))
        guard use.user != use.owner, uses[use] == nil else { continue }
        uses[use] = "\(file) uses \(type) of \(other)"
      }
    }
    return uses
  }

  private static func folder(of file: String) -> String { String(file.prefix { $0 != "/" }) }
}
