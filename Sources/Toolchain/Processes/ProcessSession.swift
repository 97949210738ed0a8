import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A child and everything that it started, at any depth, except processes that moved to their own
/// session.
///
/// On Linux, a mark in the environment finds those too: a process can easily leave its session, but
/// it inherits its environment. Only one that leaves the session and also clears its environment
/// escapes. On macOS, a process that moved to its own session is not found, marked or not.
struct ProcessSession {
  /// The process ID of the session's leader, which must not have been reaped yet.
  let leader: pid_t
  /// The name of an environment variable that only the leader was started with; nil for none.
  var mark: String?

  /// The living processes; zombies do not count.
  var members: [pid_t] {
    ProcessSession.all().filter { $0.session == leader || isMarked($0.id) }.map(\.id)
  }

  /// How many bytes of memory the members use now, in total.
  var memory: Int { members.map(ProcessSession.memory).reduce(0, +) }

  /// Sends a signal to every member, and resumes stopped ones so that they act on it.
  func signal(_ signal: Int32) {
    for member in members {
      kill(member, signal)
      kill(member, SIGCONT)
    }
  }

  private struct Entry {
    let id: pid_t
    let session: pid_t
  }

  #if canImport(Darwin)
    private func isMarked(_ id: pid_t) -> Bool { false }

    private static func memory(of id: pid_t) -> Int {
      var usage = rusage_info_v0()
      let result = withUnsafeMutablePointer(to: &usage) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(id, RUSAGE_INFO_V0, $0)
        }
      }
      return result == 0 ? Int(clamping: usage.ri_phys_footprint) : 0
    }

    private static func all() -> [Entry] {
      var question = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
      var size = 0
      guard sysctl(&question, 3, nil, &size, nil, 0) == 0 else { return [] }
      // More processes may have started since we asked for the size.
      let stride = MemoryLayout<kinfo_proc>.stride
      var processes = [kinfo_proc](repeating: kinfo_proc(), count: size / stride + 64)
      size = processes.count * stride
      guard sysctl(&question, 3, &processes, &size, nil, 0) == 0 else { return [] }
      return processes.prefix(size / stride).compactMap { process in
        guard Int32(process.kp_proc.p_stat) != SZOMB else { return nil }
        return Entry(id: process.kp_proc.p_pid, session: getsid(process.kp_proc.p_pid))
      }
    }
  #else
    private static func memory(of id: pid_t) -> Int {
      // The total number of pages, then the number of resident ones.
      record("/proc/\(id)/statm", atMost: 256) { record in
        let fields = String(decoding: record, as: UTF8.self).split(separator: " ")
        return (fields.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
      } ?? 0
    }

    private static func all() -> [Entry] {
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      var entries: [Entry] = []
      while let item = readdir(folder) {
        let name = withUnsafeBytes(of: &item.pointee.d_name) { name in
          String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard let id = pid_t(name) else { continue }
        let entry = record("/proc/\(id)/stat", atMost: 1024) { record in
          ProcessSession.entry(in: String(decoding: record, as: UTF8.self), id: id)
        }
        if let entry = entry ?? nil { entries.append(entry) }
      }
      return entries
    }

    /// Reads a line such as `42 (sh) S 1 42 42 …`: state, parent, group, session.
    private static func entry(in record: String, id: pid_t) -> Entry? {
      // The name is in parentheses, and may itself contain parentheses.
      guard let end = record.utf8.lastIndex(of: UInt8(ascii: ")")) else { return nil }
      let fields = record.utf8[end...].split(separator: UInt8(ascii: " "), maxSplits: 5).dropFirst()
      guard let state = fields.first?.first,
        ![UInt8(ascii: "Z"), UInt8(ascii: "X")].contains(state),
        let session = fields.dropFirst(3).first.flatMap({ pid_t(Substring($0)) })
      else { return nil }
      return Entry(id: id, session: session)
    }

    private func isMarked(_ id: pid_t) -> Bool {
      guard let mark else { return false }
      return ProcessSession.record("/proc/\(id)/environ", atMost: 128 << 10) { record in
        // Entries such as NAME=value, each ending in a zero byte; `record` adds one at the end.
        var rest = record
        while let start = rest.baseAddress, rest.count > 1 {
          let entry = start.assumingMemoryBound(to: CChar.self)
          if strncmp(entry, mark, mark.utf8.count) == 0 { return true }
          rest = UnsafeRawBufferPointer(rebasing: rest[min(strlen(entry) + 1, rest.count)...])
        }
        return false
      } ?? false
    }

    /// The contents of a system file; nil when the process is gone or belongs to another user.
    private static func record<Result>(
      _ path: String, atMost size: Int, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result? {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      return withUnsafeTemporaryAllocation(byteCount: size + 1, alignment: 1) { buffer in
        var count = 0
        while count < size {
          let more = read(file, buffer.baseAddress.map { $0 + count }, size - count)
          guard more > 0 else { break }
          count += more
        }
        guard count > 0 else { return nil }
        buffer[count] = 0
        return body(UnsafeRawBufferPointer(rebasing: buffer[..<(count + 1)]))
      }
    }
  #endif
}
