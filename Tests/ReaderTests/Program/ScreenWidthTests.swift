import Book
import Foundation
import Terminal
import TestSupport
import Testing
import Text
import Toolchain

@testable import Reader

/// Text that fits on a wide screen fits on a narrow one with the same words.
@Suite("Texts on narrow screens")
struct ScreenWidthTests {
  private static let narrow = 60

  /// The problems of a text on a narrow screen.
  private func problems(of text: String, wide: String) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    let (here, there) = (words(of: text), words(of: wide))
    // The terminal wraps a single long word, such as a path.
    let tooWide = lines.filter {
      TextWidth.columns(of: $0) > Self.narrow && $0.split(separator: " ").count > 1
    }
    // An indent or a mark may take some columns beside a word.
    let long = there.filter { TextWidth.columns(of: $0) > Self.narrow - 12 }
    let broken = here.subtracting(there).filter { piece in !long.contains { $0.contains(piece) } }
    let lost = there.subtracting(here).subtracting(long)
    return tooWide.map { "too wide: \($0)" } + broken.sorted().map { "broken: \($0)" }
      + lost.sorted().map { "lost: \($0)" }
  }

  /// The words with a letter or a digit, without the punctuation around them.
  private func words(of text: String) -> Set<String> {
    Set(
      text.split { $0 == " " || $0 == "\n" }.map {
        $0.trimmingCharacters(in: .alphanumerics.inverted)
      }.filter { !$0.isEmpty })
  }

  /// Figures and names are tried in every lesson, git's output in one.
  private static let lessons =
    Catalogue.lessons.flatMap { ["cost \($0.number)", "request \($0.number)"] }
    + ["step 5", "step 5 1", "slip 6", "read 6"]

  @Test(
    "No command loses or breaks a word on a narrow screen",
    arguments: lessons + Commands.all.map { "help \($0.name)" } + ["help", "cost", ""])
  func commands(line: String) async throws {
    // A copy of the book without any katas that may have been started in it.
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["Package.swift", "Lessons", "Sources", "Tests"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(name),
        withDestinationURL: PackageFolder.appending(name))
    }
    let book = Workbook(root: folder.url, lessons: Catalogue.lessons)
    let words = line.split(separator: " ").map(String.init)
    var texts: [String] = []
    for width in [Self.narrow, 500] {
      let console = RecordingConsole(isTerminal: true, width: width)
      _ = try await Program.workbook(typedAs: "scripts/workbook").run(words, on: console) { book }
      texts.append(console.output)
    }
    #expect(problems(of: texts[0], wide: texts[1]) == [])
  }
}
