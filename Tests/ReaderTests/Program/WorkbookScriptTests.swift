import Foundation
import TestSupport
import Testing
import Toolchain

/// Runs `scripts/workbook` with a compiler that only records its calls.
@Suite("The script that builds the workbook quietly")
struct WorkbookScriptTests {
  /// Each build adds a line to `builds` and makes a program that prints how it was called. It takes
  /// a moment, as any build does, so that later changes have a later time.
  private static let compiler = """
    #!/bin/sh
    echo "$@" >> builds
    sleep 0.1
    [ ! -f during ] || sh ./during
    mkdir -p "$3/.build/debug"
    printf '#!/bin/sh\\necho "$SHIPSHAPE_PROGRAM" "$@"\\n' > "$3/.build/debug/workbook"
    chmod +x "$3/.build/debug/workbook"
    """

  /// Runs shell commands between two calls of the script, as its user would.
  private func output(_ line: String) async throws -> ChildProcess.Output {
    let folder = try TemporaryFolder(isSmall: true)
    defer { folder.remove() }
    _ = try folder.file("compiler", Self.compiler)
    _ = try folder.file("book/Sources/Book/Lesson.swift")
    _ = try folder.file("book/Sources/Book/Step.swift")
    _ = try folder.file("book/Package.swift")
    // The shell writes the compiler: if this process did, a child started just then would briefly
    // hold the file open too, and a file that is open for writing cannot be run.
    let script = """
      mkdir book/scripts bin; cp "$1" book/scripts/workbook
      cp compiler bin/swift; chmod +x bin/swift
      PATH="$PWD/bin:$PATH"
      book/scripts/workbook help > /dev/null
      \(line)
      """
    let original = PackageFolder.appending("scripts/workbook").path
    return try await ChildProcess("sh", ["-c", script, "sh", original], in: folder.url).run(nil)
  }

  @Test(
    "The script calls the compiler only if contents differ from the last build, whatever the times",
    arguments: [
      ("touch book/README.md; touch book/Sources/Book/Step.swift", 1),
      (
        "touch -r book/Package.swift old; echo > book/Package.swift; touch -r old book/Package.swift",
        2
      ),
      ("touch -t 203801010000 book/.build/workbook-built; echo >> book/Package.swift", 2),
      (
        "sed '1s/.*/99999999999/' book/.build/workbook-built > n; mv n book/.build/workbook-built",
        1
      ),
      ("export SWIFTPM_BUILD_DIR=there; echo >> book/Package.swift", 2),
      ("echo >> book/Sources/Book/Step.swift", 2),
      ("rm book/Sources/Book/Step.swift", 2),
      ("echo >> book/Package.swift", 2),
      (
        "echo > lesson; touch -r book/Package.swift lesson; cp -p lesson book/Sources/Book/Step.swift",
        2
      ),
      ("rm book/.build/debug/workbook", 2),
      ("echo 'exit 127' > book/.build/debug/workbook", 2),
      ("mv book moved; mkdir book; ln -s ../moved/scripts book/scripts", 2),
      ("mkdir later; cp bin/swift later; PATH=\"$PWD/later:$PATH\"", 2),
      (
        """
        echo >> book/Package.swift; echo 'echo >> book/Sources/Book/Step.swift' > during
        book/scripts/workbook help > /dev/null; rm during
        """, 3
      ),
    ])
  func builds(change: String, count: Int) async throws {
    let ended = try await output("\(change)\nbook/scripts/workbook read 1; grep -c '' builds")
    let expected = ["book/scripts/workbook read 1\n\(count)\n", ""]
    #expect([ended.standardOutput, ended.standardError] == expected)
  }

  /// All sources have an old time; any newer time afterwards was set by the script.
  @Test(
    "Only files that may have been built from other contents get a new time",
    arguments: [
      // A change with the old time, one with a new time, and no change.
      ("touch -r STEP old; echo > STEP; touch -r old STEP", "Step"), ("echo > STEP", "Step"),
      ("echo >> book/Package.swift", ""),
      // Another build has made the program from files that were there meanwhile.
      (
        """
        cp -p STEP old; echo > STEP; echo '#!/bin/sh' > book/.build/debug/workbook
        mv old STEP; touch -t 202001010000 STEP
        """, "Step"
      ),
      // Saved during the build, then reverted: either version may have been compiled.
      (
        """
        cp -p STEP old; echo 'echo > STEP; cp -p old STEP' > during; echo >> book/Package.swift
        book/scripts/workbook help > /dev/null; rm during; echo >> book/Package.swift
        """, "Step"
      ),
    ])
  func touched(change: String, expected: String) async throws {
    let change = change.replacing("STEP", with: "book/Sources/Book/Step.swift")
    let ended = try await output(
      """
      touch -t 202601010000 book/Sources/Book/*.swift
      echo >> book/Package.swift; book/scripts/workbook help > /dev/null
      \(change)
      printf '%s\\n' '#!/bin/sh' ': > "$3/began"; exit 1' > bin/swift
      touch -t 202601010000 mark; book/scripts/workbook help > /dev/null 2>&1
      find book/Sources -name '*.swift' -newer mark
      """)
    let touched = ended.standardOutput.split(separator: "\n")
    #expect(touched == (expected.isEmpty ? [] : ["book/Sources/Book/\(expected).swift"]))
  }

  @Test(
    "If a folder is unusable for the toolchain, the script says so or does without it",
    arguments: [
      (
        "mv book b%k; b%k/scripts/workbook",
        "workbook: The compiler cannot work in HERE/b%k, because its path contains a %, \" or \\: move "
          + "the book to a folder whose path does not."
      ),
      (
        "echo >> book/Package.swift; TMPDIR=$PWD/none book/scripts/workbook",
        "workbook: Cannot create a file in HERE/none: allow writing there, make room, or set TMPDIR to "
          + "another folder."
      ),
      // A file in place of the home folder stops root, too.
      (
        """
        printf '#!/bin/sh\necho "$SWIFTPM_MODULECACHE_OVERRIDE" >&3\n' > bin/swift
        : > home; echo >> book/Package.swift; HOME=$PWD/home book/scripts/workbook 3>&2 > log 2> log
        """, ""
      ),
    ])
  func outside(change: String, complaint: String) async throws {
    let ended = try await output("{ \(change); } 2>&1 | sed \"s:$PWD:HERE:\"; exit 0")
    let lines = ended.standardOutput.split(separator: "\n")
    #expect(
      lines.first.map(String.init)
        == (complaint.isEmpty ? "HERE/book/.build/module-cache" : complaint))
  }

  @Test("If the clock has gone back, everything is compiled again")
  func clock() async throws {
    let ended = try await output(
      """
      mkdir -p book/.build/x-y-z/debug/Book.build
      sed '1s/.*/99999999999/' book/.build/workbook-built > note; mv note book/.build/workbook-built
      echo >> book/Package.swift; book/scripts/workbook read 1; ls book/.build/x-y-z/debug
      """)
    #expect(ended.standardOutput == "book/scripts/workbook read 1\n")
  }

  @Test("The build progress counts the files of every room of the workbook")
  func rooms() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: PackageFolder.appending(path), encoding: .utf8)
    }
    func words(_ text: Substring?) -> [String] {
      (text ?? "").matches(of: #/\w+/#).map { String($0.0) }
    }
    let manifest = try text("Package.swift")
    // The lists that the manifest names, and the targets.
    let declared =
      manifest.matches(of: #/let (\w+) = (.*\[.*\])/#).map { ($0.1, words($0.2)) }
      + manifest.matches(
        of: #/\.(?:module\(|executableTarget\(name: )"(\w+)"(?:, \w+: ([^)\n]*))?/#
      ).map { ($0.1, words($0.2)) }
    let uses = Dictionary(declared.map { (String($0), $1) }) { one, _ in one }
    var rooms: Set<String> = []
    var open = ["workbook"]
    while let room = open.popLast() {
      if uses[room] != nil, rooms.insert(room).inserted { open += uses[room] ?? [] }
    }
    rooms.subtract(["book", "tool"])
    let counted = words(try text("scripts/workbook").firstMatch(of: #/rooms='(.*)'/#)?.1)
    #expect(Set(counted) == rooms && counted.count == rooms.count && rooms.count > 2)
  }

  @Test(
    "A build ended by a signal leaves only a marker, and the next build compiles everything",
    arguments: [("HUP", 129), ("INT", 130), ("TERM", 143)])
  func signals(name: String, status: Int) async throws {
    let ended = try await output(
      """
      echo >> book/Package.swift; mkdir temporary
      printf '#!/bin/sh\nkill -\(name) $PPID\n' > bin/swift
      mkdir -p book/.build/x-y-z/debug/Book.build
      TMPDIR=temporary book/scripts/workbook help; echo $?; ls book/.build temporary
      cp compiler bin/swift; book/scripts/workbook help; ls book/.build book/.build/x-y-z/debug
      """)
    let rest = """
      book/.build:
      debug
      workbook-building
      workbook-built
      x-y-z

      temporary:
      book/scripts/workbook help
      book/.build:
      debug
      workbook-built
      x-y-z

      book/.build/x-y-z/debug:

      """
    #expect(ended.standardOutput == "\(status)\n\(rest)")
  }

  @Test(
    "A failed build is reported and tried again",
    arguments: [
      (
        "a.swift:1:1: error: cannot find 'x' in scope",
        "workbook: The workbook could not be built; SwiftPM gives the reason above."
      ),
      (
        "/a.swift:1:1: error: cannot find 'x' in scope",
        "workbook: The workbook itself does not compile; see above."
      ),
      (
        "error: missing required module 'SwiftShims'",
        "workbook: The book was moved or copied after it was built, and the build still names "
          + "the old place: remove the folder BOOK/.build, then try again."
      ),
    ])
  func failure(message: String, complaint: String) async throws {
    let ended = try await output(
      """
      echo >> book/Package.swift
      printf '#!/bin/sh\nprintf %%s "%s"; exit 1\n' "\(message)" > bin/swift
      book/scripts/workbook help 2> first; echo $?
      book/scripts/workbook help 2> second; echo $?
      cmp first second; tail -n 1 second | sed "s:$PWD/book:BOOK:"; ls book/.build
      """)
    #expect(ended.standardOutput == "70\n70\n\(complaint)\ndebug\nworkbook-built\n")
  }
}
