import Foundation

/// A temporary folder for work that leaves no file behind.
enum PassingFolder {
  /// - Parameter work: Receives the folder, which is then removed with everything in it.
  static func use<Result: Sendable>(
    _ work: @MainActor (URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shipshape-visit-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ArcadeError.unwritable(folder.path, reason: "the folder cannot be made")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await work(folder)
  }
}
