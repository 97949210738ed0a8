import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A child and all that it started, however deep, unless it took a session of its own.
struct ProcessSession {
  /// The number of its leader, whom nobody may have reaped yet.
  let leader: pid_t

  /// Those who are alive; a zombie is not.
  var members: [pid_t] { ProcessSession.all().filter { $0.session == leader }.map(\.id) }

  /// How many bytes of memory they hold now, all together.
  var memory: Int { members.map(ProcessSession.memory).reduce(0, +) }

  /// Sends a signal to every member, and wakes those who were stopped, so that they hear it.
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
      // Some more may have started since they were counted.
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
      // Pages of the program in all, then those that are in memory.
      guard let record = FileManager.default.contents(atPath: "/proc/\(id)/statm") else { return 0 }
      let fields = String(decoding: record, as: UTF8.self).split(separator: " ")
      return (fields.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }

    private static func all() -> [Entry] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { name in
        guard let id = pid_t(name),
          let record = FileManager.default.contents(atPath: "/proc/\(id)/stat")
        else { return nil }
        return entry(in: String(decoding: record, as: UTF8.self), id: id)
      }
    }

    /// Reads a line such as `42 (sh) S 1 42 42 …`: state, parent, group, session.
    private static func entry(in record: String, id: pid_t) -> Entry? {
      // The name stands in parentheses and may hold any of them itself.
      guard let end = record.lastIndex(of: ")") else { return nil }
      let fields = record[end...].split(separator: " ").dropFirst()
      guard let state = fields.first, !["Z", "X"].contains(state),
        let session = fields.dropFirst(3).first.flatMap({ pid_t($0) })
      else { return nil }
      return Entry(id: id, session: session)
    }
  #endif
}
