import Foundation

extension Array where Element: Sendable {
  /// The results of a function for each element, in the same order, computed for as many at once as
  /// there are processors.
  package func severalAtOnce<Result: Sendable>(
    _ function: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    var waiting = indices[...]
    return try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      func startNext() {
        guard let index = waiting.popFirst() else { return }
        let element = self[index]
        group.addTask { (index, try await function(element)) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
      var results: [Int: Result] = [:]
      while let (index, result) = try await group.next() {
        results[index] = result
        startNext()
      }
      return indices.compactMap { results[$0] }
    }
  }
}
