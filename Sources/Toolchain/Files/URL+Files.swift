import Foundation

extension URL {
  /// When the file here was last changed; long ago if there is none.
  package var changed: Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  /// Writes a text here, making the folder for it.
  ///
  /// Unlike `Data`, does not wait until the text is on the disk: for many small files that can be
  /// made again, waiting takes longer than making them.
  package func fill(with text: String) throws { try fill(with: Data(text.utf8)) }

  package func fill(with contents: Data) throws {
    try FileManager.default.createDirectory(
      at: deletingLastPathComponent(), withIntermediateDirectories: true)
    guard let file = fopen(path, "w") else { throw URL.lastError }
    let isWhole = contents.withUnsafeBytes {
      fwrite($0.baseAddress, 1, $0.count, file) == $0.count
    }
    let error = URL.lastError
    guard fclose(file) == 0 else { throw URL.lastError }
    guard isWhole else { throw error }
  }

  private static var lastError: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  /// The same place without symbolic links, as SwiftPM and the compiler name it.
  ///
  /// Foundation's own resolving gives another name on macOS: it leaves out the `/private` to which
  /// `/tmp` and `/var` lead.
  package var withoutLinks: URL {
    guard let real = realpath(path, nil) else { return resolvingSymlinksInPath() }
    defer { free(real) }
    return URL(fileURLWithPath: String(cString: real))
  }

  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
