import Book
import Foundation
import Testing

@testable import Practice

@Suite("A kata whose layers are targets")
struct LayeredKataTests {
  private let book: SmallBook
  private let kata: Kata
  private let manifest = """
    let layers: [Target] = [
      .target(name: "Rules", dependencies: [model, "Store"]),
      .target(name: "Store", dependencies: [model]),
      .target(
        name: "DependencyInversionKata", dependencies: ["Rules"],
        path: "Sources/Entry"),
    ]
    let mine = Target.testTarget(name: "Rules and Store")

    """

  init() throws {
    book = try SmallBook(5)
    let before = book.kata(5).lesson.sources(.before)
    try book.remove("\(before)/Ship.swift")
    try book.write("\(before)/Package.swift", manifest)
    for folder in ["Entry", "Rules", "Store"] {
      try book.write("\(before)/\(folder)/Ship.swift", SmallBook.ship)
    }
    kata = try book.started(5)
  }

  private var ownManifest: String { kata.inBook("Package.swift") }

  @Test("A layered kata starts with a manifest, which git and the log keep with the sources")
  func beginning() throws {
    let tracked = try book.shell("git ls-files", in: kata).split(separator: "\n").map(String.init)
    let sources = ["Entry", "Rules", "Store"].map { "Sources/\($0)/Ship.swift" }
    #expect(
      tracked == [".gitignore", "Package.swift", "README.md"] + sources + [
        "Tests/Mine/MyTests.swift"
      ])
    let start = try #require(kata.history().entries.first)
    #expect(try KataLog(kata).files(at: start).contains { $0.path == "Package.swift" })
    #expect(
      try kata.sources().paths == [
        "Entry/Ship.swift", "Package.swift", "Rules/Ship.swift", "Store/Ship.swift",
      ])
    #expect(try kata.isBeginning(kata.sources()))
    #expect(try book.read(kata.inBook("README.md")).contains("`Package.swift` is\nyours: "))
  }

  @Test("A check leaves the reader's manifest alone, and restores only a missing one")
  func manifestIsTheirs() throws {
    let mine = manifest.replacing(", \"Store\"", with: "")
    try book.write(ownManifest, mine)
    #expect(try BookFiles(of: kata).restore() == [] && book.read(ownManifest) == mine)
    let files = try kata.readersFiles()
    #expect(files.contains { $0.path == "Package.swift" && $0.bytes == Data(mine.utf8) })
    #expect(try !kata.isBeginning(kata.sources(of: files)), "An arrow is a change.")
    try book.remove(ownManifest)
    #expect(try BookFiles(of: kata).restore() == [] && book.read(ownManifest) == manifest)
  }

  @Test("A reset, an undo and a slip change the manifest and the layers together")
  func replacing() throws {
    let mine = manifest.replacing("[model, \"Store\"]", with: "[model]")
    try book.write(ownManifest, mine)
    try book.write(kata.inBook("Sources/More/More.swift"), "struct More {}\n")
    try kata.reset()
    #expect(try book.read(ownManifest) == manifest && !book.isThere(kata.inBook("Sources/More")))
    #expect(try kata.bringBack(nil).name == "reset")
    #expect(
      try book.read(ownManifest) == mine && book.isThere(kata.inBook("Sources/More/More.swift")))
    try kata.reset()
    let folder = "\(Slip.folder(of: kata.lesson))/1-arrow"
    try book.write("\(folder)/Slip.md", "# Arrow\n\n> A cat.\n\n- About: A ship\n")
    for (side, file) in [("Before", "Package.swift"), ("After", "Ship.swift")] {
      let path = "Sources/Lessons/05-DependencyInversion/\(side)/\(file)"
      try book.write(
        "\(folder)/\(side).diff",
        "diff --git a/\(path) b/\(path)\n--- a/\(path)\n+++ b/\(path)\n@@ -3 +3 @@\n"
          + "-  .target(name: \"Store\", dependencies: [model]),\n"
          + "+  .target(name: \"Store\", dependencies: [model, files]),\n")
    }
    try kata.make(#require(Slip.all(of: kata.lesson, in: book.workbook).first))
    #expect(try book.read(ownManifest).contains("[model, files]"))
  }

  @Test("The kata's modules are the manifest's targets, each after the targets it uses")
  func modules() throws {
    func names() -> [String] { kata.ownModules.map { "\($0.name) in \($0.path)" } }
    let begun = ["Store in Sources/Store", "Rules in Sources/Rules"]
    let entry = "DependencyInversionKata in Sources/Entry"
    #expect(names() == begun + [entry])
    let more =
      "let more = Target.target(name: \"More\", dependencies: [\"DependencyInversionKata\"], path: \"Sources/Ex/More\")\n"
    try book.write(ownManifest, manifest + more)
    try book.write(kata.inBook("Sources/Ex/More/More.swift"), "")
    #expect(names() == begun + [entry, "More in Sources/Ex/More"])
  }

  @Test("A check lets a layer import only what it depends on")
  func imports() async throws {
    try book.write(
      kata.inBook("build"), "echo \"$@ asks: $SHIPSHAPE_ASKS_GUEST.\" > ../built; exit 1")
    try book.write(kata.inBook("Guest/Guest.swift"), "public struct RosterLayers {}\n")
    _ = try await book.withScripts { [kata] in try await kata.build { _ in } }
    #expect(try book.read("Katas/built").contains(" asks: yes."))
    try book.write(kata.inBook("Guest/Guest.swift"), "")
    _ = try await book.withScripts { [kata] in try await kata.build { _ in } }
    #expect(try book.read("Katas/built").contains(" asks: ."))
    #expect(
      try book.read("Katas/built").contains("--explicit-target-dependency-import-check error"))
  }

  @Test("A file outside every target is named, and layers may have files with the same name")
  func refusal() throws {
    #expect(try kata.refusal() == nil)
    try book.write(kata.inBook("Sources/Lost/Gun.swift"), "")
    #expect(
      try kata.refusal()?.hasPrefix("\(kata.path)/Sources/Lost/Gun.swift belongs to no target: ")
        == true)
    try book.remove(kata.inBook("Sources/Lost"))
    try book.write(kata.inBook("Sources/Rules/More/Ship.swift"), "")
    #expect(try kata.refusal()?.contains("two files with the same name") == true)
  }
}
