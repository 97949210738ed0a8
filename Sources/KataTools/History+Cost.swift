import BookContents
import Foundation
import Toolchain

/// What a change has cost in a kata.
package enum Cost: Equatable, Sendable {
  case known(Figures)
  /// Git has brought other files meanwhile; holds its words for the move.
  case unknown(move: String)

  package var words: String {
    switch self {
    case .known(let figures): figures.words
    case .unknown(let move): "an unknown amount, since git has replaced files (“\(move)”)"
    }
  }
}

extension History {
  /// The cost of a change that was taken; nil until it is done.
  ///
  /// - Parameter files: Those that have just completed it, if the log has not.
  package func cost(of change: Edit, completedBy files: Files? = nil) async throws -> Cost? {
    guard let taken = taking(of: change) else { return nil }
    let (log, entry) = (KataLog(kata), completion(of: change))
    var done = files
    if done == nil, let entry { done = try await log.files(at: entry) }
    guard let done else { return nil }
    let moves = try await HeadMoves(of: kata)
    if let move = moves.detour(from: taken.date, to: entry?.date ?? .distantFuture) {
      return .unknown(move: move)
    }
    // A module that only forwards is nobody's work.
    func counted(_ files: Files) -> Files {
      kata.sources(of: files).filter { $0.value != KataPackage(kata).forwarder.data }
    }
    return .known(try await Figures(from: counted(log.files(at: taken)), to: counted(done)))
  }
}
