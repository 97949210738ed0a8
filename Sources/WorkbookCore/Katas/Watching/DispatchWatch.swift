#if canImport(Darwin)
  import Darwin
  import Dispatch
  import Foundation
  import Synchronization

  /// Watches a folder with the notifications of macOS: an open descriptor on each folder and file.
  final class DispatchWatch: FolderWatching {
    private struct State {
      var sources: [String: SourceEnd] = [:]
      var isOver = false
    }

    private let tree: FolderTree
    private let queue = DispatchQueue(label: "shipshape.watch")
    private let state = Mutex(State())

    init(on folder: URL, below root: URL) {
      tree = FolderTree(folder: folder, root: root)
    }

    func begin(_ changed: @escaping @Sendable () -> Void) throws {
      if let failure = placeSources(changed) {
        end()
        throw FolderWatchError(number: failure)
      }
    }

    func end() {
      let sources = state.withLock { state in
        defer { (state.sources, state.isOver) = ([:], true) }
        return Array(state.sources.values)
      }
      for source in sources { source.cancel() }
    }

    /// Watches every folder and file that is there now.
    ///
    /// - Returns: The system's error where it lets no more be opened.
    @discardableResult
    private func placeSources(_ changed: @escaping @Sendable () -> Void) -> Int32? {
      var paths = tree.ancestors
      tree.forEachFolder { folder in
        paths.append(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        paths += names.filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
          .filter { !FolderTree.isFolder($0) }
      }
      for path in paths {
        let isKnown = state.withLock { $0.sources[path] != nil || $0.isOver }
        guard !isKnown else { continue }
        let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
          if errno == EMFILE || errno == ENFILE { return errno }
          continue
        }
        add(path, descriptor, changed)
      }
      return nil
    }

    private func add(
      _ path: String, _ descriptor: Int32, _ changed: @escaping @Sendable () -> Void
    ) {
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .delete, .rename, .extend, .attrib],
        queue: queue)
      source.setCancelHandler { close(descriptor) }
      source.setEventHandler { [weak self, weak source] in
        guard let self, let source else { return }
        // What has this name from now on is another file.
        if !source.data.isDisjoint(with: [.delete, .rename]) {
          self.state.withLock { $0.sources[path] = nil }
          source.cancel()
        }
        self.placeSources(changed)
        changed()
      }
      let end = SourceEnd(of: source)
      state.withLock { $0.sources[path] = end }
      source.resume()
    }
  }
#endif
