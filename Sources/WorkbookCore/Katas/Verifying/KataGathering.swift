import Foundation
import Toolchain

/// All katas in one package, so that the rooms that they share are built once.
struct KataGathering {
  let workbook: Workbook
  let lessons: [Lesson]

  /// Where the package and its build are: kept, since a second time is quick then.
  private var home: URL {
    workbook.root.appendingPathComponent(".build/verify", isDirectory: true)
  }
  private var package: URL { home.appendingPathComponent("package", isDirectory: true) }

  init(of workbook: Workbook, lessons: [Lesson]) {
    self.workbook = workbook
    self.lessons = lessons
  }

  func sources(of lesson: Lesson) -> URL {
    package.appendingPathComponent(Kata(lesson, in: workbook).sourcesPath, isDirectory: true)
  }

  /// Makes every kata with the sources of a side. What has not changed is left as it is, with its
  /// time, so that it is not built again.
  func fill(with side: String) throws {
    var wanted: [String: Data] = ["Package.swift": Data(manifest.utf8)]
    for lesson in lessons {
      let kata = Kata(lesson, in: workbook)
      let tests = try KataStarter(kata: kata).bookFiles()
      for file in tests where file.path.hasPrefix(kata.testsPath) {
        wanted[file.path] = Data(file.text.utf8)
      }
      let module = SwiftModule("", in: workbook.sources(of: lesson, side: side))
      for file in module.sources {
        let path = file.resolvingSymlinksInPath().path
          .dropFirst(module.folder.resolvingSymlinksInPath().path.count).drop { $0 == "/" }
        wanted["\(kata.sourcesPath)/\(path)"] = try Data(contentsOf: file)
      }
    }
    let files = FileManager.default
    try files.createDirectory(at: package, withIntermediateDirectories: true)
    for path in files.enumerator(atPath: package.path)?.compactMap({ $0 as? String }) ?? []
    where path.hasSuffix(".swift") && wanted[path] == nil {
      try files.removeItem(at: package.appendingPathComponent(path))
    }
    for (path, data) in wanted {
      let file = package.appendingPathComponent(path)
      if (try? Data(contentsOf: file)) == data { continue }
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  /// What came of the tests.
  enum Outcome {
    case notBuilt(String)
    case results([TestResult])
    /// The tests ended before their end, with a test that was to blame.
    case crashed(String)
  }

  /// Builds what is there and runs all of its tests.
  ///
  /// - Parameter environment: What differs from our own environment.
  func run(environment: [String: String?] = [:]) async throws -> Outcome {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let stream = folder.url.appendingPathComponent("events.jsonl")
    var child = ChildProcess(
      "swift",
      [
        "test", "--package-path", package.path,
        "--scratch-path", home.appendingPathComponent("build").path,
        "--disable-xctest",
        "--event-stream-output-path", stream.path, "--event-stream-version", "0",
      ], in: workbook.root)
    child.environment = environment
    child.timeLimit = .seconds(600)
    let output = try await child.run { _ in }
    let records = EventStream.records(in: (try? Data(contentsOf: stream)) ?? Data())
    guard !records.isEmpty else {
      let messages = CompilerMessages(
        in: output.standardError + output.standardOutput, root: package)
      return .notBuilt(messages.text)
    }
    let recorder = TestRecorder(records)
    guard recorder.hasEnded else { return .crashed(recorder.culprit ?? "no test") }
    return .results(recorder.results)
  }

  private var manifest: String {
    let targets = lessons.map { lesson in
      let module = Kata(lesson, in: workbook).module
      return """
            .target(
              name: "\(module)",
              dependencies: [.product(name: "Workshop", package: "shipshape")],
              swiftSettings: strict),
            .testTarget(
              name: "\(module)Tests",
              dependencies: ["\(module)", .product(name: "Workshop", package: "shipshape")],
              swiftSettings: strict),
        """
    }
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let strict: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]

      let package = Package(
        name: "katas",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "shipshape", path: "../../..")],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }
}
