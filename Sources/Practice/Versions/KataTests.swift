import Book

/// The tests of a lesson that run against any version: its behaviours, and the doubles they need.
/// Proofs and tests of the parts of *after* are left out, and so is anything that only they use.
package struct KataTests {
  /// Without `Side.swift`.
  package let behaviours: SourceTree
  /// The text of the lesson's own `Side.swift`.
  package let side: String
  private let lesson: Lesson

  package init(of lesson: Lesson, in workbook: Workbook) throws {
    let name = "Side.swift"
    let all = try SourceTree(of: workbook.tests(of: lesson))
    let candidates = all.keeping { $0 == name || !lesson.isAboutSides($0, $1) }
    var tree = candidates.keeping { $0 == name || $1.contains("Side.allCases") }
      .withNeeded(from: candidates).mapping(Kata.withoutMarks)
    side = tree[name] ?? ""
    tree[name] = nil
    behaviours = tree
    self.lesson = lesson
  }

  /// The tests of the lesson's guest, with the doubles of the lesson that they name.
  package func tests(of guest: LessonGuest) -> SourceTree {
    let doubles = behaviours.keeping { !$1.contains("Side") }
    return SourceTree(["GuestTests.swift": guest.tests]).withNeeded(from: doubles)
  }

  /// The test files for versions of the lesson's module.
  package func tree(for versions: [(name: String, module: String)]) -> SourceTree {
    var tree = behaviours
    tree["Side.swift"] = lesson.sideFile(side, for: versions)
    return tree
  }
}

extension Lesson {
  /// The tests' `Side` type with other versions in place of our two: whatever is there for *before*
  /// is repeated for each version, and what is there for *after* is left out.
  ///
  /// - Parameters:
  ///   - source: Our own, in which a side's case, import and branch begin lines of their own.
  ///   - versions: What to call each version there, and the name of its module.
  package func sideFile(
    _ source: String, for versions: [(name: String, module: String)]
  ) -> String {
    let (before, after) = ("\(name)Before", "\(name)After")
    return Lesson.parts(of: source).flatMap { part -> [String] in
      let word = part[0].trimmed
      if word == "case after" || word.hasSuffix("import \(after)") { return [] }
      if word.hasPrefix("case .after:") { return [] }
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

  /// Whether a test file imports this side of the lesson.
  package func isImported(_ side: Side, in text: String) -> Bool {
    text.split(separator: "\n").contains { $0.hasSuffix("import \(name)\(side.folder)") }
  }

  /// Whether a test file is about our two sides themselves: a proof, or a file that imports a side.
  package func isAboutSides(_ path: String, _ text: String) -> Bool {
    path.hasSuffix("ProofTests.swift") || Side.allCases.contains { isImported($0, in: text) }
  }

  /// The products of the book that tests of the lesson build on: that of its room, and the loopback
  /// servers if they are imported.
  package func products(for tests: SourceTree) -> [String] {
    let needsServers = tests.files.values.contains { $0.contains("import LoopbackSupport\n") }
    return [kataProduct] + (needsServers ? ["Loopback"] : [])
  }
}

extension SourceTree {
  /// The files that meet a condition.
  package func keeping(_ condition: (_ path: String, _ text: String) -> Bool) -> SourceTree {
    SourceTree(files.filter { condition($0.key, $0.value) })
  }

  /// These files, and every other file that declares something they use, directly or indirectly.
  package func withNeeded(from others: SourceTree) -> SourceTree {
    var chosen = self
    while true {
      let words = Set(chosen.files.values.flatMap(SourceTree.words))
      let needed = others.keeping { path, text in
        chosen[path] == nil && !SourceTree.names(declaredIn: text).isDisjoint(with: words)
      }
      guard !needed.files.isEmpty else { return chosen }
      chosen = chosen.overlaid(with: needed)
    }
  }

  private static func words(in text: String) -> Set<Substring> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  /// The types that a file declares or extends, and the functions that it declares.
  private static func names(declaredIn text: String) -> Set<Substring> {
    let declaration =
      #/
      (?m) ^ \s* (?: (?: public | final | private | @MainActor | indirect ) \s+ )*
      (?: struct | class | enum | actor | protocol | extension | func | typealias ) \s+ (\w+)
      /#
    return Set(text.matches(of: declaration).map { $0.1 })
  }
}
