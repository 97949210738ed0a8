import Foundation

/// From save to verdict in a kata that is watched, against what the compiler alone must take.
///
/// The floor is the work that nobody can leave out: compile the module with the changed file, link
/// the tests, run them once, each by the very command that SwiftPM has written down.
enum KataBenchmark {
  private static let rounds = 5
  private static let lesson = 2
  private static let folder = "Katas/02-OpenClosed"
  private static let module = "OpenClosedKata"
  /// The watched kata may take at most so many times the floor.
  private static let bound = 1.5

  /// - Parameter program: The benchmark's own path; `workbook` is built beside it.
  static func run(program: String) {
    let workbook = URL(fileURLWithPath: program).deletingLastPathComponent()
      .appendingPathComponent("workbook")
    do {
      try measure(workbook)
    } catch {
      preconditionFailure("The kata could not be measured: \(error)")
    }
  }

  private static func measure(_ workbook: URL) throws {
    show("Kata \(lesson), watched: from save to verdict, one file changed, \(rounds) rounds")
    let book = try BookCopy()
    defer { book.remove() }
    let kata = book.url.appendingPathComponent(folder)
    let source = kata.appendingPathComponent("Sources/\(module)/Referee.swift")
    let clock = ContinuousClock()
    let start = clock.now
    try Command(workbook.path, ["start", "\(lesson)"], in: book.url).run()
    let watch = try WatchedBook(workbook, lesson: lesson, in: book.url)
    defer { watch.end() }
    let farewells = [SIGINT, SIGTERM].map { number in
      whenTold(to: number, child: watch.id, folder: book.url)
    }
    defer { for farewell in farewells { farewell.cancel() } }
    watch.waitForVerdict()
    show("From start to the first verdict: \(fixed(seconds(clock.now - start), 1)) s")

    let floor = try floor(of: kata)
    let plain = Command("/usr/bin/env", ["swift", "test"], in: kata)
    var samples: [(watch: Double, floor: Double, plain: Double)] = []
    for round in 0...rounds {
      try change(source)
      let watched = seconds(clock.measure { watch.waitForVerdict() })
      // What is measured for comparison is not to be checked at the same time.
      watch.pause()
      try change(source)
      let bare = try seconds(clock.measure { for command in floor { try command.run() } })
      try change(source)
      let tested = try seconds(clock.measure { try plain.run() })
      watch.goOn()
      watch.waitForVerdict()
      // The first round warms up.
      if round > 0 { samples.append((watched, bare, tested)) }
    }
    let widths = [14, 10, 14, 14]
    show(row(["", "seconds", "of the floor", "of swift test"], widths: widths))
    for (name, time) in [
      ("watch", \.watch), ("swift test", \.plain), ("floor", \.floor),
    ] as [(String, KeyPath<(watch: Double, floor: Double, plain: Double), Double>)] {
      func median(_ value: (Int) -> Double) -> Double {
        Measurement.median(samples.indices.map(value))
      }
      show(
        row(
          [
            name, fixed(median { samples[$0][keyPath: time] }, 2),
            fixed(median { samples[$0][keyPath: time] / samples[$0].floor }, 2),
            fixed(median { samples[$0][keyPath: time] / samples[$0].plain }, 2),
          ], widths: widths))
    }
    show("Aim: watch at most \(fixed(bound, 1)) times the floor, and below 1 of swift test.\n")
  }

  /// Leaves nothing running and nothing behind when the benchmark is ended before its time.
  private static func whenTold(
    to end: Int32, child: Int32, folder: URL
  ) -> any DispatchSourceSignal {
    signal(end, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: end, queue: .global())
    source.setEventHandler {
      kill(child, SIGCONT)
      kill(child, SIGTERM)
      try? FileManager.default.removeItem(at: folder)
      exit(128 + end)
    }
    source.resume()
    return source
  }

  /// Makes other code of the file, as a save does: not only another comment, after which nothing
  /// would have to be linked.
  private static func change(_ source: URL) throws {
    let text = try String(contentsOf: source, encoding: .utf8)
    let mark = "\nprivate func changed() -> Int {"
    let kept = text.components(separatedBy: mark)[0]
    let changed = kept + mark + " \(Int.random(in: 0...Int.max)) }\n"
    try Data(changed.utf8).write(to: source, options: .atomic)
  }

  /// Compile the module, link the tests, run them.
  private static func floor(of kata: URL) throws -> [Command] {
    let plan = try String(
      contentsOf: kata.appendingPathComponent(".build/debug.yaml"), encoding: .utf8)
    let tests = "\(module)PackageTests"
    return [
      try command(named: "C.\(module)-", ending: ".module", in: plan, at: kata),
      try command(named: "C.\(tests)-", ending: ".test", in: plan, at: kata),
      Command(
        kata.appendingPathComponent(".build/debug/\(tests).xctest").path,
        ["--testing-library", "swift-testing"], in: kata),
    ]
  }

  /// A command of the plan that SwiftPM writes for its build engine: a name on a line of its own,
  /// and below it the arguments as a list.
  private static func command(
    named name: String, ending: String, in plan: String, at kata: URL
  ) throws -> Command {
    let lines = plan.split(separator: "\n")
    guard
      let start = lines.firstIndex(where: {
        $0.hasPrefix("  \"\(name)") && $0.hasSuffix("\(ending)\":")
      }), let line = lines[start...].first(where: { $0.hasPrefix("    args: ") })
    else { throw CocoaError(.fileReadCorruptFile) }
    let words = try JSONDecoder().decode(
      [String].self, from: Data(line.dropFirst("    args: ".count).utf8))
    return Command(words[0], words.dropFirst().filter { $0 != "-parseable-output" }, in: kata)
  }

  private static func seconds(_ time: Duration) -> Double {
    Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }
}

/// A book of its own, so that no reader's kata is touched.
struct BookCopy {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("shipshape-benchmark-\(UUID().uuidString)")

  /// Copies the book in the current folder.
  init() throws {
    let files = FileManager.default
    let here = URL(fileURLWithPath: files.currentDirectoryPath)
    try files.createDirectory(at: url, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests", "Lessons"] {
      try files.copyItem(
        at: here.appendingPathComponent(name), to: url.appendingPathComponent(name))
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}

/// A program that must succeed.
struct Command {
  let program: String
  let arguments: [String]
  let folder: URL

  init(_ program: String, _ arguments: [String], in folder: URL) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
  }

  var process: Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  func run() throws {
    let process = process
    try process.run()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "\(program) \(arguments.prefix(3)) must succeed.")
  }
}

/// `workbook watch`, read through a pipe.
final class WatchedBook {
  private let process: Process
  private let pipe = Pipe()
  private var text = ""

  init(_ workbook: URL, lesson: Int, in book: URL) throws {
    process = Command(workbook.path, ["watch", "\(lesson)"], in: book).process
    process.standardOutput = pipe
    try process.run()
  }

  /// Waits for the end of the next verdict.
  func waitForVerdict() {
    while true {
      if let end = text.firstRange(of: "It took ") {
        precondition(text.contains("Passed:"), "What is measured must pass: \(text)")
        text = String(text[end.upperBound...])
        return
      }
      let data = pipe.fileHandleForReading.availableData
      precondition(!data.isEmpty, "`workbook watch` must not end: \(text)")
      text += String(decoding: data, as: UTF8.self)
    }
  }

  var id: Int32 { process.processIdentifier }

  func pause() { kill(process.processIdentifier, SIGSTOP) }
  func goOn() { kill(process.processIdentifier, SIGCONT) }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }
}
