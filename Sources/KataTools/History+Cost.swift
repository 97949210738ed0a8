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
  package func cost(of change: Edit) async throws -> Cost? {
    guard let taken = taking(of: change), let done = completion(of: change) else { return nil }
    let moves = try await HeadMoves(of: kata)
    if let move = moves.detour(from: taken.date, to: done.date) { return .unknown(move: move) }
    // A module that only forwards is nobody's work.
    func counted(_ entry: KataLog.Entry) async throws -> Files {
      try await kata.sources(of: KataLog(kata).files(at: entry))
        .filter { $0.value != KataPackage(kata).forwarder.data }
    }
    return .known(try await Figures(from: counted(taken), to: counted(done)))
  }
}
