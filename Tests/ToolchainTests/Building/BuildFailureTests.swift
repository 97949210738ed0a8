import Foundation
import Testing

@testable import Toolchain

@Suite("Why a build failed")
struct BuildFailureTests {
  private func failure(_ printed: String) -> BuildFailure {
    BuildFailure(
      printed: printed, root: URL(fileURLWithPath: "/book"),
      scratch: URL(fileURLWithPath: "/book/.build"))
  }

  private let printed = """
    Another instance of SwiftPM (PID: 7) is already running …Building for debugging...
    Building for debugging...
    [0/3] Write sources
    /book/Sources/Ship.swift:1:5: warning: variable 'a' was never used
    1 | let a = 1
      |     `- warning: variable 'a' was never used
    [3/5] Compiling Ships Ship.swift
    /book/Sources/Ship.swift:3:14: error: cannot convert value of type 'String' to type 'Int'
    2 |
    3 | let x: Int = "error: No space left on device"
      |              `- error: cannot convert value of type 'String' to type 'Int'
    4 |
    /book/Sources/Hull.swift:9:1: note: 'Hull' declared here
    remark: Incremental compilation has been disabled
    /book/Sources/Ship.swift:7:5: warning: variable 'b' was never used
    7 | let b = 1
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    [4/5] Emitting module Ships
    /book/Sources/Ship.swift:3:14: error: cannot convert value of type 'String' to type 'Int'
    2 |
    <unknown>:0: error: cannot find 'y' in scope
    8 | y
    error: fatalError

    """

  @Test("Errors are told as they are, each once, in their order, and nothing else")
  func errors() {
    let failure = failure(printed)
    let first = """
      Sources/Ship.swift:3:14: error: cannot convert value of type 'String' to type 'Int'
      2 |
      3 | let x: Int = "error: No space left on device"
        |              `- error: cannot convert value of type 'String' to type 'Int'
      4 |
      Sources/Hull.swift:9:1: note: 'Hull' declared here
      """
    let second = "<unknown>:0: error: cannot find 'y' in scope\n8 | y"
    let errors = [
      CompilerError(
        place: SourcePlace(path: "Sources/Ship.swift", line: 3), column: 14,
        message: "cannot convert value of type 'String' to type 'Int'", text: first),
      CompilerError(place: nil, column: nil, message: "cannot find 'y' in scope", text: second),
    ]
    #expect(failure.errors == errors)
    #expect(failure.sentence == nil && failure.text == "\(first)\n\n\(second)\n")
  }

  @Test(
    "What is no fault of the code is told with a remedy; without a place, all that was printed is",
    arguments: [
      (
        "[3/5] Compiling Ships Ship.swift\na.o: undefined reference\n"
          + "error: link command failed with exit code 1\nerror: fatalError",
        "a.o: undefined reference\nerror: link command failed with exit code 1"
      ),
      ("/book/A.swift:1:1: error: no\nerror: SwiftPM stopped", "A.swift:1:1: error: no"),
      ("error: write: No space left on device", full),
      ("error: encountered an I/O error (code: \(ENOSPC)) while reading x", full),
      ("error: x: Read-only file system", notWritable),
      ("error: invalid access to /a/.build", notWritable),
      (
        "error: .build/repositories is not a directory",
        "Nothing could be built, since SwiftPM stopped with “.build/repositories is not a "
          + "directory”: mend that, then try again."
      ),
    ] as [(String, String)])
  func causes(printed: String, text: String) {
    #expect(failure("[1/2] Compiling A a.swift\n\(printed)\n").text == text + "\n")
  }

  @Test(
    "A folder of the tools' own that cannot be written is named, with the variable that leads there",
    arguments: [
      ("<unknown>:0: error: unable to open '/h/.cache/S.pcm': 'Permission denied'", "/h", "HOME"),
      ("error: invalid access to /c/org.swift.swiftpm/manifests", "/c", "XDG_CACHE_HOME"),
      ("/h/A.swift:1: error: x: Read-only file system", "/h", "HOME"),
      ("error: /h/book/.build/x: Permission denied", nil, ""),
      ("error: /elsewhere/x: Permission denied", nil, ""),
    ] as [(String, String?, String)])
  func elsewhere(printed: String, folder: String?, variable: String) {
    let failure = BuildFailure(
      printed: printed, root: URL(fileURLWithPath: "/h/book"),
      scratch: URL(fileURLWithPath: "/h/book/.build"),
      environment: ["HOME": "/h", "XDG_CACHE_HOME": "/c", "TMPDIR": ""])
    let reason =
      folder.map {
        "\($0) cannot be written to, where the variable \(variable) leads: allow writing there, or set "
          + "\(variable) to another folder, then try again."
      } ?? "/h/book/.build cannot be written to: allow writing there, then try again."
    #expect(failure.text == "Nothing could be built because \(reason)\n")
  }

  private static let full =
    "The disk is full, so nothing could be built: make room, then try again."
  private static let notWritable =
    "Nothing could be built because /book/.build cannot be written to: allow writing there, then "
    + "try again."

  @Test("The files come in the compiler's order, the errors of each in that of its lines")
  func order() {
    let places = ["B.swift:29:9", "A.swift:3:1", "B.swift:103:1", "B.swift:29:7", "B.swift:26:11"]
    let failure = failure(places.map { "/book/\($0): error: no\n" }.joined())
    let told = [4, 3, 0, 2, 1].map { "\(places[$0]): error: no" }
    #expect(failure.errors.map(\.text) == told)
  }

  @Test("After ten errors the others are counted")
  func many() {
    let ends: [(Int, String)] = [
      (10, ""), (11, "\n… and 1 more error.\n"), (12, "\n… and 2 more errors.\n"),
    ]
    for (count, end) in ends {
      let lines: [String] = (1...count).map { "/book/A.swift:\($0):1: error: no \($0)\n" }
      let text = failure(lines.joined()).text
      #expect(text.split(separator: "A.swift:10:1: error: ").last == "no 10\n\(end)")
    }
  }

  @Test("A path inside is told from the root, also as a link's target has it; others stay whole")
  func link() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let link = folder.url.appendingPathComponent("link")
    let target = folder.url.appendingPathComponent("book")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    let root = RootFolder(link)
    let real = target.withoutLinks.path
    let paths = ["\(link.path)/A.swift", "\(real)/A.swift", "\(real)s/A.swift"]
    let inside: [String?] = paths.map { root.path(inside: $0) }
    let expected: [String?] = ["A.swift", "A.swift", nil]
    #expect(inside == expected)
    #expect(root.shorten("\(paths)") == "\(["A.swift", "A.swift", paths[2]])")
  }

  @Test("A name of the root that ends another one takes nothing from it", arguments: [true, false])
  func twoNames(isShortFirst: Bool) {
    let names = ["/tmp/book", "/private/tmp/book"]
    let root = RootFolder(
      URL(fileURLWithPath: names[0]), names: isShortFirst ? names : names.reversed())
    for name in names {
      #expect(root.shorten("\(name)/A.swift:1:2") == "A.swift:1:2")
      #expect(root.path(inside: "\(name)/A.swift") == "A.swift")
    }
  }
}
