import BookContents
import Foundation
import KataTools
import Terminal
import Text
import Toolchain

struct WatchCommand: WorkbookCommand {
  let name = "watch"
  let summary = "Checks your kata on every save."
  let help = """
    Usage: scripts/workbook watch LESSON [--limit SECONDS]

    Checks your kata at once and on every save, and shows what `scripts/workbook
    check` shows. In a terminal, pages open in your pager, and these keys work:

      h    the next hint            r  the page of the lesson
      1-9  one failure in full      d  your edits
      a    the whole text           t  take the next change
      c    check again              q  quit

    Outside a terminal, it prints one verdict after another until Ctrl-C ends it.

      --limit  How long one test may take; 10 seconds by default.

    """

  @MainActor
  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "scripts/workbook watch")
    let limit = try arguments.limit()
    let kata = try arguments.kata(in: book)
    try arguments.finish()
    // A pager that ended by itself would take its page with it. Its prompt says how to leave it.
    setenv("LESS", "R$Ps?e:Space turns the page, .q goes back to watch$", 0)
    let session: TerminalSession?
    do { session = try TerminalSession.open() } catch TerminalError.notATerminal, .tooSimple {
      session = nil
    }
    defer { session?.close() }
    let watch = Watch(kata, limit: limit, on: session, console)
    // A session has signals among its events.
    let reason =
      session == nil
      ? try await untilInterrupted { try await watch.run() } : try await watch.run()
    guard let reason else { return true }
    throw reason
  }
}

/// Looks at a kata's files, and checks them whenever they differ from what was checked last.
@MainActor
private final class Watch {
  private let kata: Kata
  private let limit: Duration
  private let session: TerminalSession?
  private let console: any Console

  /// The files at the last look, and those that were checked last.
  private var seen: FolderContents?
  private var checked: FolderContents?
  private var check: Task<CheckReport, any Error>? { didSet { isStale = true } }
  private var phase = "" { didSet { isStale = true } }
  private var report: CheckReport? { didSet { isStale = true } }
  /// A hint or a failure in place of the verdict; q goes back.
  private var page: [Line]?
  /// Why there is no verdict, or a key does nothing.
  private var notice = "" { didSet { isStale = true } }
  /// Whether the screen shows something else.
  private var isStale = true
  private var isOver = false
  private var interruption: Interruption?

  init(_ kata: Kata, limit: Duration, on session: TerminalSession?, _ console: any Console) {
    (self.kata, self.limit, self.session, self.console) = (kata, limit, session, console)
  }

  /// - Returns: Why it was interrupted; nil if the reader left.
  func run() async throws -> Interruption? {
    var next = ContinuousClock.now
    if session == nil { console.tell("Watching \(kata.path): every save is checked.") }
    while !isOver, !Task.isCancelled {
      if next <= .now {
        let start = ContinuousClock.now
        look()
        // Many files take long to read: reading never takes more than a twentieth of the time.
        next = .now + max(.milliseconds(200), (.now - start) * 19)
      }
      if isStale { show() }
      for event in session?.waitForInput(milliseconds: 0) ?? [] { await take(event) }
      if console.isClosed { isOver = true }
      try? await Task.sleep(for: .milliseconds(50))
    }
    check?.cancel()
    _ = await check?.result
    try Task.checkCancellation()
    return interruption
  }

  private func look() {
    let contents = kata.contents()
    defer { seen = contents }
    // Editors write in several steps: files count once they have stopped changing.
    guard contents == seen, contents != checked else { return }
    checked = contents
    notice = ""
    begin()
  }

  private func begin() {
    let former = check
    former?.cancel()
    phase = "checking"
    let (kata, limit) = (kata, limit)
    check = Task { [weak self] in
      _ = await former?.result
      let verdict = try await Check(kata, limit: limit).run { news in
        Task { @MainActor in self?.phase = news }
      }
      return await CheckReport.recording(verdict)
    }
    Task { [check] in
      let result = await check?.result
      guard check == self.check else { return }
      self.check = nil
      switch result {
      case .success(let report): (self.report, page) = (report, nil)
      case .failure(let error) where !(error is CancellationError):
        (self.report, notice) = (nil, error.sentence)
      default: return
      }
      if session == nil { print() }
    }
  }

  // MARK: - Keys

  private func take(_ event: SessionEvent) async {
    isStale = true
    switch event {
    case .interrupted(let reason): (interruption, isOver) = (reason, true)
    // A test that was stopped for a long time may seem to hang.
    case .resumed: if check != nil { begin() }
    case .resized: break
    case .key(.character(let key)):
      do { try await press(key) } catch { notice = error.sentence }
    case .key: (page, notice) = (nil, "")
    }
  }

  private func press(_ key: Character) async throws {
    notice = ""
    switch key {
    case "q" where page != nil: page = nil
    case "q": isOver = true
    case "c": begin()
    case "h":
      let hint = try await HintCommand.next(for: kata, of: kata.lesson.hints())
      page = PlainPage(hint, width: width).lines
    case "1"..."9":
      page = report.flatMap { CheckText($0, width: width, rows: 0).failure(Int(String(key)) ?? 0) }
    case "r":
      let text = try kata.lesson.text("README.md")
      lend { console.page(markdown: text) }
    case "a":
      let lines = page ?? text(width: console.width, showsAll: true)
      lend { console.page(lines) }
    case "d":
      let (old, new) = (try await kata.version("start"), try await kata.version("mine"))
      guard old != new else { return notice = "You have changed nothing yet." }
      try lend { _ = try GitDiff.show([("start", old), ("mine", new)]) }
    case "t":
      guard let report, report.verdict.isGreen else {
        return notice = "You can take a change here once your kata is green."
      }
      guard let next = report.next else { return notice = "You have taken every expected change." }
      try await kata.take(next)
    default: break
    }
  }

  /// Lends the terminal to a pager. One that ends at once, such as `cat`, takes its text with it
  /// unless the reader is asked; only `less` is known to wait, unless its options say otherwise.
  private func lend(_ work: () throws -> Void) rethrows {
    let environment = ProcessInfo.processInfo.environment
    let isLess = ["GIT_PAGER", "PAGER"].allSatisfy { environment[$0]?.hasPrefix("less") ?? true }
    try session?.lend(
      "Enter goes back.", after: isLess ? .milliseconds(250) : .seconds(86_400), to: work)
  }

  // MARK: - What it shows

  /// The keys that do something now.
  private var keys: String {
    let verdict = report?.verdict
    let hasFailed = ((verdict?.behaviours ?? []) + (verdict?.own ?? [])).contains(
      where: \.hasFailed)
    return "h hint  \(hasFailed ? "1-9 a failure  " : "")a all  d diff  r read  "
      + "\(verdict?.isGreen == true ? "t take a change  " : "")c check  q quit"
  }

  private var width: Int { (session?.size.columns ?? console.width) - 2 }

  private func text(width: Int, showsAll: Bool = false) -> [Line] {
    report.map { CheckText($0, width: width, showsAll: showsAll).lines } ?? []
  }

  private func print() {
    let text = notice.isEmpty ? text(width: console.width) : notice.flow(width: console.width)
    console.print([[]] + text)
  }

  private func show() {
    isStale = false
    guard let session else { return }
    var canvas = Canvas(session.size)
    let last = session.size.rows - 1
    canvas.write([Run("Kata \(kata.lesson.heading)", .bold)], at: 1, row: 0)
    let foot =
      !notice.isEmpty
      ? notice.flow(width: width, .yellow)
      : [
        check != nil
          ? [Run("\(phase) …", .cyan)]
          : [Run(page == nil ? keys : "q goes back to the verdict", .cyan)]
      ]
    let rows = last - 2 - foot.count
    var lines =
      page?.cut(to: rows) ?? report.map { CheckText($0, width: width, rows: rows).lines } ?? []
    // An earlier verdict may no longer hold.
    if check != nil, page == nil { lines = lines.map { $0.map { Run($0.text, .dim) } } }
    for (index, line) in lines.enumerated() { canvas.write(line, at: 1, row: 2 + index) }
    for (index, line) in foot.enumerated() {
      canvas.write(line, at: 1, row: last + 1 - foot.count + index)
    }
    session.show(canvas)
  }
}

extension [Line] {
  /// At most as many lines as there are rows; if some are left out, it says so before the end.
  func cut(to rows: Int, end: [Line] = []) -> [Line] {
    guard count > rows else { return self }
    let end = ([[Run("… press a for the rest", .cyan)]] + end).suffix(Swift.max(0, rows))
    return Array(prefix(Swift.max(0, rows - end.count)) + end)
  }
}
