import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A child that was started, as the leader of its own session.
struct RunningChild {
  let id: pid_t
  /// An environment variable that only this child was started with; nil when processes that it
  /// started may outlive it in their own sessions.
  let mark: String?
  /// The descriptors that we read its output from.
  ///
  /// They never block, and ``closeOutput()`` closes them.
  let output: Int32
  let error: Int32

  init(_ child: ChildProcess) throws(ChildProcessError) {
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in child.environment { environment[name] = value }
    // The name is unique, not the value: a descendant may itself be one of our children, with its
    // own mark.
    mark = child.endsRunaways ? "SHIPSHAPE_RUN_\(UUID().uuidString.filter(\.isHexDigit))" : nil
    if let mark { environment[mark] = "1" }
    let command = try RunningChild.command(for: child, path: environment["PATH"])
    let outputPipe = try Pipe()
    let errorPipe: Pipe
    do throws(ChildProcessError) {
      errorPipe = try Pipe()
    } catch {
      outputPipe.closeBoth()
      throw error
    }
    var started: pid_t = 0
    let failure = CStrings.with(command) { arguments in
      CStrings.with(environment.map { "\($0.key)=\($0.value)" }) { environment in
        let setup = SpawnSetup(output: outputPipe.writing, error: errorPipe.writing)
        return Pipe.inheritance.withLock { _ in
          setup.spawn(&started, command[0], arguments, environment)
        }
      }
    }
    close(outputPipe.writing)
    close(errorPipe.writing)
    guard failure == 0 else {
      close(outputPipe.reading)
      close(errorPipe.reading)
      throw .notStarted(child.program, reason: String(cString: strerror(failure)))
    }
    id = started
    output = outputPipe.reading
    error = errorPipe.reading
  }

  /// The program's file and its arguments.
  ///
  /// To run in a folder it goes through a shell, since not every system can start a child in a
  /// given folder.
  private static func command(
    for child: ChildProcess, path: String?
  ) throws(ChildProcessError) -> [String] {
    let file = try ProgramSearch.file(of: child.program, on: path ?? "/usr/bin:/bin")
    guard let folder = child.directory?.path else { return [file] + child.arguments }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .noFolder(folder) }
    return ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\"", folder, file] + child.arguments
  }

  func closeOutput() {
    close(output)
    close(error)
  }

  /// Whether it has ended.
  ///
  /// It stays a zombie, so that its process ID is not reused.
  var hasEnded: Bool {
    var information = siginfo_t()
    let failed = waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT | WNOHANG) == -1
    return failed ? errno != EINTR : information.si_signo != 0
  }

  /// Reaps the zombie.
  ///
  /// - Returns: Its exit status; 128 plus the signal number when a signal ended it.
  func reap() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
