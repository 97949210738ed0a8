import Book
import Foundation
import Run
import TestSupport
import Testing

@testable import Kata

@Suite("A kata")
final class KataTests {
  private let fixture: KataFixture
  private var kata: Kata { fixture.kata }
  private var shelves: Kata { fixture.shelves }

  init() throws { fixture = try KataFixture() }
  deinit { fixture.small.remove() }

  @Test("Each file of a version maps to a place in the kata; other files map to none")
  func places() {
    let table: [(String, String?, String?)] = [
      ("Sources/Lessons/01-Doors/Before/A/B.swift", "Sources/DoorsKata/A/B.swift", nil),
      ("Sources/Lessons/01-Doors/After/B.swift", "Sources/DoorsKata/B.swift", nil),
      ("Tests/Lessons/01-Doors/LockTemplateTests.swift", "Tests/Mine/LockTests.swift", nil),
      ("Tests/Lessons/01-Doors/DoorTests.swift", nil, nil), ("Package.swift", nil, nil),
      ("Sources/Lessons/02-Shelves/Before/Top/B.swift", nil, "Sources/Top/B.swift"),
      ("Sources/Lessons/02-Shelves/After/Package.swift", nil, "Package.swift"),
    ]
    for (path, place, placeInShelves) in table {
      #expect(kata.place(of: path) == place && shelves.place(of: path) == placeInShelves, "\(path)")
    }
  }

  @Test("A kata consists of the reader's own files, and a version copied into it has no markers")
  func files() async throws {
    let own = [
      "Sources/DoorsKata/Door.swift", "Other/Other.swift", "Tests/Mine/A/B.swift", "Changes/bell",
    ]
    let others = [
      "Package.swift", "README.md", "Sources/DoorsKata/Door.swift~", "Sources/Else/A.swift",
      "Tests/DoorsKataTests/A.swift", "Sources/DoorsKata/.swp", "Elsewhere/A.swift",
    ]
    for path in own + others { try fixture.write("", to: path) }
    #expect(Set(kata.files().keys) == Set(own))
    try fixture.small.write("", to: "\(shelves.path)/Package.swift")
    try fixture.small.write("", to: "\(shelves.path)/Sources/Top/A.swift")
    #expect(shelves.files().keys.sorted() == ["Package.swift", "Sources/Top/A.swift"])
    let tree = kata.files(of: try await kata.lesson.tree(.before))
    #expect(tree.keys.sorted() == ["Sources/DoorsKata/Door.swift", "Tests/Mine/LockTests.swift"])
    #expect(tree.text("Tests/Mine/LockTests.swift")?.contains("@testable import DoorsKata") == true)
    #expect(tree.text(fixture.door)?.contains("snippet") == false)
    try kata.write(["Sources/DoorsKata/New.swift": Data("n".utf8), "Changes/bell": Data()])
    #expect(kata.files().keys.sorted() == ["Changes/bell", "Sources/DoorsKata/New.swift"])
    #expect(try fixture.text("Package.swift") == "")
  }

  @Test(
    "A kata's package adds a manifest, Side.swift, and the tests of its lesson and its changes"
  )
  func package() throws {
    let own: Files = [fixture.door: Data("own".utf8), "Changes/bell": Data()]
    let files = try KataPackage(kata, with: fixture.edits(.change)).files(with: own)
    #expect(
      files.keys.sorted() == [
        "Other/Other.swift", "Package.swift", "Sources/DoorsKata/Door.swift",
        "Tests/DoorsKataTests/BellTests.swift", "Tests/DoorsKataTests/DoorTests.swift",
        "Tests/DoorsKataTests/Side.swift", "Tests/DoorsKataTests/WindowTests.swift",
        "Tests/Mine/MyTests.swift",
      ])
    #expect(
      files.text("Tests/DoorsKataTests/Side.swift") == """
        import DoorsKata
        import SpaceGame

        /// The version that the book's tests run against: yours.
        enum Side: String, CaseIterable, Codable {
          case mine

          var door: any Opening { DoorsKata.Door() }
        }

        """)
    let manifest = files.text("Package.swift") ?? ""
    let parts = [
      "[\"GameKata\"].map", "name: \"DoorsKata\",", "path: \"../..\"", "name: \"DoorsOther\", ",
      ".testTarget(name: \"DoorsMine\", dependencies: tested, path: \"Tests/Mine\")",
    ]
    #expect(parts.filter { !manifest.contains($0) } == [])
    // A reader's tests and module take the place of the empty ones.
    let more: Files = [
      fixture.door: Data(), "Tests/Mine/A.swift": Data(), "Other/B.swift": Data(),
      "Other/Door.swift": Data(),
    ]
    let replaced = try KataPackage(kata).files(with: more)
    #expect(replaced.keys.count { $0.hasPrefix("Other/") || $0.hasPrefix("Tests/Mine/") } == 3)
    let side = replaced.text("Tests/DoorsKataTests/Side.swift") ?? ""
    #expect(side.hasPrefix("import DoorsOther\n") && side.contains("{ DoorsOther.Door() }"))
  }

  @Test(
    "A layered kata keeps its own manifest, and a change's tests replace those of the same name"
  )
  func layers() throws {
    let own: Files = ["Package.swift": Data("mine".utf8), "Sources/Top/A.swift": Data()]
    let files = try KataPackage(shelves).files(with: own)
    #expect(files.text("Package.swift") == "mine" && files["Sources/Top/A.swift"] == Data())
    #expect(shelves.sourcesPath == "Sources" && kata.sourcesPath == "Sources/DoorsKata")
    try fixture.small.write(
      "// snippet: a\nnew", to: "Lessons/01-Doors/Changes/1-bell/DoorTests.swift")
    let changed = try KataPackage(kata, with: [fixture.edits(.change)[0]]).files(with: [:])
    #expect(changed.text("Tests/DoorsKataTests/DoorTests.swift") == "new")
  }

  @Test("A new kata has all its files and a README that says what to do")
  func beginning() async throws {
    try fixture.small.write("What *Kata.md* adds.\n", to: "Lessons/01-Doors/Kata.md")
    let files = try await KataPackage(kata).beginning()
    #expect(
      files.keys.sorted() == [
        ".gitignore", "Other/Other.swift", "Package.swift", "README.md", fixture.door,
        "Tests/DoorsKataTests/DoorTests.swift", "Tests/DoorsKataTests/Side.swift",
        "Tests/Mine/LockTests.swift", "Tests/Mine/MyTests.swift",
      ])
    let readme = files.text("README.md") ?? ""
    #expect(
      readme.hasPrefix("# Kata 1: Single doors\n") && readme.hasSuffix("\n\nWhat *Kata.md* adds.\n")
    )
    #expect(
      readme.contains("in `Sources/DoorsKata`") && readme.contains("`scripts/workbook hint 1`"))
    let shelves = try await KataPackage(shelves).beginning()
    #expect(shelves.text("Package.swift")?.contains("ShelvesKata") == true)
  }

  @Test("The arcade is built with the reader's module in place of the lesson's")
  func arcade() async throws {
    let arcade = KataArcade(kata)
    await #expect(throws: KataError.notStarted(1)) { try await arcade.build() }
    try await kata.start()
    func build() async throws -> String? {
      try await fixture.withPrograms { try await arcade.build() }
    }
    #expect(try await build() == nil)
    #expect(FileKind(of: arcade.program) == .file && arcade.program.lastPathComponent == "arcade-1")
    let main = "Katas/.play-01/Sources/arcade-1/main.swift"
    #expect(try fixture.small.text(main).contains("Kata(DoorsSeam.self, DoorsKata.Door()))"))
    let manifest = try fixture.small.text("Katas/.play-01/Package.swift")
    #expect(manifest.contains(".package(name: \"DoorsKata\", path: \"../.01\")"))
    #expect(try fixture.small.text("Katas/.01/\(fixture.door)") == fixture.text(fixture.door))
    #expect(fixture.small.calls.last?.contains("--product arcade-1") == true)
    try fixture.write("", to: "Other/Door.swift")
    try fixture.small.putClockAhead()
    _ = try await build()
    #expect(try fixture.small.text(main).hasPrefix("import ArcadeCore\nimport DoorsOther\n"))
    try fixture.small.refuseBuilds("error: no room")
    #expect(try await build() == "error: no room")
  }
}
