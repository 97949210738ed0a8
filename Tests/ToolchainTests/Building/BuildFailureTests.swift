import Foundation
import Testing

@testable import Toolchain

@Suite("The reasons for a failed build")
struct BuildFailureTests {
  private func failure(_ printed: String) -> BuildFailure {
    BuildFailure(
      printed: printed, root: URL(fileURLWithPath: "/h/book"),
      scratch: URL(fileURLWithPath: "/h/book/.build"),
      environment: ["HOME": "/h", "XDG_CACHE_HOME": "/c", "TMPDIR": ""])
  }

  private let printed = """
    Another instance of SwiftPM (PID: 7) is already running …Building for debugging...
    Building for debugging...
    [0/3] Write sources
    /h/book/Sources/Ship.swift:1:5: warning: variable 'a' was never used
    1 | let a = 1
      |     `- warning: variable 'a' was never used
    [3/5] Compiling Ships Ship.swift
    /h/book/Sources/Ship.swift:3:14: error: cannot convert 'String' to type 'Int' [#Types]
    2 |
    3 | let x: Int = "error: No space left on device"
      |              `- error: cannot convert value of type 'String' to type 'Int'
    4 |
    /h/book/Sources/Hull.swift:9:1: note: 'Hull' declared here
    remark: Incremental compilation has been disabled
    because of this
    /h/book/Sources/Ship.swift:7:5: warning: variable 'b' was never used
    7 | let b = 1
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    [4/5] Emitting module Ships
    /h/book/Sources/Ship.swift:3:14: error: cannot convert 'String' to type 'Int' [#Types]
    2 |
    <unknown>:0: error: cannot find 'y' in scope
    8 | y
    error: fatalError

    """

  @Test("Errors are shown unchanged, each once and in order, and nothing else is")
  func errors() {
    let failure = failure(printed)
    let texts = [
      """
      Sources/Ship.swift:3:14: error: cannot convert 'String' to type 'Int' [#Types]
      2 |
      3 | let x: Int = "error: No space left on device"
        |              `- error: cannot convert value of type 'String' to type 'Int'
      4 |
      Sources/Hull.swift:9:1: note: 'Hull' declared here
      """, "<unknown>:0: error: cannot find 'y' in scope\n8 | y",
    ]
    #expect(failure.errors.map(\.text) == texts)
    #expect(failure.errors.map(\.place) == [SourcePlace(path: "Sources/Ship.swift", line: 3), nil])
    let messages = ["cannot convert 'String' to type 'Int'", "cannot find 'y' in scope"]
    #expect(failure.errors.map(\.message) == messages)
    let text = texts.joined(separator: "\n\n") + "\n"
    #expect(failure.sentence == nil && failure.text == text)
  }

  private static let full =
    "The disk is full, so nothing could be built: make room, then try again."

  private static func notWritable(_ folder: String, _ variable: String? = nil) -> String {
    let (place, remedy) =
      variable.map {
        (" (the variable \($0) names it)", "allow writing there, or set \($0) to another folder")
      } ?? ("", "allow writing there")
    return "Nothing could be built because \(folder) cannot be written to\(place): \(remedy), then "
      + "try again."
  }

  @Test(
    "Causes outside the code are shown with a remedy; without a place, all output is shown",
    arguments: [
      (
        "[3/5] Compiling Ships Ship.swift\na.o: undefined reference\n"
          + "error: link command failed with exit code 1\nerror: fatalError",
        "a.o: undefined reference\nerror: link command failed with exit code 1"
      ),
      ("/h/book/A.swift:1:1: error: no\nerror: SwiftPM stopped", "A.swift:1:1: error: no"),
      (
        "error: .build/repositories is not a directory",
        "Nothing could be built, since SwiftPM stopped with “.build/repositories is not a "
          + "directory”: fix that, then try again."
      ),
      ("error: write: No space left on device", full),
      ("error: encountered an I/O error (code: \(ENOSPC)) while reading x", full),
      ("error: x: Read-only file system", notWritable("/h/book/.build")),
      ("error: invalid access to /a/.build", notWritable("/h/book/.build")),
      ("error: I/O error (code: \(EACCES))", notWritable("/h/book/.build")),
      ("error: /h/book/.build/x: Permission denied", notWritable("/h/book/.build")),
      ("error: /elsewhere/x: Permission denied", notWritable("/h/book/.build")),
      ("<unknown>:0: error: '/h/.cache/S': 'Permission denied'", notWritable("/h", "HOME")),
      ("error: invalid access to /c/org/manifests", notWritable("/c", "XDG_CACHE_HOME")),
      ("/h/A.swift:1: error: x: Read-only file system", notWritable("/h", "HOME")),
    ] as [(String, String)])
  func causes(printed: String, text: String) {
    #expect(failure("[1/2] Compiling A a.swift\n\(printed)\n").text == text + "\n")
  }

  @Test("Files come in the compiler's order, and each file's errors by line")
  func order() {
    let places = ["B.swift:29:9", "A.swift:3:1", "B.swift:103:1", "B.swift:29:7", "B.swift:26:11"]
    let failure = failure(places.map { "/h/book/\($0): error: no\n" }.joined())
    let told = [4, 3, 0, 2, 1].map { "\(places[$0]): error: no" }
    #expect(failure.errors.map(\.text) == told)
  }

  @Test(
    "After ten errors, the others are counted",
    arguments: [(10, ""), (11, "\n… and 1 more error.\n"), (12, "\n… and 2 more errors.\n")])
  func many(count: Int, end: String) {
    let lines = (1...count).map { "/h/book/A.swift:\($0):1: error: no \($0)\n" }
    let text = failure(lines.joined()).text
    #expect(text.split(separator: "A.swift:10:1: error: ").last == "no 10\n\(end)")
  }

  @Test("A path inside the root, under any of its names, becomes relative; others stay whole")
  func roots() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let link = folder.url.appendingPathComponent("link")
    let target = folder.url.appendingPathComponent("book")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    // One name may be the end of another, as on macOS.
    let names = ["/tmp/book", "/private/tmp/book"]
    let roots = [
      (RootFolder(link), [link.path, target.withoutLinks.path]),
      (RootFolder(link, names: names), names), (RootFolder(link, names: names.reversed()), names),
    ]
    for (root, names) in roots {
      for name in names {
        #expect(root.path(inside: "\(name)/A.swift") == "A.swift")
        #expect(root.path(inside: "\(name)s/A.swift") == nil)
        #expect(root.shorten("\(name)/A.swift \(name)s") == "A.swift \(name)s")
      }
    }
  }
}
