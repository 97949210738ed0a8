#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the process does on a signal: wraps the C structure, whose names differ between platforms.
struct SignalAction {
  /// The system's default action.
  static var standard: SignalAction { SignalAction(action: sigaction()) }
  static var ignoring: SignalAction { SignalAction(any: SIG_IGN) }

  private var action: sigaction

  /// Creates an action that runs a handler, on the signal stack if there is one.
  init(handler: @escaping @convention(c) (Int32) -> Void) {
    self.init(any: handler)
  }

  private init(any handler: (@convention(c) (Int32) -> Void)?) {
    action = sigaction()
    action.sa_flags = SA_ONSTACK
    sigemptyset(&action.sa_mask)
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
  }

  private init(action: sigaction) {
    self.action = action
  }

  /// Whether the signal is ignored.
  var isIgnored: Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    let ignore: (@convention(c) (Int32) -> Void)? = SIG_IGN
    return unsafeBitCast(handler, to: UInt.self) == unsafeBitCast(ignore, to: UInt.self)
  }

  /// Installs this action.
  ///
  /// Safe in a signal handler.
  ///
  /// - Returns: The action that it replaces.
  @discardableResult
  func install(for signal: Int32) -> SignalAction {
    var new = action
    var old = sigaction()
    sigaction(signal, &new, &old)
    return SignalAction(action: old)
  }
}
