import Foundation

/// A child and its descendants, except processes that moved to their own session.
///
/// On Linux, a mark in the environment finds those, too: a process can easily leave its session,
/// but it inherits its environment. Only a process that leaves the session and also clears its
/// environment escapes. On macOS, a process that moved to its own session is not found, marked or
/// not.
struct ProcessSession {
  /// The process ID of the session's leader, which must not have been reaped yet.
  let leader: pid_t
  /// The name of an environment variable that only the leader was started with; nil for none.
  var mark: String?

  /// The living processes; zombies do not count.
  var members: [pid_t] {
    // No process can move to an existing session, such as ours or the kernel's.
    let others = [getsid(0), 0]
    return ProcessSession.all().filter { id in
      let session = getsid(id)
      return (session == leader || !others.contains(session) && isMarked(id))
        && ProcessSession.isAlive(id)
    }
  }

  /// Whether the leader has ended; it stays a zombie, so that its process ID is not reused.
  var hasLeaderEnded: Bool {
    var information = siginfo_t()
    let failed = waitid(P_PID, id_t(leader), &information, WEXITED | WNOWAIT | WNOHANG) == -1
    return failed ? errno != EINTR : information.si_signo != 0
  }

  /// Reaps the zombie, for its exit status or the number of the signal that ended it.
  func reapLeader() -> (status: Int32, signal: Int32) {
    // An unknown status does not count as success.
    var status: Int32 = 0xff00
    while waitpid(leader, &status, 0) == -1, errno == EINTR {}
    return ((status >> 8) & 0xff, status & 0x7f)
  }

  var memory: Int { members.map(ProcessSession.memory).reduce(0, +) }

  /// Sends a signal to every member, and resumes stopped ones so that they act on it.
  func signal(_ signal: Int32) {
    for member in members {
      kill(member, signal)
      kill(member, SIGCONT)
    }
  }

  /// Traps the thread that computes most, so that Swift prints its position; false if none
  /// computes, or the system cannot do so.
  func trapBusiestThread() -> Bool {
    guard
      let thread = members.compactMap(ProcessSession.busiestThread).max(by: { $0.time < $1.time })
    else { return false }
    // A signal to a thread's own ID goes to that thread, unless it blocks the signal.
    return kill(thread.id, SIGTRAP) == 0
  }

  #if canImport(Darwin)
    private static func busiestThread(of id: pid_t) -> (id: pid_t, time: Int)? { nil }

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

    /// Without zombies.
    private static func all() -> [pid_t] {
      var question = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
      var size = 0
      guard sysctl(&question, 3, nil, &size, nil, 0) == 0 else { return [] }
      // More processes may have started since we asked for the size.
      let stride = MemoryLayout<kinfo_proc>.stride
      var processes = [kinfo_proc](repeating: kinfo_proc(), count: size / stride + 64)
      size = processes.count * stride
      guard sysctl(&question, 3, &processes, &size, nil, 0) == 0 else { return [] }
      return processes.prefix(size / stride).compactMap { process in
        Int32(process.kp_proc.p_stat) == SZOMB ? nil : process.kp_proc.p_pid
      }
    }

    private static func isAlive(_ id: pid_t) -> Bool { true }
  #else
    private static func memory(of id: pid_t) -> Int {
      // The resident pages are the twenty-second field.
      let fields = statistics(of: "\(id)")
      return fields.count > 21 ? (Int(fields[21]) ?? 0) * Int(getpagesize()) : 0
    }

    private static func all() -> [pid_t] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }
    }

    private static func isAlive(_ id: pid_t) -> Bool {
      statistics(of: "\(id)").first.map { !["Z", "X"].contains($0) } ?? false
    }

    /// The running thread of a process that has computed the longest.
    private static func busiestThread(of id: pid_t) -> (id: pid_t, time: Int)? {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
      return names.compactMap { pid_t($0) }.compactMap { thread -> (id: pid_t, time: Int)? in
        let fields = statistics(of: "\(id)/task/\(thread)")
        // The state comes first, the time in the program's own code twelfth.
        guard fields.count > 11, fields[0] == "R" else { return nil }
        return Int(fields[11]).map { (thread, $0) }
      }.max { $0.time < $1.time }
    }

    /// The fields of a line such as `42 (sh) S 1 42 42 …`, from the state on: state, parent, group,
    /// session. The name is in parentheses, and may itself contain parentheses.
    private static func statistics(of path: String) -> [Substring] {
      let record = String(decoding: contents(of: "/proc/\(path)/stat"), as: UTF8.self)
      guard let end = record.lastIndex(of: ")") else { return [] }
      return record[end...].dropFirst().split(separator: " ")
    }

    private func isMarked(_ id: pid_t) -> Bool {
      guard let mark else { return false }
      return ProcessSession.contents(of: "/proc/\(id)/environ").range(of: Data(mark.utf8)) != nil
    }

    /// The contents of a system file; empty when the process is gone or belongs to another user.
    private static func contents(of path: String) -> Data {
      FileManager.default.contents(atPath: path) ?? Data()
    }
  #endif
}
