import Book
import Foundation
import Storage
import Synchronization
import Testing
import Text
import Toolchain

@testable import Practice

@Suite("The build folder of all katas", .timeLimit(.minutes(5)))
struct KataBuildingTests {
  private let book: SmallBook

  init() throws {
    book = try SmallBook(1, 2)
    for number in [1, 2] {
      _ = try book.started(number)
      try book.write(
        book.kata(number).inBook("build"), "echo \"$@\" >> ../builds; exit $(cat ../status)")
    }
  }

  private func build(
    _ number: Int, failing: Bool = false, without parts: [LeftOut] = []
  ) async throws {
    try book.write("Katas/status", failing ? "1" : "0")
    _ = try await book.withScripts { [kata = book.kata(number)] in
      try await kata.build(without: parts) { _ in }
    }
  }

  #if os(Linux) && compiler(<6.4)
    @Test("SwiftPM's plan is reused only if the same kata was built last, successfully")
    func plans() async throws {
      for (number, isFailing) in [
        (1, false), (1, false), (2, false), (1, false), (2, true), (2, false), (1, false),
        (1, true), (1, false),
      ] {
        try await build(number, failing: isFailing)
      }
      // Without the guest, the plan is different.
      for parts in [[LeftOut.guest], [.guest], []] { try await build(1, without: parts) }
      let folder = book.url("Katas/.build").path
      let old =
        "--build-system native --build-tests --scratch-path \(folder) --disable-index-store"
      let new = "\(old) --disable-build-manifest-caching"
      #expect(
        try book.read("Katas/builds").lines
          == [new, old, new, new, new, new, new, old, old, new, old, new, ""])
    }
  #endif

  @Test("Katas are built one at a time, and a wait for another is reported")
  func oneAtATime() async throws {
    try book.write("Katas/.build/readme", "")
    try book.write("Katas/status", "0")
    var lock: FolderLock? = try await FolderLock.take(book.url("Katas/.build")) {}
    let (told, continuation) = AsyncStream.makeStream(of: BuildProgress.self)
    let build = Task { [book, kata = book.kata(2)] in
      try await book.withScripts { _ = try await kata.build { continuation.yield($0) } }
    }
    for await progress in told where progress.isWaiting { break }
    #expect(!book.isThere("Katas/builds"))
    withExtendedLifetime(lock) {}
    lock = nil
    try await build.value
    #expect(book.isThere("Katas/builds"))
  }
}
