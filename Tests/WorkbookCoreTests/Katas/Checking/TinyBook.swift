import Foundation
import Toolchain

@testable import WorkbookCore

/// A book as small as can be, with two lessons whose katas really build, in a folder whose path has
/// spaces and letters that are not ASCII.
///
/// The kata of lesson 1 does what the variable `TROUBLE` says: one build serves many runs.
struct TinyBook: Sendable {
  let folder: TemporaryFolder
  let workbook: Workbook

  /// The lessons of which there is a kata.
  let lesson = Catalogue.lessons[0]
  let other = Catalogue.lessons[1]

  var kata: Kata { Kata(lesson, in: workbook) }
  var otherKata: Kata { Kata(other, in: workbook) }

  init() throws {
    folder = try TemporaryFolder()
    workbook = Workbook(
      root: folder.url.appendingPathComponent("Ein Buch für Ärger und 楽", isDirectory: true))
    try write("Package.swift", TinyBook.manifest)
    try write("Lessons/README.md", "")
    try write(
      "Sources/Room/Room.swift", "public protocol Acting { func act(_ name: String) -> Int }")
    for lesson in [lesson, other] {
      for side in ["Before", "After"] {
        try write("Sources/Lessons/\(lesson.folder)/\(side)/Ship.swift", TinyBook.ship)
      }
      let tests = "Tests/Lessons/\(lesson.folder)"
      try write(
        "\(tests)/Side.swift",
        """
        import \(lesson.name)After
        import \(lesson.name)Before

        enum Side: String, CaseIterable, Codable {
          case before, after

          func act(_ name: String) -> Int {
            switch self {
            case .before: \(lesson.name)Before.Ship().act(name)
            case .after: \(lesson.name)After.Ship().act(name)
            }
          }
        }

        """)
      try write("\(tests)/ShipTests.swift", TinyBook.tests)
    }
  }

  /// The one book whose kata of lesson 1 is built, by the first check of it.
  static let built = Task {
    let book = try TinyBook()
    try KataStarter(kata: book.kata).start()
    try KataStarter(kata: book.otherKata).start()
    try book.write(
      "\(book.otherKata.path)/\(book.otherKata.sourcesPath)/Ship.swift",
      "public struct Ship {\n  let speed: Int = \"fast\"\n  let name: String = 7\n}\n")
    let verdict = try await KataCheck(book.kata).run()
    return (book: book, verdict: verdict, shortcuts: try await book.shortcuts())
  }

  /// Whether a build without SwiftPM is tried, and succeeds, after each of some changes; what is built
  /// in the end is as it was in the beginning.
  private func shortcuts() async throws -> [String: Bool] {
    let shortcut = KataShortcut(kata: kata, program: KataBuild(kata: kata).program)
    let source = "\(kata.path)/\(kata.sourcesPath)/Ship.swift"
    let text = try read(source)
    var found: [String: Bool] = [:]
    try write(source, text + "// More.\n")
    found["a source changed"] = try await shortcut.run { _ in }
    try write("\(kata.path)/\(kata.sourcesPath)/More.swift", "")
    found["a source was added"] = try await shortcut.run { _ in }
    try FileManager.default.removeItem(
      at: kata.folder.appendingPathComponent("\(kata.sourcesPath)/More.swift"))
    try write(source, text + "let wrong: Int = \"\"\n")
    found["a source is wrong"] = try await shortcut.run { _ in }
    try write(source, text)
    let room = workbook.root.appendingPathComponent("Sources/Room/Room.swift").path
    for (name, time) in [("the book changed", 60.0), ("the book is as it was", -3600)] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: time)], ofItemAtPath: room)
      found[name] = try await shortcut.run { _ in }
    }
    return found
  }

  func write(_ path: String, _ text: String) throws {
    let file = workbook.root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: workbook.root.appendingPathComponent(path), encoding: .utf8)
  }

  func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: workbook.root.appendingPathComponent(path).path)
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "shipshape", platforms: [.macOS(.v15)],
      products: [.library(name: "Workshop", targets: ["Room"])], targets: [.target(name: "Room")])

    """

  private static let tests = """
    import Testing

    @Suite("A ship") struct ShipTests {
      @Test("It moves", arguments: Side.allCases) func moves(side: Side) {
        #expect(side.act("moves") == 1)
      }
      @Test("It turns", arguments: Side.allCases, [1, 2]) func turns(side: Side, times: Int) {
        #expect(side.act("turns") == 1, "it turns once")
      }
      @Test("It stops", arguments: Side.allCases) func stops(side: Side) {
        #expect(side.act("stops") == 1)
      }
    }

    """

  private static let ship = """
    #if canImport(Glibc)
      import Glibc
    #else
      import Darwin
    #endif

    public struct Ship {
      public init() {}

      public func act(_ name: String) -> Int {
        guard let trouble = getenv("TROUBLE").map({ String(cString: $0) }) else { return 1 }
        let words = trouble.split(separator: " ")
        guard words[1] == name || words[1] == "all" else { return 1 }
        switch words[0] {
        case "fail": return 2
        case "trap":
          let none: [Int] = []
          return none[name.count]
        case "overflow":
          return Int.max - name.count + Int(words[2])!
        case "exit": exit(Int32(words[2])!)
        case "loop": while true {}
        case "sleep": sleep(600)
        case "nap": usleep(300_000)
        case "signal": kill(getpid(), Int32(words[2])!)
        case "interrupt":
          kill(getppid(), SIGINT)
          sleep(600)
        case "print":
          let line = String(repeating: "x", count: 1023)
          for _ in 0..<Int(words[2])! { print(line) }
        case "allocate":
          while true {
            let size = 1 << 20
            memset(malloc(size)!, 1, size)
          }
        case "fork":
          var id: pid_t = 0
          var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
          posix_spawn(&id, "/bin/sleep", nil, nil, &arguments, environ)
          print("forked \\(id)")
        case "segfault": UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = name.count
        case "keep":
          memset(malloc(Int(words[2])! << 20)!, 1, Int(words[2])! << 20)
          usleep(300_000)
        case "shout":
          let line = String(repeating: "x", count: 1023)
          for _ in 0..<Int(words[2])! { print(line) }
          fatalError("no more")
        case "hog": wait(start("/bin/sh", "-c", "head -c 300000000 /dev/zero | tail"))
        case "escape": print("forked \\(start("/usr/bin/env", "setsid", "sleep", "600"))")
        case "apart":
          if CommandLine.arguments.contains("--no-parallel") { kill(getppid(), SIGINT) }
          sleep(600)
        default: abort()
        }
        return 1
      }

      private func start(_ words: String...) -> pid_t {
        var id: pid_t = 0
        var arguments = words.map { strdup($0) } + [nil]
        posix_spawn(&id, words[0], nil, nil, &arguments, environ)
        return id
      }

      private func wait(_ id: pid_t) {
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1, errno == EINTR {}
      }
    }

    """
}
