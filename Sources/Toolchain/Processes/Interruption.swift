import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// When our own program is told to end by a signal, ends the children first and then the program. A
/// program that handles the signal itself gets it once the children have ended.
///
/// Signals are caught only while a child runs; those that were ignored already stay so.
enum Interruption {
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  private typealias Handler = (@convention(c) (Int32) -> Void)?

  private struct Watch {
    let stop: StopSwitch
    let farewell: (@Sendable () -> Void)?
  }

  private struct End {
    let signal: Int32
    let farewells: [@Sendable () -> Void]
    /// Whether the program had a handler of its own before the children.
    let isHandled: Bool
  }

  private struct State {
    var watches: [ObjectIdentifier: Watch] = [:]
    /// What was to be done about each signal before we caught it; `nil` is the default.
    var handlers: [(signal: Int32, before: Handler)] = []
    var farewells: [@Sendable () -> Void] = []
    var received: Int32?
    var isListening = false
  }

  private static let state = Mutex(State())
  /// Where the signal handler writes; a handler may do no more than that.
  private static let writing = Atomic<Int32>(-1)

  /// Does work during which a signal pulls the switch; never returns when there was one.
  ///
  /// - Parameter farewell: Called after the last child has ended, before we end.
  static func watch<Result>(
    _ stop: StopSwitch, _ farewell: (@Sendable () -> Void)?, _ work: () throws -> Result
  ) throws -> Result {
    let key = ObjectIdentifier(stop)
    try state.withLock { state in
      try listen(&state)
      if state.watches.isEmpty { catchSignals(&state) }
      state.watches[key] = Watch(stop: stop, farewell: farewell)
      if state.received != nil { stop.pull(.interrupted) }
    }
    defer { leave(key) }
    return try work()
  }

  private static func leave(_ key: ObjectIdentifier) {
    let end = state.withLock { state -> End? in
      let watch = state.watches.removeValue(forKey: key)
      if let farewell = watch?.farewell { state.farewells.append(farewell) }
      guard state.watches.isEmpty else { return nil }
      for handler in state.handlers { _ = signal(handler.signal, handler.before) }
      defer { (state.handlers, state.farewells) = ([], []) }
      return state.received.map { received in
        let before = state.handlers.first { $0.signal == received }?.before
        return End(signal: received, farewells: state.farewells, isHandled: before != nil)
      }
    }
    guard let end else { return }
    for farewell in end.farewells { farewell() }
    guard !end.isHandled else {
      kill(getpid(), end.signal)
      return
    }
    TemporaryFolder.removeAll()
    signal(end.signal, SIG_DFL)
    kill(getpid(), end.signal)
    // The signal ends us, on this thread or another.
    while true { pause() }
  }

  private static func catchSignals(_ state: inout State) {
    for number in signals {
      let before: Handler = signal(number) { received in
        var byte = UInt8(truncatingIfNeeded: received)
        _ = write(Interruption.writing.load(ordering: .relaxed), &byte, 1)
      }
      if isIgnored(before) {
        _ = signal(number, SIG_IGN)
      } else {
        state.handlers.append((number, before))
      }
    }
  }

  private static func isIgnored(_ handler: Handler) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN as Handler, to: Int.self)
  }

  /// Starts the one thread that hears what the handler writes; it stays for good.
  private static func listen(_ state: inout State) throws {
    guard !state.isListening else { return }
    let pipe = try Pipe()
    writing.store(pipe.writing, ordering: .relaxed)
    state.isListening = true
    Thread.detachNewThread {
      while true {
        var news = pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)
        _ = poll(&news, 1, -1)
        var byte: UInt8 = 0
        while read(pipe.reading, &byte, 1) > 0 { received(Int32(byte)) }
      }
    }
  }

  private static func received(_ signal: Int32) {
    state.withLock { state in
      state.received = state.received ?? signal
      for watch in state.watches.values { watch.stop.pull(.interrupted) }
    }
  }
}
