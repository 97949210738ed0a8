import Foundation

/// A lesson's choice of a side with other modules in the place of our two.
///
/// It is made from the lesson's own `Side.swift`, line by line: what stands for before is there once
/// for each module, what stands for after goes away.
struct TrialSide {
  let text: String

  /// A side of a trial: a case of the choice, and the module that it stands for.
  struct Side: Hashable, Sendable {
    let name: String
    let module: String
    /// Those of one group run together, and each group by itself: more at once would be in each
    /// other's way where tests watch the clock.
    var group = ""
  }

  /// The variable that names the sides that are to be tried, separated by commas.
  static let variable = "SHIPSHAPE_SIDES"

  init(_ source: String, of lesson: Lesson, sides: [Side]) {
    let before = "\(lesson.name)Before"
    let after = "\(lesson.name)After"
    var lines: [String] = []
    // A stretch of lines that stands for a side, with how far it is indented.
    var block: (isBefore: Bool, depth: Int, lines: [String])?
    func close() {
      guard let open = block else { return }
      block = nil
      guard open.isBefore else { return }
      for side in sides {
        lines += open.lines.map {
          $0.replacing("case .before:", with: "case .\(side.name):")
            .replacing(before, with: side.module)
        }
      }
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let indent = line.prefix { $0 == " " }.count
      if let open = block, line.isEmpty || indent > open.depth {
        block?.lines.append(line)
        continue
      }
      close()
      let word = line.dropFirst(indent)
      let blanks = String(repeating: " ", count: indent)
      switch word {
      case "case after": continue
      case "case before", "case before, after":
        lines.append("\(blanks)case \(sides.map(\.name).joined(separator: ", "))")
      case _ where word.hasSuffix("import \(after)"): continue
      case _ where word.hasSuffix("import \(before)"):
        lines += sides.map { line.replacing(before, with: $0.module) }
      case _ where word.hasPrefix("case .before:") || word.hasPrefix("case .after:"):
        block = (word.hasPrefix("case .before:"), indent, [line])
      default: lines.append(line)
      }
    }
    close()
    text = lines.joined(separator: "\n")
  }

  /// A file that leaves of all sides those that a run is about.
  static func choice(of sides: [Side]) -> String {
    """
    import Foundation

    extension Side {
      /// Those that are to be tried in this run; all of them where none is named.
      static let allCases: [Side] = {
        let all: [Side] = [\(sides.map { ".\($0.name)" }.joined(separator: ", "))]
        guard let names = ProcessInfo.processInfo.environment["\(variable)"] else { return all }
        return all.filter { names.split(separator: ",").contains(Substring($0.rawValue)) }
      }()
    }

    """
  }
}
