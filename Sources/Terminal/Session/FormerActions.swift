import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
