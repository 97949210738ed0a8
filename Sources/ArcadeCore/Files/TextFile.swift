import Foundation
import SpaceGame

/// Reads and writes small texts, with errors for a player.
struct TextFile {
  /// The maximum size of the arcade's files, in bytes.
  static let mostBytes = 16 << 20

  let path: String

  private var url: URL { URL(fileURLWithPath: path) }

  func read() throws(ArcadeError) -> String {
    let target = url.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else {
      throw .noSuchFile(path)
    }
    // A folder has no text; a pipe or a device may never end.
    guard attributes[.type] as? FileAttributeType == .typeRegular,
      let file = try? FileHandle(forReadingFrom: url),
      let data = try? file.read(upToCount: TextFile.mostBytes + 1) ?? Data(),
      data.count <= TextFile.mostBytes, let text = String(data: data, encoding: .utf8)
    else { throw .unreadable(path) }
    return text
  }

  func recording() throws(ArcadeError) -> Recording {
    let text = try read()
    do {
      return try Recording(text: text)
    } catch {
      throw .recording(path, error)
    }
  }

  /// Creates a file, but leaves an existing one unchanged.
  func create(_ text: String) throws(ArcadeError) {
    guard !path.hasSuffix("/") else {
      throw .unwritable(path, reason: "this is the name of a folder")
    }
    guard !FileManager.default.fileExists(atPath: path) else { throw .alreadyThere(path) }
    try write(text, options: .withoutOverwriting)
  }

  /// Replaces the file in one step, so that a crash leaves either the old or the new text.
  func replace(_ text: String) throws(ArcadeError) {
    try write(text, options: .atomic)
  }

  private func write(_ text: String, options: Data.WritingOptions) throws(ArcadeError) {
    do {
      try Data(text.utf8).write(to: url, options: options)
    } catch {
      throw .unwritable(
        path, code: ((error as? CocoaError)?.underlying as? POSIXError)?.code.rawValue)
    }
  }
}

extension ArcadeError {
  /// - Parameter code: The system's error number, if any.
  static func unwritable(_ path: String, code: Int32?) -> ArcadeError {
    let reason =
      switch code {
      case ENOENT, ENOTDIR: "there is no such folder"
      case EISDIR: "this is the name of a folder"
      case EACCES, EPERM: "you have no permission"
      case ENAMETOOLONG: "this is not a valid file name"
      case EROFS: "the disk is read-only"
      case ENOSPC: "the disk is full"
      default: "the system refused it"
      }
    return .unwritable(path, reason: reason)
  }
}
