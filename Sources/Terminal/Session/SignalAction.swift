import Foundation

/// The action of the process on a signal: the C structure, whose names differ between platforms.
extension sigaction {
  typealias Handler = (@convention(c) (Int32) -> Void)?

  /// The C structure's place for the handler.
  private static var place: WritableKeyPath<sigaction, Handler> {
    #if canImport(Darwin)
      \.__sigaction_u.__sa_handler
    #else
      \.__sigaction_handler.sa_handler
    #endif
  }

  /// An action that runs a handler, on the signal stack if there is one; nil is the system's default.
  init(handler: Handler) {
    self.init()
    sa_flags = SA_ONSTACK
    sigemptyset(&sa_mask)
    self[keyPath: sigaction.place] = handler
  }

  var isIgnored: Bool {
    unsafeBitCast(self[keyPath: sigaction.place], to: UInt.self)
      == unsafeBitCast(SIG_IGN as Handler, to: UInt.self)
  }

  /// Installs this action. Safe in a signal handler.
  ///
  /// - Returns: The action that it replaces.
  @discardableResult
  func install(for signal: Int32) -> sigaction {
    var (new, old) = (self, sigaction())
    sigaction(signal, &new, &old)
    return old
  }
}

/// The signal actions from before, in memory that never moves, so that a signal handler may read it.
///
/// Safe to share: it is never written again.
struct FormerActions: @unchecked Sendable {
  private let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  init() { for signal in 1...64 { sigaction(Int32(signal), nil, actions + signal) } }

  subscript(_ signal: Int32) -> sigaction { actions[Int(signal)] }
}

/// A separate stack for signal handlers: after endless recursion, the usual one is full.
enum SignalStack {
  /// Gives the calling thread a signal stack, which is never freed.
  static func prepare() {
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 64 * 1024, alignment: 16)
    stack.ss_size = .init(64 * 1024)
    sigaltstack(&stack, nil)
  }
}
