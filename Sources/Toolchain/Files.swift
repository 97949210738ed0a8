import Foundation

/// Files by their paths in some folder, with `/` between names.
package typealias Files = [String: Data]

extension Files {
  /// The files that can be read in a folder; empty if there is no such folder.
  package init(in folder: URL) { self = FolderContents(of: folder).files }

  /// Writes the files in a folder, without waiting for the disk: all of them can be made again.
  package func write(to folder: URL) throws {
    for (path, data) in self {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  /// The text of a file with plain line endings, whatever an editor or a checkout has written.
  package func text(_ path: String) -> String? {
    self[path].map { String(decoding: $0, as: UTF8.self).replacing("\r\n", with: "\n") }
  }

  /// The same contents under other paths; a file whose new path is nil is left out.
  package func moved(_ path: (String) -> String?) -> Files {
    Files(compactMap { old, data in path(old).map { ($0, data) } }) { first, _ in first }
  }

  /// The files in a folder, by their paths in it.
  package func inside(_ folder: String) -> Files {
    moved { $0.hasPrefix("\(folder)/") ? String($0.dropFirst(folder.count + 1)) : nil }
  }
}

extension String {
  /// Whether the path is that of a package's manifest, such as `Package@swift-6.swift`.
  package var isManifest: Bool { contains(#/(^|\/)Package(@swift-[\d.]+)?\.swift$/#) }
}

/// What a path leads to, through links.
package enum FileKind {
  case file, folder

  /// - Returns: Nil for nothing, and for what may block a reader, such as a pipe.
  package init?(of place: URL) {
    var status = stat()
    guard stat(place.path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: return nil
    }
  }
}

/// A digest of contents to be compared later, which detects accidents and not attacks: 64-bit FNV-1a,
/// as published by Fowler, Noll and Vo, over words of eight bytes.
package struct ContentDigest {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package var text: String { String(value, radix: 16) }

  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  package mutating func add(_ files: Files) {
    for (path, data) in files.sorted(by: { $0.key < $1.key }) {
      add(path)
      add(data)
    }
  }

  package mutating func add(_ data: Data) {
    let padding = Data(count: (8 - data.count % 8) % 8)
    (data + padding).withUnsafeBytes { bytes in
      for word in bytes.bindMemory(to: UInt64.self) { add(word.littleEndian) }
    }
    add(UInt64(data.count))
  }

  private mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x100_0000_01b3 }
}
