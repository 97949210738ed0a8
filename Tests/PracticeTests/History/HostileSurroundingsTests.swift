import Book
import Foundation
import Testing
import Toolchain

@testable import Practice

/// Settings of readers, and their own use of git in a kata.
@Suite("A kata in hostile surroundings", .timeLimit(.minutes(5)))
struct HostileSurroundingsTests {
  private let book: SmallBook
  private let kata: Kata
  private let changed = SmallBook.ship + "let mine = 1 // With another end.\r\n"
  /// The log of a visit to the kata.
  private let log = [
    "1 start before", "2 taken twin-bolts", "3 hint 1", "4 kept reset", "5 reset before",
    "6 kept undo",
    "7 brought-back 4",
  ]

  init() throws {
    book = try SmallBook(1)
    try book.keepRequest("twin-bolts")
    kata = book.kata(1)
  }

  /// Does something of each kind to the kata, and checks the result.
  private func visit() throws {
    try book.write(kata.ship, SmallBook.ship)
    let request = try ChangeRequest("twin-bolts", of: kata.lesson, in: book.workbook)
    _ = try OpenChange.take(request, in: kata)
    _ = try kata.noteHint(among: 4, further: 1)
    try book.write(kata.ship, changed)
    let work = try kata.readersFiles()
    try kata.reset()
    #expect(try book.read(kata.ship) == SmallBook.ship)
    _ = try kata.bringBack(nil)
    #expect(try kata.readersFiles() == work)
    let history = try kata.history()
    #expect(history.standing.words == "open twin-bolts 2, hints 1")
    #expect(history.entries.map { "\($0.number) \($0.kind.rawValue) \($0.name)" } == log)
  }

  private static let hooks = """
    mkdir -p "$HOME/hooks"
    for hook in post-checkout reference-transaction post-index-change pre-commit fsmonitor; do
      printf '#!/bin/sh\\necho %s >> "%s/ran"\\nexit 1\\n' $hook "$HOME" > "$HOME/hooks/$hook"
    done
    chmod +x "$HOME"/hooks/*

    """

  /// Settings that change bytes, run programs or need something that is missing.
  private static let settings = """
    git config --file "$FILE" core.hooksPath "$HOME/hooks"
    git config --file "$FILE" core.fsmonitor "$HOME/hooks/fsmonitor"
    git config --file "$FILE" core.autocrlf true
    git config --file "$FILE" core.eol crlf
    git config --file "$FILE" core.safecrlf true
    git config --file "$FILE" core.attributesFile "$HOME/attributes"
    git config --file "$FILE" core.worktree "$HOME"
    git config --file "$FILE" core.quotePath true
    git config --file "$FILE" core.logAllRefUpdates always
    git config --file "$FILE" commit.gpgsign true
    git config --file "$FILE" gpg.program false
    git config --file "$FILE" user.useConfigOnly true
    git config --file "$FILE" init.templateDir "$HOME/hooks"
    git config --file "$FILE" init.defaultBranch trunk
    git config --file "$FILE" filter.odd.clean "tr a-z A-Z"
    git config --file "$FILE" filter.odd.smudge "false"
    git config --file "$FILE" filter.odd.required true
    git config --file "$FILE" i18n.commitEncoding UTF-16
    git config --file "$FILE" i18n.logOutputEncoding UTF-16
    git config --file "$FILE" log.showSignature true
    git config --file "$FILE" color.ui always
    git config --file "$FILE" fastimport.unpackLimit 0
    git config --file "$FILE" gc.auto 1
    echo '* filter=odd text eol=crlf ident working-tree-encoding=UTF-16' > "$HOME/attributes"

    """

  @Test(
    "Settings of the reader, the machine or the kata change nothing and run no program",
    arguments: [
      (".gitconfig", ["HOME": "%"]), ("xdg/git/config", ["XDG_CONFIG_HOME": "%/xdg", "HOME": "%"]),
      ("system", ["GIT_CONFIG_SYSTEM": "%/system", "GIT_CONFIG_NOSYSTEM": "0"]),
      ("global", ["GIT_CONFIG_GLOBAL": "%/global"]), ("", [:]),
    ])
  func settings(file: String, environment: [String: String]) throws {
    let home = book.folder.url
    let variables = environment.mapValues { Optional($0.replacing("%", with: home.path)) }
    try book.write("Katas/readme", "")
    func prepare(_ place: String) throws {
      var shell = ChildProcess("sh", ["-ec", Self.hooks + Self.settings])
      shell.environment = ["HOME": home.path, "FILE": place]
      try URL(fileURLWithPath: place).fill(with: "")
      #expect(try shell.run().status == 0)
    }
    if !file.isEmpty { try prepare("\(home.path)/\(file)") }
    try ChildProcess.$environmentOverrides.withValue(variables) {
      try kata.start()
      if file.isEmpty {
        try prepare("\(kata.folder.path)/.git/config")
        let attributes = "* filter=odd text eol=crlf\n"
        try book.write(kata.inBook(".gitattributes"), attributes)
        try book.write(kata.inBook("\(kata.sourcesPath)/.gitattributes"), attributes)
        try book.write(kata.inBook(".git/info/attributes"), attributes)
      }
      try visit()
    }
    #expect(!FileManager.default.fileExists(atPath: home.appendingPathComponent("ran").path))
    #expect(!book.isThere(kata.inBook(".git/reference-transaction")), "no template")
    #expect(try book.read(kata.inBook(".git/HEAD")) == "ref: refs/heads/main\n")
    #expect(!book.isThere(kata.inBook(".git/logs/refs/workbook")))
  }

  @Test(
    "Variables that mislead git, and missing ones, change nothing",
    arguments: [
      [
        "GIT_DIR": "%/other", "GIT_WORK_TREE": "%", "GIT_INDEX_FILE": "%/index",
        "GIT_OBJECT_DIRECTORY": "%/objects", "GIT_COMMON_DIR": "%/common", "GIT_PREFIX": "x",
      ],
      [
        "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.hooksPath", "GIT_CONFIG_VALUE_0": "%",
        "GIT_CONFIG_PARAMETERS": "'core.autocrlf'='true' broken", "GIT_NAMESPACE": "n",
        "GIT_DEFAULT_HASH": "sha256", "GIT_TEMPLATE_DIR": "%",
      ],
      [
        "GIT_TRACE": "1", "GIT_CEILING_DIRECTORIES": "/", "GIT_LITERAL_PATHSPECS": "1",
        "GIT_ALTERNATE_OBJECT_DIRECTORIES": "%", "GIT_SHALLOW_FILE": "%/x",
        "GIT_QUARANTINE_PATH": "%",
        "GIT_REPLACE_REF_BASE": "refs/heads/", "GIT_ATTR_SOURCE": "none",
      ],
      [
        "HOME": nil, "XDG_CONFIG_HOME": nil, "USER": nil, "LOGNAME": nil, "EMAIL": nil, "LANG": nil,
      ],
      ["LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "de", "LANG": "xx", "TZ": "Nowhere/Else"],
      [
        "GIT_AUTHOR_DATE": "nonsense", "GIT_COMMITTER_DATE": "nonsense", "GIT_COMMITTER_NAME": "",
        "GIT_EDITOR": "false", "GIT_PAGER": "false", "GIT_REFLOG_ACTION": "x",
      ],
    ] as [[String: String?]])
  func environment(variables: [String: String?]) throws {
    let home = book.folder.url.path
    let variables = variables.mapValues { $0?.replacing("%", with: home) }
    try ChildProcess.$environmentOverrides.withValue(variables) {
      try kata.start()
      try visit()
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home) == [
        book.workbook.root.lastPathComponent
      ])
  }

  /// The bytes of every file in a reader's repository except the log, by path.
  private func readersOwn() throws -> [String: Data] {
    let place = book.url(kata.inBook(".git"))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: place.path).filter {
      !$0.hasPrefix("refs/workbook") && !$0.hasPrefix("objects/") && !$0.hasPrefix(".workbook")
    }
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        FileManager.default.contents(atPath: place.appendingPathComponent(path).path).map {
          (path, $0)
        }
      })
  }

  private static let mine =
    "echo '// one' >> Sources/SingleResponsibilityKata/Ship.swift; git commit -qam one"
  private static let conflict =
    mine + "; git checkout -qb other main~; \(mine.replacing("one", with: "two"))"

  @Test(
    "The workbook leaves a reader's own git state as it is, and the log goes on",
    arguments: [
      """
      \(mine); git tag -a v1 -m v1; git notes add -m note; git branch workbook; git tag workbook
      echo more >> README.md; git stash -q; git worktree add -q ../worktree; git checkout -qb try
      """,
      "git checkout -q --detach; \(mine); git bisect start; git bisect bad",
      "\(conflict); git rebase main || true", "\(conflict); git merge main || true",
      "touch .git/index.lock .git/HEAD.lock .git/packed-refs.lock .git/config.lock",
      "git add -A; git rm -qr --cached Tests; git branch -m main trunk; git pack-refs --all",
      "git checkout -q --orphan empty; git rm -qrf --cached .; git branch -D main; rm .git/index",
      "git remote add origin /nowhere; git config core.bare true; git config core.sparseCheckout true",
    ])
  func between(lines: String) throws {
    try kata.start()
    try book.shell(lines, in: kata)
    let own = try readersOwn()
    try visit()
    #expect(try readersOwn() == own)
  }

  @Test("Files that a check restores do not block a branch or a stash")
  func stash() throws {
    try kata.start()
    try book.shell("git checkout -qb try", in: kata)
    try book.write(kata.ship, changed)
    try book.write(kata.inBook("Guest/Mine.swift"), "public struct Shipyard {}\n")
    #expect(
      try BookFiles(of: kata).restore() == [] && BookFiles(of: kata).asked == kata.guestModule)
    try book.shell("git stash -qu", in: kata)
    let request = try ChangeRequest("twin-bolts", of: kata.lesson, in: book.workbook)
    _ = try OpenChange.take(request, in: kata)
    #expect(try BookFiles(of: kata).restore() == [] && BookFiles(of: kata).asked == kata.module)
    try book.shell("git switch -q main; git switch -q try; git stash pop -q", in: kata)
    #expect(try book.read(kata.ship) == changed && BookFiles(of: kata).asked == kata.guestModule)
    #expect(
      try book.shell("git status --porcelain", in: kata)
        == " M \(kata.sourcesPath)/Ship.swift\n?? Guest/\n")
  }

  @Test(
    "A log that is packed, is garbage-collected or lacks an entry goes on, and keeps the rest",
    arguments: [
      ("git pack-refs --all", nil), ("git gc -q --prune=now --aggressive; git prune", nil),
      ("git repack -qad; git reflog expire --all --expire=now; git gc -q --prune=now", nil),
      ("git update-ref -d refs/workbook/0003/hint/1", 3),
      ("git update-ref -d refs/workbook/0001/start/before", 1),
      (": > .git/refs/workbook/0001/start/before", 1),
    ])
  func log(lines: String, lost: Int?) throws {
    try kata.start()
    let request = try ChangeRequest("twin-bolts", of: kata.lesson, in: book.workbook)
    _ = try OpenChange.take(request, in: kata)
    _ = try kata.noteHint(among: 4, further: 1)
    try book.write(kata.ship, changed)
    try book.shell(lines, in: kata)
    _ = try OpenChange.giveUp(in: kata)
    #expect(try book.read(kata.ship) == SmallBook.ship)
    let all = [
      "1 start before", "2 taken twin-bolts", "3 hint 1", "4 kept giving-up-twin-bolts",
      "5 given-up twin-bolts",
    ]
    #expect(try kata.log() == all.filter { !$0.hasPrefix("\(lost ?? 0) ") } || lost == 3)
    _ = try kata.bringBack(nil)
    #expect(try book.read(kata.ship) == changed && kata.history().standing.open?.number == 2)
  }
}
