import Foundation
import Toolchain

@testable import WorkbookCore

extension SidesBook {
  /// A book in which all nine lessons have what belongs to them, in as few words as can be.
  static func whole() throws -> SidesBook {
    let book = try SidesBook()
    var links = ""
    var manifest = ""
    for lesson in Catalogue.lessons {
      try book.lesson(
        lesson.number,
        [
          "Before/A.swift": "public struct A { let n = 1 }\n",
          "After/A.swift": "public struct A {}\n",
        ])
      let tests = "Tests/Lessons/\(lesson.folder)"
      try book.write(
        "\(tests)/Side.swift",
        "import \(lesson.name)After\nimport \(lesson.name)Before\n"
          + "enum Side: CaseIterable {\n  case before\n  case after\n}\n")
      try book.write(
        "\(tests)/ATests.swift", "@Test(arguments: Side.allCases) func a(_: Side) {}\n")
      try book.write("\(tests)/AProofTests.swift", "import \(lesson.name)After\n")
      try book.write(lesson.page, "# \(lesson.title)\n")
      try book.write(
        "Lessons/\(lesson.folder)/Hints.md",
        (1...4).map { "## Hint \($0)\n\nWhat changes for another reason?\n" }.joined())
      try book.write(
        "Lessons/\(lesson.folder)/Defect.diff",
        """
        Breaks: It is one
        --- a/A.swift
        +++ b/A.swift
        @@ -1 +1 @@
        -public struct A { let n = 1 }
        +public struct A { let n = 2 }

        """)
      links += "[\(lesson.title)](\(lesson.folder)/README.md)\n"
      manifest += "Lesson(\"\(lesson.folder)\", playsIn: \"SpaceGame\"),\n"
    }
    try book.write("Lessons/README.md", links)
    try book.write("Package.swift", manifest)
    return book
  }

  func removeFile(_ path: String) throws {
    try FileManager.default.removeItem(at: workbook.root.appendingPathComponent(path))
  }

  func git(_ arguments: String...) throws {
    let settings = ["-c", "user.name=A reader", "-c", "user.email=reader@example.org"]
    _ = try ChildProcess("git", settings + arguments, in: workbook.root).run()
  }
}
