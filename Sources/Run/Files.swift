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

/// What a folder holds, without hidden files and those that editors keep for themselves. A link is not
/// followed, since what it leads to may belong to others.
package struct FolderContents: Equatable, Sendable {
  /// How many looks are enough for a folder in which files keep vanishing.
  private static let mostLooks = 20

  package private(set) var files: Files = [:]
  /// What else there is, in sentences.
  package private(set) var troubles: [String] = []
  /// The paths of files that are hidden and whose names have an ending.
  package private(set) var drafts: [String] = []
  private let ending: String?
  /// Whether a name vanished during the look, as when an editor replaces a file.
  private var hasMoved = false

  /// - Parameter ending: That of the names of ``drafts``.
  package init(of folder: URL, draftsEndIn ending: String? = nil) {
    self.ending = ending
    for _ in 0..<FolderContents.mostLooks {
      (files, troubles, drafts, hasMoved) = ([:], [], [], false)
      add(from: folder.path, as: "")
      if !hasMoved { break }
    }
    troubles.sort()
    drafts.sort()
  }

  private mutating func add(from folder: String, as prefix: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      if !prefix.isEmpty { explain(folder, prefix) }
      return
    }
    for name in names {
      let (place, path) = ("\(folder)/\(name)", prefix + name)
      if name.hasPrefix("."), let ending, name.hasSuffix(ending) { drafts.append(path) }
      if name.hasPrefix(".") { continue }
      var status = stat()
      let isThere = lstat(place, &status) == 0
      if FolderContents.isEditors(name), status.st_mode & S_IFMT != S_IFDIR { continue }
      guard isThere else {
        explain(place, path)
        continue
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: add(from: place, as: "\(path)/")
      case S_IFLNK:
        troubles.append("\(path) is a link; replace it with a copy of what it leads to.")
      case S_IFREG:
        guard let data = FileManager.default.contents(atPath: place) else {
          explain(place, path)
          continue
        }
        // Names that differ only in how they compose their accents are equal here.
        if files.updateValue(data, forKey: path) != nil {
          troubles.append("There are two files \(path), whose accents are composed differently.")
        }
      default: troubles.append("\(path) is neither a file nor a folder.")
      }
    }
  }

  /// Tells a file that has vanished from one that cannot be read.
  private mutating func explain(_ place: String, _ path: String) {
    var status = stat()
    if path.contains("\u{FFFD}") {
      troubles.append("The name of \(path) is not UTF-8.")
    } else if lstat(place, &status) != 0, errno == ENOENT {
      hasMoved = true
    } else {
      troubles.append("\(path) cannot be read.")
    }
  }

  /// Whether a file is a former version, unsaved work, or Vim's trial of a folder.
  private static func isEditors(_ name: String) -> Bool {
    name.hasSuffix("~") || name.hasPrefix("#") && name.hasSuffix("#") || name == "4913"
  }
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
