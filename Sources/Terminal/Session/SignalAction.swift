import Foundation
import Synchronization

/// What the process does on a signal: wraps the C structure, whose names differ between platforms.
struct SignalAction {
  /// The system's default action.
  static var standard: SignalAction { SignalAction(action: sigaction()) }
  static var ignoring: SignalAction { SignalAction(any: SIG_IGN) }

  private var action: sigaction

  private typealias Handler = (@convention(c) (Int32) -> Void)?

  /// Where the C structure keeps the handler.
  private static var handler: WritableKeyPath<sigaction, Handler> {
    #if canImport(Darwin)
      \.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      \.__sa_handler.sa_handler
    #else
      \.__sigaction_handler.sa_handler
    #endif
  }

  /// Creates an action that runs a handler, on the signal stack if there is one.
  init(handler: @escaping @convention(c) (Int32) -> Void) {
    self.init(any: handler)
  }

  private init(any handler: Handler) {
    action = sigaction()
    action.sa_flags = SA_ONSTACK
    sigemptyset(&action.sa_mask)
    action[keyPath: SignalAction.handler] = handler
  }

  private init(action: sigaction) {
    self.action = action
  }

  /// Whether the signal is ignored.
  var isIgnored: Bool {
    unsafeBitCast(action[keyPath: SignalAction.handler], to: UInt.self)
      == unsafeBitCast(SIG_IGN as Handler, to: UInt.self)
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

/// The signal actions from before the session, in memory that a signal handler may read.
enum FormerActions {
  /// The address of the table, with one entry for each signal number; it is never freed.
  private static let table = Atomic<UInt>(0)
  private static let count = 65

  /// Allocates the table.
  ///
  /// Call it before any handler can run.
  static func prepare() {
    guard table.load(ordering: .acquiring) == 0 else { return }
    let actions = UnsafeMutablePointer<SignalAction>.allocate(capacity: count)
    actions.initialize(repeating: .standard, count: count)
    table.store(UInt(bitPattern: actions), ordering: .releasing)
  }

  /// Installs a handler and remembers the former action.
  static func replace(
    _ signal: Int32, by handler: @escaping @convention(c) (Int32) -> Void,
    unlessIgnored: Bool = false
  ) {
    guard let place = place(of: signal) else { return }
    place.pointee = SignalAction(handler: handler).install(for: signal)
    if unlessIgnored, place.pointee.isIgnored { place.pointee.install(for: signal) }
  }

  /// Puts the former action back.
  ///
  /// Safe in a signal handler.
  ///
  /// - Returns: The action that was installed until now.
  @discardableResult
  static func restore(_ signal: Int32) -> SignalAction {
    guard let place = place(of: signal) else { return .standard }
    return place.pointee.install(for: signal)
  }

  /// Passes a signal that is being handled on to the former action, which runs as soon as this
  /// handler returns.
  static func passOn(_ signal: Int32) {
    restore(signal)
    raise(signal)
  }

  static func isIgnored(_ signal: Int32) -> Bool {
    place(of: signal)?.pointee.isIgnored ?? false
  }

  private static func place(of signal: Int32) -> UnsafeMutablePointer<SignalAction>? {
    UnsafeMutablePointer(bitPattern: table.load(ordering: .acquiring))
      .map { $0 + Int(signal) }
  }
}

/// A separate stack for signal handlers: after endless recursion the usual one is full.
enum SignalStack {
  private static let bytes = 64 * 1024

  /// Gives the calling thread a signal stack, unless it has one. It is never freed.
  static func prepare() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var new = stack_t()
    new.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    new.ss_size = .init(bytes)
    sigaltstack(&new, nil)
  }
}
