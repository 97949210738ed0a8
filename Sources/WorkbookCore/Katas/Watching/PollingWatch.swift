import Dispatch
import Foundation
import Synchronization

/// Looks once a second, at times and sizes only: for systems that tell of no changes.
final class PollingWatch: FolderWatching {
  private struct Mark: Hashable {
    let path: String
    let size: Int
    let date: Date?
    let number: Int
  }

  private struct State {
    var timer: SourceEnd?
    var marks: Set<Mark> = []
  }

  private let folder: URL
  private let queue = DispatchQueue(label: "shipshape.watch")
  private let state = Mutex(State())

  init(on folder: URL) {
    self.folder = folder
  }

  func begin(_ changed: @escaping @Sendable () -> Void) throws {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(200))
    timer.setEventHandler { [weak self] in
      if self?.hasChanged() == true { changed() }
    }
    let end = SourceEnd(of: timer)
    state.withLock { $0.timer = end }
    _ = hasChanged()
    timer.resume()
  }

  func end() {
    let timer = state.withLock { state in
      defer { state.timer = nil }
      return state.timer
    }
    timer?.cancel()
  }

  /// Whether anything is different from the last look.
  func hasChanged() -> Bool {
    let marks = marks()
    return state.withLock { state in
      defer { state.marks = marks }
      return state.marks != marks
    }
  }

  private func marks() -> Set<Mark> {
    var marks: Set<Mark> = []
    func note(_ path: String) {
      guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return }
      marks.insert(
        Mark(
          path: path, size: facts[.size] as? Int ?? 0, date: facts[.modificationDate] as? Date,
          number: facts[.systemFileNumber] as? Int ?? 0))
    }
    FolderTree(folder: folder, root: folder).forEachFolder { path in
      note(path)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names where !name.hasPrefix(".") { note("\(path)/\(name)") }
    }
    return marks
  }
}
