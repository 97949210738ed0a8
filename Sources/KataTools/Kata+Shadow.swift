import BookContents
import Foundation
import Storage
import Toolchain

/// Where katas are built, and with what.
extension Kata {
  /// Lets only one check at a time use the shadows.
  func lockKatas(_ news: @Sendable (String) -> Void) async throws -> FolderLock {
    let katas = folder.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: katas, withIntermediateDirectories: true)
    return try await FolderLock.take(katas) { news("waiting for another check") }
  }

  /// The copy of the kata that is built and tested.
  var shadow: Shadow { shadow(in: ".\(lesson.folder.prefix(2))") }

  /// A package beside the katas that is built with them.
  func shadow(in name: String) -> Shadow {
    let (katas, house) = (folder.deletingLastPathComponent(), House(root: lesson.root))
    return Shadow(
      katas.appendingPathComponent(name, isDirectory: true),
      scratch: katas.appendingPathComponent(".build", isDirectory: true), shownAs: path,
      house: house.digest, keeping: house.modules)
  }
}

/// Everything that all katas are built with: the compiler, and the modules of the book.
private struct House {
  let root: URL

  /// The modules whose products need not be rebuilt for a kata.
  var modules: Set<String> {
    let folders = ["Sources", "Tests"].flatMap { names(in: $0) }
    let lessons = names(in: "Sources/Lessons").map { $0.drop { $0 != "-" }.dropFirst() }
    return Set(folders + lessons.flatMap { ["\($0)Before", "\($0)After"] })
  }

  var digest: String {
    var digest = ContentDigest()
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for place in places {
      let compiler = URL(fileURLWithPath: "\(place)/swift").resolvingSymlinksInPath()
      guard let facts = try? FileManager.default.attributesOfItem(atPath: compiler.path) else {
        continue
      }
      digest.add("\(compiler.path) \(facts[.size] ?? "") \(facts[.modificationDate] ?? "")")
      break
    }
    digest.add(root.path)
    let rooms = ["SpaceGame", "PlayerVisit", "RosterModel", "RosterFiles", "Storage"]
    for folder in rooms.map({ "Sources/\($0)" }) + ["Tests/LoopbackSupport"] {
      digest.add(Files(in: root.appendingPathComponent(folder)))
    }
    return digest.text
  }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)) ?? []
  }
}
