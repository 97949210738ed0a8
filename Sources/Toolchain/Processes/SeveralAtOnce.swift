import Foundation

extension Array where Element: Sendable {
  /// The results of a function for each element, in the same order.
  ///
  /// - Parameter width: How many are computed at once.
  package func severalAtOnce<Result: Sendable>(
    _ width: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ function: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var results: [(Int, Result)] = []
      for (index, element) in enumerated() {
        if index >= width, let done = try await group.next() { results.append(done) }
        group.addTask { (index, try await function(element)) }
      }
      for try await done in group { results.append(done) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
