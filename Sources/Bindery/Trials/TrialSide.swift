import Book
import Foundation

/// A kata's `Side.swift`, with several modules in the place of the reader's.
///
/// It is made line by line: each line for the reader's module is repeated for each of ours.
struct TrialSide {
  let text: String

  /// The environment variable that names the subjects of a run, separated by commas.
  static let variable = "SHIPSHAPE_SIDES"

  /// - Parameter source: The `Side.swift` of the lesson's kata.
  init(_ source: String, of lesson: Lesson, subjects: [TrialPlan.Subject]) {
    let module = "\(lesson.name)Kata"
    var lines: [String] = []
    // The lines for the reader's side, and the indentation of the first one.
    var block: (depth: Int, lines: [String])?
    func close() {
      for subject in subjects {
        lines += (block?.lines ?? []).map {
          $0.replacing("case .mine:", with: "case .\(subject.name):")
            .replacing(module, with: subject.module.name)
        }
      }
      block = nil
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let indent = line.prefix { $0 == " " }.count
      if let open = block, line.isEmpty || indent > open.depth {
        block?.lines.append(line)
        continue
      }
      close()
      let word = line.dropFirst(indent)
      if word == "case mine" {
        let names = subjects.map(\.name).joined(separator: ", ")
        lines.append(line.replacing("case mine", with: "case \(names)"))
      } else if word.hasSuffix("import \(module)") {
        lines += subjects.map { line.replacing(module, with: $0.module.name) }
      } else if word.hasPrefix("case .mine:") {
        block = (indent, [line])
      } else {
        lines.append(line)
      }
    }
    close()
    text = lines.joined(separator: "\n")
  }

  /// A file that limits all subjects to those that a run is about.
  static func choice(of subjects: [TrialPlan.Subject]) -> String {
    """
    import Foundation

    extension Side {
      /// Those that are to be tried in this run; all of them where none is named.
      static let allCases: [Side] = {
        let all: [Side] = [\(subjects.map { ".\($0.name)" }.joined(separator: ", "))]
        guard let names = ProcessInfo.processInfo.environment["\(variable)"] else { return all }
        return all.filter { names.split(separator: ",").contains(Substring($0.rawValue)) }
      }()
    }

    """
  }
}
