import Book
import Text

/// The tests of a lesson that run against any version: its behaviours, and the doubles they need.
/// Leaves out proofs, tests of the parts of *after*, and what only they use.
package struct KataTests {
  /// Without `Side.swift`.
  package let behaviours: SourceTree
  /// The text of the lesson's own `Side.swift`.
  package let side: String

  package init(of lesson: Lesson, in workbook: Workbook) throws {
    let name = "Side.swift"
    let all = try workbook.tree(at: lesson.tests)
    let candidates = all.keeping { $0 == name || !lesson.isAboutSides($0, $1) }
    var tree = candidates.keeping { $0 == name || $1.contains("Side.allCases") }
      .withNeeded(from: candidates).mapping(Kata.withoutMarks)
    side = tree[name] ?? ""
    tree[name] = nil
    behaviours = tree
  }

  /// The tests of *before* that a reader's own tests start from, to be adapted to the types of
  /// another design: those in files `…TemplateTests.swift`.
  ///
  /// - Parameter module: The reader's module.
  static func templates(
    of lesson: Lesson, for module: String, in workbook: Workbook
  ) throws -> SourceTree {
    let end = "TemplateTests.swift"
    let files = try workbook.tree(at: lesson.tests).files.filter { $0.key.hasSuffix(end) }
      .map { path, text in
        (
          String(path.dropLast(end.count)) + "Tests.swift",
          Kata.withoutMarks(text).replacing("\(lesson.name)Before", with: module)
        )
      }
    return SourceTree(Dictionary(uniqueKeysWithValues: files))
  }

  /// The tests of the lesson's guest, with the lesson's doubles that they use.
  package func tests(of guest: LessonGuest) -> SourceTree {
    let doubles = behaviours.keeping { !$1.contains("Side") }
    return SourceTree(["GuestTests.swift": guest.tests]).withNeeded(from: doubles)
  }
}

extension Lesson {
  /// The tests' `Side` type with other versions instead of our two: the lines for *before* are
  /// repeated for each version, and the lines for *after* are left out.
  ///
  /// - Parameters:
  ///   - source: Our own file, in which a side's case, import and branch are separate lines.
  ///   - versions: The name of each version, and the name of its module.
  package func sideFile(
    _ source: String, for versions: [(name: String, module: String)]
  ) -> String {
    source.lines.flatMap { line -> [String] in
      switch line.trimmed.prefix(while: { $0 != ":" }) {
      case "case after", "case .after", "import \(name)After", "@testable import \(name)After":
        return []
      case "case before":
        return [line.replacing("before", with: versions.map(\.name).joined(separator: ", "))]
      case "case .before", "import \(name)Before", "@testable import \(name)Before":
        return versions.map { version in
          line.replacing("case .before:", with: "case .\(version.name):")
            .replacing("\(name)Before", with: version.module)
        }
      default: return [line]
      }
    }.joined(separator: "\n")
  }

  /// Whether a test file imports this side of the lesson, or one of its layers.
  package func isImported(_ side: Side, in text: String) -> Bool {
    let modules = [""] + layers.dropLast()
    return text.split(separator: "\n").contains { line in
      modules.contains { line.hasSuffix("import \(name)\(side.folder)\($0)") }
    }
  }

  /// Whether a test file is about our two sides themselves: a proof, or a file that imports a side.
  package func isAboutSides(_ path: String, _ text: String) -> Bool {
    path.hasSuffix("ProofTests.swift") || Side.allCases.contains { isImported($0, in: text) }
  }

  /// The products of the book that the lesson's tests build on: that of its room, and the loopback
  /// servers if they are imported.
  package func products(for tests: SourceTree) -> [String] {
    kataProducts + (needsServers(for: tests) ? ["Loopback"] : [])
  }

  /// The servers on this machine that some tests use, as a path in the book.
  package static let servers = "Tests/LoopbackSupport"

  package func needsServers(for tests: SourceTree) -> Bool {
    tests.files.values.contains { $0.contains("import LoopbackSupport\n") }
  }
}

extension SourceTree {
  /// The files that meet a condition.
  package func keeping(_ condition: (_ path: String, _ text: String) -> Bool) -> SourceTree {
    SourceTree(files.filter { condition($0.key, $0.value) })
  }

  /// These files, and every other file that declares something they use, directly or indirectly.
  package func withNeeded(from others: SourceTree) -> SourceTree {
    let declared = others.files.mapValues(SourceTree.names)
    var (chosen, latest) = (self, self)
    while !latest.files.isEmpty {
      let words = Set(latest.files.values.flatMap(SourceTree.words))
      latest = others.keeping { path, _ in
        chosen[path] == nil && !declared[path, default: []].isDisjoint(with: words)
      }
      chosen = chosen.overlaid(with: latest)
    }
    return chosen
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
