import Foundation

/// Makes a temporary folder for work that leaves no file behind.
enum ScratchFolder {
  /// - Parameter work: Receives the folder, which disappears afterwards with everything in it.
  static func use<Result: Sendable>(
    _ work: @MainActor (URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shipshape-visit-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ArcadeError.unwritable(folder.path, reason: "the folder could not be created")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await work(folder)
  }
}
