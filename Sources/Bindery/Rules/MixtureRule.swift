import Book
import Foundation

/// All 512 mixtures of the nine lessons' sides give one transcript, to the byte.
struct MixtureRule: VerifyRule {
  let name = "mixtures"

  /// As short as a game can be in which something is hit.
  private static let ticks = 14

  func problems(in workbook: Workbook) async throws -> [String] {
    let besides = BuiltPrograms.besides
    let isThere = FileManager.default.isExecutableFile(
      atPath: besides.appendingPathComponent("arcade").path)
    let folder = try await BuiltPrograms(
      root: workbook.root, in: isThere ? besides : nil
    ).folder()
    let transcripts = try await MixtureRule.mixtures.severalAtOnce { sides in
      let words = ["transcript", "--ticks", "\(MixtureRule.ticks)", "--sides", sides]
      // Each with a runner of its own: they have nothing to share.
      let run = try await BuiltPrograms(root: workbook.root, in: folder).run("arcade", words)
      return try run.lines(of: ["arcade"] + words, exit: 0)
    }
    return MixtureRule.differences(transcripts)
  }

  /// Every choice of a side for each lesson, as the arcade reads it; all before first.
  static let mixtures: [String] = {
    Catalogue.lessons.reduce([[]]) { mixtures, lesson in
      mixtures.flatMap { mixture in
        Side.allCases.map { mixture + ["\(lesson.number)=\($0.rawValue)"] }
      }
    }.map { $0.joined(separator: ",") }
  }()

  /// The mixtures whose transcript is not that of the first, each with the first line that differs.
  static func differences(_ transcripts: [[String]]) -> [String] {
    guard let first = transcripts.first, !first.isEmpty else {
      return ["The arcade printed no transcript."]
    }
    return zip(mixtures, transcripts).compactMap { sides, transcript in
      guard transcript != first else { return nil }
      let same = zip(first, transcript).prefix { $0.0 == $0.1 }.count
      let line = same < transcript.count ? "“\(transcript[same])”" : "no more lines"
      return
        "arcade --sides \(sides) differs in line \(same + 1) of its transcript: it has \(line)."
    }
  }
}
