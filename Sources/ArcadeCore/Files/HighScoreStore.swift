import Foundation

/// Keeps the best score between games: a number in a file of its own.
struct HighScoreStore {
  let folder: URL

  private var file: TextFile { TextFile(path: folder.appendingPathComponent("high-score").path) }

  /// The best score so far; 0 when there is none yet.
  ///
  /// - Throws: ``ArcadeError`` when there is a file but no score in it. It is left as it is.
  func load() throws(ArcadeError) -> Int {
    guard FileManager.default.fileExists(atPath: file.path) else { return 0 }
    let text = try file.read().trimmingCharacters(in: .whitespacesAndNewlines)
    guard let score = Int(text), score >= 0 else { throw .damagedHighScore(file.path) }
    return score
  }

  /// Keeps a score if it is better than the one that is kept.
  func keep(_ score: Int) throws(ArcadeError) {
    guard try score > load() else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(folder.path, reason: "the folder cannot be made")
    }
    try file.replace("\(score)\n")
  }
}
