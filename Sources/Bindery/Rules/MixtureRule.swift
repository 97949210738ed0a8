import Book
import Foundation
import Toolchain

/// Checks that all 512 mixtures of the nine lessons' sides give the same transcript, byte for byte.
struct MixtureRule: VerifyRule {
  let name = "mixtures"

  /// The shortest game in which something is hit.
  private static let ticks = 14

  func problems(in workbook: Workbook) async throws -> [String] {
    let programs = try await BuiltPrograms.current(in: workbook.root)
    let mixtures = MixtureRule.mixtures(of: workbook.lessons)
    let transcripts = try await mixtures.severalAtOnce { sides in
      let words = ["transcript", "--ticks", "\(MixtureRule.ticks)", "--sides", sides]
      return try await programs.lines(of: ["arcade"] + words)
    }
    return MixtureRule.differences(transcripts, of: mixtures)
  }

  /// Every choice of sides, in the arcade's notation; in the first, all are *before*.
  static func mixtures(of lessons: [Lesson]) -> [String] {
    lessons.reduce([[]]) { mixtures, lesson in
      mixtures.flatMap { mixture in
        Side.allCases.map { mixture + ["\(lesson.number)=\($0.rawValue)"] }
      }
    }.map { $0.joined(separator: ",") }
  }

  /// The mixtures whose transcript differs from that of the first.
  static func differences(_ transcripts: [[String]], of mixtures: [String]) -> [String] {
    guard let first = transcripts.first, !first.isEmpty else {
      return ["The arcade printed no transcript."]
    }
    return zip(mixtures, transcripts).filter { $1 != first }.map { sides, _ in
      "arcade transcript --sides \(sides) differs from that of \(mixtures[0])."
    }
  }
}
