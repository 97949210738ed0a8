import Foundation
import Toolchain

extension FileManager {
  /// Makes a folder completely or not at all: it is filled under a hidden name beside its place,
  /// then moved there. Removes drafts over an hour old, left by programs that were killed.
  func makeWhole(_ place: URL, _ fill: (URL) throws -> Void) throws {
    let (home, prefix) = (place.deletingLastPathComponent(), ".new-")
    for name in (try? contentsOfDirectory(atPath: home.path)) ?? [] where name.hasPrefix(prefix) {
      let old = home.appendingPathComponent(name)
      if old.changed.timeIntervalSinceNow < -3600 { try? removeItem(at: old) }
    }
    try withDraft(beside: place) { draft in
      try fill(draft)
      try moveItem(at: draft, to: place)
    }
  }

  /// Makes a folder under a hidden name beside a place, and removes it afterwards unless it was
  /// moved.
  func withDraft(beside place: URL, _ work: (URL) throws -> Void) throws {
    let draft = place.deletingLastPathComponent()
      .appendingPathComponent(".new-\(UUID().uuidString)", isDirectory: true)
    defer { try? removeItem(at: draft) }
    try createDirectory(at: draft, withIntermediateDirectories: true)
    try work(draft)
  }

  /// Moves a file or folder, making the folder that it goes to. If the name is taken, adds a number
  /// to the name, which is returned.
  @discardableResult
  func move(_ item: URL, to place: URL) throws -> URL {
    let free = free(place)
    try createDirectory(at: free.deletingLastPathComponent(), withIntermediateDirectories: true)
    try moveItem(at: item, to: free)
    return free
  }

  /// A free place: the given one, or the first with a number after its name.
  func free(_ place: URL) -> URL {
    var (free, number) = (place, 2)
    while isThere(free) {
      free = place.deletingLastPathComponent().appendingPathComponent(
        "\(place.lastPathComponent)-\(number)")
      number += 1
    }
    return free
  }

  /// Whether there is a file, a folder or a link, even one that leads nowhere.
  func isThere(_ place: URL) -> Bool {
    (try? attributesOfItem(atPath: place.path)) != nil
  }
}
