import Book

/// The tests' `Side` type with other versions in place of our two.
///
/// It is made from the lesson's own `Side.swift`: whatever is there for *before* is repeated for
/// each version, and what is there for *after* is left out.
package struct SideFile {
  package let text: String

  /// - Parameters:
  ///   - source: Our own, in which a side's case, import and branch begin lines of their own.
  ///   - versions: What to call each version there, and the name of its module.
  package init(
    _ source: String, of lesson: Lesson, versions: [(name: String, module: String)]
  ) {
    let (before, after) = ("\(lesson.name)Before", "\(lesson.name)After")
    text = SideFile.parts(of: source).flatMap { part -> [String] in
      let word = part[0].trimmed
      if word == "case after" || word.hasSuffix("import \(after)") || word.hasPrefix("case .after:")
      {
        return []
      }
      if word == "case before" {
        let names = versions.map(\.name).joined(separator: ", ")
        return [part[0].replacing("before", with: names)]
      }
      guard word.hasPrefix("case .before:") || word.hasSuffix("import \(before)") else {
        return part
      }
      return versions.flatMap { version in
        part.map {
          $0.replacing("case .before:", with: "case .\(version.name):")
            .replacing(before, with: version.module)
        }
      }
    }.joined(separator: "\n")
  }

  /// The lines; those of a branch of a `switch` over the sides stay together.
  private static func parts(of source: String) -> [[String]] {
    var parts: [[String]] = []
    // The indentation of the branch that the last part is.
    var branch: Int?
    for line in source.lines {
      let indent = line.prefix { $0 == " " }.count
      if let depth = branch, line.isEmpty || indent > depth {
        parts[parts.count - 1].append(line)
      } else {
        parts.append([line])
        branch = line.dropFirst(indent).hasPrefix("case .") ? indent : nil
      }
    }
    return parts
  }
}
