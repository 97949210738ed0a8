import Book
import Foundation

/// A file of a kata as it is on the disk: its path in the kata, and its bytes.
package struct KataFile: Equatable, Sendable {
  let path: String
  let bytes: Data
}

extension [KataFile] {
  /// The files in a folder of the kata, read as the book reads sources: with its line endings, and
  /// without files that are not text.
  func tree(in folder: String) -> SourceTree {
    let texts = compactMap { file -> (String, String)? in
      guard file.path.hasPrefix("\(folder)/"), let text = SourceTree.text(of: file.bytes) else {
        return nil
      }
      return (String(file.path.dropFirst(folder.count + 1)), text)
    }
    return SourceTree(Dictionary(texts) { one, _ in one })
  }

  /// The bytes of the files in a folder, by their paths in it.
  func contents(of folder: String) -> [String: Data] {
    let files = filter { $0.path.hasPrefix("\(folder)/") }
    return Dictionary(files.map { (String($0.path.dropFirst(folder.count + 1)), $0.bytes) }) {
      one, _ in one
    }
  }
}

extension SourceTree {
  /// Its files, with paths from the kata's folder.
  var asFiles: [KataFile] { paths.map { KataFile(path: $0, bytes: Data((self[$0] ?? "").utf8)) } }
}

extension Kata {
  /// The reader's present files: the sources, the guest, the reader's own tests, and the manifest
  /// if it is the reader's. Includes the files that links lead to.
  ///
  /// - Throws: ``KataError`` if one cannot be read.
  package func readersFiles() throws(KataError) -> [KataFile] {
    var files: [KataFile] = []
    for folder in readersFolders {
      for path in try swiftFiles(in: folder) {
        guard let bytes = contents(path) else { throw unreadable(path) }
        files.append(KataFile(path: path, bytes: bytes))
      }
    }
    if let ownManifest, let bytes = contents(ownManifest) {
      files.append(KataFile(path: ownManifest, bytes: bytes))
    }
    return files
  }

  private var readersFolders: [String] { [sourcesPath, guestPath, minePath] }

  /// The reader's files among some files.
  func readers(of files: [KataFile]) -> [KataFile] {
    files.filter { file in
      file.path == ownManifest || readersFolders.contains { file.path.hasPrefix("\($0)/") }
    }
  }

  private func unreadable(_ path: String) -> KataError {
    let reason =
      access(file(path).path, R_OK) == 0 ? "it is gone" : String(cString: strerror(errno))
    return .failed("\(self.path)/\(path) cannot be read", reason: reason)
  }
}
