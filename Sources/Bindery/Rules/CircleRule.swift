import Book
import Text

/// In a module, folders use each other in one direction only: to read one, you need to know those
/// below it, but none above it.
struct CircleRule: VerifyRule {
  let name = "circles"

  func problems(in workbook: Workbook) throws -> [String] {
    try workbook.names(in: "Sources").filter { $0 != "Lessons" }.flatMap { module in
      let folder = "Sources/\(module)"
      let tree = try workbook.tree(at: folder)
      return CircleRule.problems(in: tree, of: folder)
    }
  }

  /// The use of a type of one folder by a file in another.
  private struct Use {
    let user: String
    let owner: String
    let text: String
  }

  /// The uses that belong to circles between the folders of a module, or lie between two circles.
  ///
  /// - Parameters:
  ///   - tree: The files of the module; those outside its folders are ignored.
  ///   - path: Where the module is, for error messages.
  static func problems(in tree: SourceTree, of path: String) -> [String] {
    var uses = CircleRule.uses(in: tree)
    // A folder that uses no other, or that no other uses, is on no circle.
    while true {
      let (users, owners) = (Set(uses.map(\.user)), Set(uses.map(\.owner)))
      let left = uses.filter { owners.contains($0.user) && users.contains($0.owner) }
      if left.count == uses.count { break }
      uses = left
    }
    guard !uses.isEmpty else { return [] }
    let folders = Set(uses.map(\.user)).sorted().joined(separator: ", ")
    return [
      "\(path): the folders \(folders) use each other in a circle: "
        + uses.map(\.text).joined(separator: ", ") + "."
    ]
  }

  /// A use for each pair of folders, sorted by the file that uses the other folder.
  private static func uses(in tree: SourceTree) -> [Use] {
    let declaration =
      #/(?m)^(?:[\w@]+ )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/#
    let files = tree.paths.filter { $0.contains("/") }.map { ($0, tree[$0] ?? "") }
    let declared = files.flatMap { file, text in
      text.matches(of: declaration).map { (String($0.1), file) }
    }
    let owners = Dictionary(declared) { one, _ in one }
    var uses: [String: Use] = [:]
    for (file, text) in files {
      let user = folder(of: file)
      let types = Set(SwiftPiece.all(in: text).filter { $0.kind == .type }.map(\.text))
      for type in types.sorted() {
        guard let other = owners[type], folder(of: other) != user,
          !declared.contains(where: { $0 == (type, file) })
        else { continue }
        let owner = folder(of: other)
        uses["\(user) \(owner)"] =
          uses["\(user) \(owner)"]
          ?? Use(user: user, owner: owner, text: "\(file) uses \(type) of \(other)")
      }
    }
    return uses.values.sorted { $0.text < $1.text }
  }

  private static func folder(of file: String) -> String { String(file.prefix { $0 != "/" }) }
}
