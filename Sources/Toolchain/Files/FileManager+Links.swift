import Foundation

extension FileManager {
  package func isLink(_ place: URL) -> Bool {
    (try? destinationOfSymbolicLink(atPath: place.path)) != nil
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

  /// Replaces a link with a copy of its target; does nothing if there is no link, or one to a
  /// folder that contains it.
  private func replaceLink(_ link: URL) throws {
    let home = link.deletingLastPathComponent()
    let target = link.resolvingSymlinksInPath().path
    guard isLink(link), fileExists(atPath: link.path),
      !"\(home.resolvingSymlinksInPath().path)/".hasPrefix("\(target)/")
    else { return }
    let copy = home.appendingPathComponent(".new-\(UUID().uuidString)", isDirectory: false)
    let aside = copy.appendingPathExtension("link")
    do {
      try copyContents(of: link, to: copy, below: [])
      try moveItem(at: link, to: aside)
      try moveItem(at: copy, to: link)
      try removeItem(at: aside)
    } catch {
      try? moveItem(at: aside, to: link)
      try? removeItem(at: copy)
      throw error
    }
  }

  /// Copies a file or a folder, with copies of its links' targets: a copy that shared files with
  /// its original would change with it. A link that leads nowhere, or to a folder that contains it,
  /// stays.
  ///
  /// - Parameter around: The folders that contain it, by their real paths.
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
}
