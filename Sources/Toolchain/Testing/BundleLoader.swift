import Foundation
import Synchronization

/// Runs tests on a Mac, where they are a bundle and not a program: with the helper of the toolchain
/// that SwiftPM calls for this, and the folders in which the bundle finds its libraries.
///
/// Called directly, the helper reports how it ended. SwiftPM ends with status 1 whether a test
/// fails, exits or is killed, and plans the build again before it starts.
struct BundleLoader: Equatable, Sendable {
  let helper: String
  /// The folders, by the variable that names them to the system's linker.
  let folders: [String: [String]]

  private static let found = Mutex<[String: BundleLoader]>([:])

  static func find() async throws -> BundleLoader? {
    let path = ChildProcess.environment("PATH") ?? ""
    if let loader = found.withLock({ $0[path] }) { return loader }
    guard let loader = try await look() else { return nil }
    found.withLock { $0[path] = loader }
    return loader
  }

  private static func look() async throws -> BundleLoader? {
    let resources = URL(fileURLWithPath: try await Compiler.target().paths.runtimeResourcePath)
    let usr = resources.deletingLastPathComponent().deletingLastPathComponent()
    let helper = usr.appendingPathComponent("libexec/swift/pm/swiftpm-testing-helper").path
    guard FileManager.default.isExecutableFile(atPath: helper) else { return nil }
    // Fails if only the command line tools are installed; these have everything in their own
    // folder.
    let answer = try? await ChildProcess(
      "xcrun", ["--sdk", "macosx", "--show-sdk-platform-path"]
    ).run(nil)
    let path = answer?.status == 0 ? answer?.standardOutput.split(separator: "\n").first : nil
    let platform = URL(fileURLWithPath: "\(path ?? "")/Developer")
    let tools = usr.deletingLastPathComponent().appendingPathComponent("Library/Developer")
    let frameworks = [
      tools.appendingPathComponent("Frameworks"),
      platform.appendingPathComponent("Library/Frameworks"),
      platform.appendingPathComponent("Library/PrivateFrameworks"),
    ]
    let libraries = [
      tools.appendingPathComponent("usr/lib"), resources.appendingPathComponent("macosx/testing"),
      platform.appendingPathComponent("usr/lib"),
    ]
    return BundleLoader(
      helper: helper,
      folders: [
        "DYLD_FRAMEWORK_PATH": frameworks, "DYLD_LIBRARY_PATH": libraries,
      ].mapValues { $0.filter(\.isFolder).map(\.path) })
  }

  /// The command that runs the tests in a bundle, before their own arguments.
  ///
  /// `env` sets the variables, since the system removes them from every shell that is started.
  func command(for bundle: URL) -> [String] {
    let program = bundle.deletingPathExtension().lastPathComponent
    let variables = folders.sorted { $0.key < $1.key }.map { name, folders in
      let own = ChildProcess.environment(name).map { [$0] } ?? []
      return "\(name)=\((own + folders).joined(separator: ":"))"
    }
    return ["/usr/bin/env"] + variables
      + [helper, "--test-bundle-path", "\(bundle.path)/Contents/MacOS/\(program)"]
  }
}
