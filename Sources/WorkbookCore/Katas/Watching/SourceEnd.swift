import Dispatch

/// The way to end a dispatch source.
///
/// - Note: `@unchecked`, since all that it offers is `cancel()`, which Dispatch lets every thread
///   call at any time.
struct SourceEnd: @unchecked Sendable {
  private let source: any DispatchSourceProtocol

  init(of source: any DispatchSourceProtocol) {
    self.source = source
  }

  func cancel() {
    source.cancel()
  }
}
