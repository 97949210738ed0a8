#if os(Linux)
  import Dispatch
  import Foundation
  import Synchronization

  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Watches a folder with the notifications of Linux.
  ///
  /// Each folder has a watch of its own. Those on the way to it are watched for names only, so that
  /// the folder is found again when it comes back.
  final class InotifyWatch: FolderWatching {
    private static let inside =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF
    private static let onTheWay = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO

    private struct State {
      var source: SourceEnd?
      /// The name that counts in each folder on the way.
      var names: [Int32: String] = [:]
    }

    private let tree: FolderTree
    private let queue = DispatchQueue(label: "shipshape.watch")
    private let state = Mutex(State())

    init(on folder: URL, below root: URL) {
      tree = FolderTree(folder: folder, root: root)
    }

    func begin(_ changed: @escaping @Sendable () -> Void) throws {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { throw FolderWatchError(number: errno) }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setCancelHandler { close(descriptor) }
      let handle = SourceEnd(of: source)
      state.withLock { $0.source = handle }
      source.setEventHandler { [weak self] in
        guard let self else { return }
        if self.hear(descriptor) { changed() }
      }
      let failure = placeWatches(descriptor)
      source.resume()
      if let failure {
        end()
        throw FolderWatchError(number: failure)
      }
    }

    func end() {
      let source = state.withLock { state in
        defer { state.source = nil }
        return state.source
      }
      source?.cancel()
    }

    /// Watches every folder that is there now. One that has a watch keeps it.
    ///
    /// - Returns: The system's error where it has no more watches to give.
    @discardableResult
    private func placeWatches(_ descriptor: Int32) -> Int32? {
      var failure: Int32?
      func place(_ path: String, _ mask: Int32) -> Int32? {
        let watch = inotify_add_watch(descriptor, path, UInt32(mask) | UInt32(IN_ONLYDIR))
        // One that just went away is no failure: the folder around it tells.
        if watch < 0, errno == ENOSPC || errno == ENOMEM { failure = errno }
        return watch < 0 ? nil : watch
      }
      let goal = tree.folder.standardizedFileURL.path
      for path in tree.ancestors {
        guard let watch = place(path, InotifyWatch.onTheWay) else { continue }
        let name = goal.dropFirst(path.count).split(separator: "/").first.map(String.init)
        state.withLock { $0.names[watch] = name }
      }
      tree.forEachFolder { path in
        if let watch = place(path, InotifyWatch.inside) {
          state.withLock { $0.names[watch] = nil }
        }
      }
      return failure
    }

    /// Reads all news there are.
    ///
    /// - Returns: Whether any of them may matter.
    private func hear(_ descriptor: Int32) -> Bool {
      var matters = false
      var needsWatches = false
      let size = 16 * 1024
      let buffer = UnsafeMutableRawBufferPointer.allocate(
        byteCount: size, alignment: MemoryLayout<inotify_event>.alignment)
      defer { buffer.deallocate() }
      while true {
        let count = read(descriptor, buffer.baseAddress, size)
        guard count > 0 else { break }
        var offset = 0
        while offset < count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + MemoryLayout<inotify_event>.size
          let bytes = buffer[start..<start + Int(event.len)].prefix { $0 != 0 }
          offset = start + Int(event.len)
          guard isOurs(event, named: String(decoding: bytes, as: UTF8.self)) else { continue }
          matters = true
          let change = IN_CREATE | IN_MOVED_TO
          let isOfFolder = event.mask & UInt32(IN_ISDIR) != 0 && event.mask & UInt32(change) != 0
          if isOfFolder || event.mask & UInt32(IN_Q_OVERFLOW) != 0 { needsWatches = true }
        }
      }
      if needsWatches { placeWatches(descriptor) }
      return matters
    }

    private func isOurs(_ event: inotify_event, named name: String) -> Bool {
      if event.mask & UInt32(IN_IGNORED) != 0 { return false }
      if let wanted = state.withLock({ $0.names[event.wd] }) { return name == wanted }
      // What a build writes, and what editors keep beside a file.
      return !name.hasPrefix(".")
    }
  }
#endif
