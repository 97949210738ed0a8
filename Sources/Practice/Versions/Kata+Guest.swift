import Book
import Foundation
import Toolchain

/// The guest of a kata: a module that sees of the reader's what any other module sees.
extension Kata {
  /// What the book has for it; nil where the lesson has no guest.
  var guest: LessonGuest? { try? LessonGuest(of: lesson, in: workbook) }

  var guestModule: String { "\(lesson.name)Guest" }

  /// The folder of the guest, as a path in the kata.
  var guestPath: String { "Guest" }

  /// The file that the reader fills in, as a path in the kata.
  package var guestFile: String { "\(guestPath)/Guest.swift" }

  /// The folder of the guest's tests, as a path in the kata.
  var guestTestsPath: String { "Tests/\(guestModule)Tests" }

  /// The reader's file as it begins, by its path in the kata; empty where the lesson has no guest.
  var guestBeginning: SourceTree {
    SourceTree(guest.map { [guestFile: $0.source] } ?? [:])
  }

  /// The targets of the guest in the kata's manifest; none where the lesson has no guest.
  ///
  /// - Parameter products: What the kata's tests take of the book.
  func guestTargets(_ products: [String]) -> [String] {
    guard guest != nil else { return [] }
    let needs = ["\"\(module)\""] + products
    return [
      PackageManifest.target("target", guestModule, needs: needs, path: guestPath),
      PackageManifest.target(
        "testTarget", "\(guestModule)Tests", needs: ["\"\(guestModule)\""] + needs),
    ]
  }

  /// Does something while the kata is built without its guest.
  static func withoutGuest<Result: Sendable>(
    _ work: () async throws -> Result
  ) async throws -> Result {
    let variables = ChildProcess.environmentOverrides.merging(
      [PackageManifest.guestVariable: "out"]
    ) { $1 }
    return try await ChildProcess.$environmentOverrides.withValue(variables) { try await work() }
  }
}
