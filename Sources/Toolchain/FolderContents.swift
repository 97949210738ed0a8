import Foundation

/// What a folder holds, without hidden files and those that editors keep for themselves. A link is not
/// followed, since what it leads to may belong to others.
package struct FolderContents: Equatable, Sendable {
  /// How many looks are enough for a folder in which files keep vanishing.
  private static let mostLooks = 20

  package private(set) var files: Files = [:]
  /// What else there is, in sentences.
  package private(set) var troubles: [String] = []
  /// The paths of files that are hidden and whose names have an ending.
  package private(set) var drafts: Set<String> = []
  /// Whether a name vanished during the look, as when an editor replaces a file.
  private var hasMoved = false

  /// - Parameter ending: That of the names of ``drafts``.
  package init(of folder: URL, draftsEndIn ending: String? = nil) {
    for _ in 0..<FolderContents.mostLooks {
      (files, troubles, drafts, hasMoved) = ([:], [], [], false)
      add(from: folder.path, as: "", ending)
      if !hasMoved { break }
    }
    troubles.sort()
  }

  private mutating func add(from folder: String, as prefix: String, _ ending: String?) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      if !prefix.isEmpty { explain(folder, prefix) }
      return
    }
    for name in names {
      let (place, path) = ("\(folder)/\(name)", prefix + name)
      if name.hasPrefix("."), let ending, name.hasSuffix(ending) { drafts.insert(path) }
      if name.hasPrefix(".") { continue }
      var status = stat()
      guard lstat(place, &status) == 0 else {
        explain(place, path)
        continue
      }
      let kind = status.st_mode & S_IFMT
      if FolderContents.isEditors(name), kind != S_IFDIR { continue }
      switch kind {
      case S_IFDIR: add(from: place, as: "\(path)/", ending)
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
