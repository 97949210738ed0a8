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

  static var isWithoutGuest: Bool {
    ChildProcess.environmentOverrides.keys.contains(PackageManifest.guestVariable)
  }

  static func withoutGuest<Result: Sendable>(
    _ work: () async throws -> Result
  ) async throws -> Result {
    var variables = ChildProcess.environmentOverrides
    variables[PackageManifest.guestVariable] = "out"
    return try await ChildProcess.$environmentOverrides.withValue(variables) { try await work() }
  }
}
