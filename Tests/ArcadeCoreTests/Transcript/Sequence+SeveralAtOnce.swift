import Foundation

extension Sequence where Element: Sendable {
  /// The result for each element, in their order; as many are worked on at once as there are cores.
  func mapSeveralAtOnce<Result: Sendable>(
    _ work: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var waiting = enumerated().makeIterator()
      func beginNext() {
        guard let (index, element) = waiting.next() else { return }
        group.addTask { (index, try await work(element)) }
      }
      for _ in 0..<Swift.max(2, ProcessInfo.processInfo.activeProcessorCount) { beginNext() }
      var results: [(Int, Result)] = []
      while let result = try await group.next() {
        results.append(result)
        beginNext()
      }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
