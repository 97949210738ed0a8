import BookContents
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import KataTools

@Suite("A kata")
struct KataTests {
  private let fixture: KataFixture
  private var kata: Kata { fixture.kata }
  private var shelves: Kata { fixture.shelves }

  init() throws { fixture = try KataFixture() }

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

  @Test(
    "All files in a kata's folder are the reader's, and a version copied into it has no markers")
  func files() async throws {
    let own = [
      "Sources/DoorsKata/Door.swift", "Other/Other.swift", "Tests/Mine/A/B.swift", "Changes/bell",
      "Package@swift-6.swift", "README.md", "Sources/Else/A.swift", "Tests/DoorsKataTests/A.swift",
    ]
    for path in own + ["Sources/DoorsKata/Door.swift~", "Sources/DoorsKata/.swp"] {
      try fixture.write("", to: path)
    }
    #expect(Set(kata.files().keys) == Set(own))
    #expect(own.filter(kata.isInPackage) == own.filter { $0 != "README.md" })
    #expect(own.filter(kata.isCode) == [own[0], own[1], own[4], own[6]])
    let tree = kata.files(of: try await kata.lesson.tree(.before))
    #expect(tree.keys.sorted() == ["Sources/DoorsKata/Door.swift", "Tests/Mine/LockTests.swift"])
    #expect(tree.text("Tests/Mine/LockTests.swift")?.contains("@testable import DoorsKata") == true)
    #expect(tree.text(fixture.door)?.contains("snippet") == false)
  }

  @Test(
    "The book's tests replace those in the reader's package, and the reader is told where they differ"
  )
  func package() async throws {
    let beginning = try await KataPackage(kata).beginning()
    #expect(try KataPackage(kata).completed(beginning).notes == [])
    var own = beginning.filter { !$0.key.hasPrefix("Other/") && !$0.key.hasPrefix("Tests/Mine/") }
    own["Tests/DoorsKataTests/DoorTests.swift"] = Data("mine".utf8)
    own["Tests/DoorsKataTests/Own.swift"] = Data("own".utf8)
    own["Changes/bell"] = Data()
    let package = KataPackage(kata, with: try fixture.edits(.change))
    let (files, notes) = try package.completed(own)
    #expect(
      files.keys.sorted() == [
        ".gitignore", "Other/Door.swift", "Package.swift", "README.md",
        "Sources/DoorsKata/Door.swift", "Tests/DoorsKataTests/BellTests.swift",
        "Tests/DoorsKataTests/DoorTests.swift", "Tests/DoorsKataTests/Own.swift",
        "Tests/DoorsKataTests/Side.swift", "Tests/DoorsKataTests/WindowTests.swift",
        "Tests/Mine/MyTests.swift",
      ])
    #expect(
      notes == [
        "The check used the book's copy of Tests/DoorsKataTests/BellTests.swift, "
          + "Tests/DoorsKataTests/DoorTests.swift, Tests/DoorsKataTests/WindowTests.swift in place of yours.",
        "Other/Door.swift is missing. The check added it, but `swift test` also needs it.",
        "Tests/Mine/MyTests.swift is missing. The check added it, but `swift test` also needs it.",
      ])
    #expect(
      files.text("Tests/DoorsKataTests/Side.swift") == """
        import DoorsKata
        import DoorsOther
        import SpaceGame

        /// The version that the book's tests run against: yours.
        enum Side: String, CaseIterable, Codable {
          case mine

          var door: any Opening { DoorsOther.Door() }
        }

        """)
    let manifest = files.text("Package.swift") ?? ""
    let parts = [
      "[\"SpaceGame\"].map", "name: \"DoorsKata\",", "path: \"../..\"", "name: \"DoorsOther\", ",
      ".testTarget(name: \"DoorsMine\", dependencies: tested, path: \"Tests/Mine\")",
    ]
    #expect(parts.filter { !manifest.contains($0) } == [])
    // The module of a colleague passes the reader's type on, until it has one of its own.
    let modules: [(Files, Bool)] = [
      ([:], true), (["Other/Help.swift": Data("let Doors = 1".utf8)], true),
      (["Other/Door.swift": Data("// public typealias Door = DoorsKata.Door".utf8)], true),
      (["Other/A.swift": Data("public typealias Door = DoorsKata.Door".utf8)], true),
      (["Other/A.swift": Data("public struct Door {}".utf8)], false),
    ]
    for (files, isForwarding) in modules {
      #expect(KataPackage(kata).isForwarding(files) == isForwarding, "\(files.keys)")
    }
    #expect(
      try KataPackage(kata).completed(["Other/A.swift": Data("struct Door".utf8)]).files.count == 3)
    let help = try KataPackage(kata).completed(["Other/Door.swift": Data("let help = 1".utf8)])
    #expect(help.files.keys.contains("Other/Forwarding.swift"))
  }

  @Test(
    "A layered kata keeps its own manifest, and a change's tests replace those of the same name"
  )
  func layers() async throws {
    let tree = try await shelves.lesson.tree(.before)
    #expect(
      KataPackage(shelves).files(of: tree).text("Package.swift")?.contains("ShelvesKata") == true)
    #expect(shelves.sourcesPath == "Sources" && kata.sourcesPath == "Sources/DoorsKata")
    let other = shelves.otherFiles("import ShelvesBefore\nimport ShelvesAfterBase\n")
    #expect(other.text("Other/Shelves.swift") == "import ShelvesKata\nimport Base\n")
    try fixture.small.write(
      "// snippet: a\nnew", to: "Lessons/01-Doors/Changes/1-bell/DoorTests.swift")
    let changed = try KataPackage(kata, with: [fixture.edits(.change)[0]]).tests()
    #expect(changed.text("Tests/DoorsKataTests/DoorTests.swift") == "new")
  }

  @Test("A new kata has all its files and a README that says what to do")
  func beginning() async throws {
    try fixture.small.write("What *Kata.md* adds.\n", to: "Lessons/01-Doors/Kata.md")
    let files = try await KataPackage(kata).beginning()
    #expect(
      files.keys.sorted() == [
        ".gitignore", "Other/Door.swift", "Package.swift", "README.md", fixture.door,
        "Tests/DoorsKataTests/DoorTests.swift", "Tests/DoorsKataTests/Side.swift",
        "Tests/Mine/LockTests.swift", "Tests/Mine/MyTests.swift",
      ])
    let readme = files.text("README.md") ?? ""
    #expect(
      readme.hasPrefix("# Kata 1: Single doors\n") && readme.hasSuffix("\n\nWhat *Kata.md* adds.\n")
    )
    #expect(
      readme.contains("in `Sources/DoorsKata`") && readme.contains("`scripts/workbook hint 1`"))
  }

  @Test("The arcade is built with the reader's module in place of the lesson's")
  func arcade() async throws {
    let arcade = KataArcade(kata)
    let early = await fixture.refusal { _ in _ = try await arcade.build() }
    #expect(early.hasPrefix("You have not started this kata"))
    try await kata.start()
    func build() async throws -> String? {
      try await fixture.withPrograms { try await arcade.build() }
    }
    #expect(try await build() == nil)
    #expect(FileKind(of: arcade.program) == .file && arcade.program.lastPathComponent == "arcade-1")
    let main = "Katas/.play-01/Sources/arcade-1/main.swift"
    #expect(try fixture.small.text(main).contains("KataPart(DoorsSeam.self, DoorsOther.Door()))"))
    let manifest = try fixture.small.text("Katas/.play-01/Package.swift")
    #expect(manifest.contains(".package(name: \"DoorsKata\", path: \"../.01\")"))
    #expect(try fixture.small.text("Katas/.01/\(fixture.door)") == fixture.text(fixture.door))
    #expect(fixture.small.calls.last?.contains("--product arcade-1") == true)
    try fixture.small.refuseBuilds("error: no room")
    #expect(try await build() == "error: no room")
  }
}
