#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
