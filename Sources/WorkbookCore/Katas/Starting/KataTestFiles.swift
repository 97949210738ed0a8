import Foundation

/// Which of a lesson's test files go into a kata: its behaviours, and the doubles that they need.
///
/// Proofs and the tests of after's parts are about our two sides: they stay behind, and so does what
/// only they use.
struct KataTestFiles {
  struct File: Hashable {
    /// As a path below the lesson's tests.
    let path: String
    let text: String
  }

  let files: [File]

  /// - Parameters:
  ///   - all: The lesson's test files.
  ///   - kata: Whose side is put in the place of ours.
  init(_ all: [File], for kata: Kata) {
    let candidates = all.filter { file in
      file.path == "Side.swift"
        || !file.path.hasSuffix("ProofTests.swift")
          && !KataTestFiles.importsSides(file.text, of: kata.lesson)
    }
    var chosen = candidates.filter { file in
      file.path == "Side.swift" || file.text.contains("Side.allCases")
    }
    var rest = candidates.filter { !chosen.contains($0) }
    while true {
      let words = Set(chosen.flatMap { KataTestFiles.words(in: $0.text) })
      let needed = rest.filter { file in
        !KataTestFiles.names(declaredIn: file.text).isDisjoint(with: words)
      }
      guard !needed.isEmpty else { break }
      chosen += needed
      rest.removeAll { needed.contains($0) }
    }
    files = chosen.sorted { $0.path < $1.path }.map { file in
      guard file.path == "Side.swift" else { return file }
      return File(path: file.path, text: KataSide(file.text, of: kata).text)
    }
  }

  private static func importsSides(_ text: String, of lesson: Lesson) -> Bool {
    ["Before", "After"].contains { side in
      text.split(separator: "\n").contains { $0.hasSuffix("import \(lesson.name)\(side)") }
    }
  }

  private static func words(in text: String) -> Set<Substring> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  /// The types that a file declares or extends, and the functions outside of any type.
  private static func names(declaredIn text: String) -> Set<Substring> {
    let declaration =
      #/
      (?m) ^ \s* (?: (?: public | final | private | @MainActor | indirect ) \s+ )*
      (?: struct | class | enum | actor | protocol | extension | func | typealias ) \s+ (\w+)
      /#
    return Set(text.matches(of: declaration).map { $0.1 })
  }
}
