import Foundation

/// Work with what links lead to: a copy that shares files with its original would change with it.
extension FileManager {
  /// Copies a file or a folder with the contents that its links lead to; a link that leads nowhere, or
  /// to a folder that it is in, stays a link.
  package func copyContents(of item: URL, to copy: URL) throws {
    try copyContents(of: item, to: copy, below: [])
  }

  /// - Parameter around: The folders that it is in, by their real paths.
  private func copyContents(of item: URL, to copy: URL, below around: Set<String>) throws {
    let real = item.resolvingSymlinksInPath()
    guard fileExists(atPath: real.path), !around.contains(real.path) else {
      return try copyItem(at: item, to: copy)
    }
    guard real.isFolder else { return try copyItem(at: real, to: copy) }
    try createDirectory(at: copy, withIntermediateDirectories: true)
    for name in try contentsOfDirectory(atPath: item.path) {
      try copyContents(
        of: item.appendingPathComponent(name), to: copy.appendingPathComponent(name),
        below: around.union([real.path]))
    }
  }

  /// Puts the contents that a link leads to in its place; does nothing where there is no link, or one
  /// to a folder that it is in.
  package func replaceLink(_ link: URL) throws {
    let home = link.deletingLastPathComponent()
    guard isLink(link), fileExists(atPath: link.path),
      !"\(home.resolvingSymlinksInPath().path)/".hasPrefix(
        "\(link.resolvingSymlinksInPath().path)/")
    else { return }
    let copy =
      home
      .appendingPathComponent(".new-\(UUID().uuidString)", isDirectory: false)
    let aside = copy.appendingPathExtension("link")
    do {
      try copyContents(of: link, to: copy)
      try moveItem(at: link, to: aside)
      try moveItem(at: copy, to: link)
      try removeItem(at: aside)
    } catch {
      try? moveItem(at: aside, to: link)
      try? removeItem(at: copy)
      throw error
    }
  }

  /// Replaces each link on the way from a folder to a path in it, so that writing or removing there
  /// changes nothing outside that folder.
  package func replaceLinks(on path: String, in folder: URL) throws {
    var place = folder
    for name in path.split(separator: "/") {
      place.appendPathComponent(String(name))
      try replaceLink(place)
    }
  }

  /// Replaces all links in a folder, at any depth.
  package func replaceLinks(in folder: URL) throws {
    for path in try subpathsOfDirectory(atPath: folder.path) {
      try replaceLink(folder.appendingPathComponent(path))
    }
  }

  package func isLink(_ place: URL) -> Bool {
    (try? destinationOfSymbolicLink(atPath: place.path)) != nil
  }
}
