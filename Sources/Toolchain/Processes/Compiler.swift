import Foundation

/// The compiler, called without a package.
package enum Compiler {
  /// Xcode's own `swiftc` knows where the system's headers are. On a Mac, any other toolchain has
  /// to be told, as SwiftPM tells it.
  private static let script = """
    if [ -z "${SDKROOT-}" ] && kit=$(xcrun --sdk macosx --show-sdk-path 2> /dev/null); then
      export SDKROOT="$kit"
    fi
    exec "$@"
    """

  /// A call to the `swiftc` on the path, or of another program of its toolchain.
  package static func call(
    _ arguments: [String], of program: String = "swiftc", in directory: URL? = nil
  ) -> ChildProcess {
    ChildProcess("/bin/sh", ["-c", script, "sh", program] + arguments, in: directory)
  }

  /// The compiler's description of itself.
  package struct Target: Decodable {
    package struct Platform: Decodable { package let triple: String }
    package struct Paths: Decodable {
      package let sdkPath: String?
      /// The folder `usr/lib/swift` of its toolchain.
      package let runtimeResourcePath: String
    }

    package let target: Platform
    package let paths: Paths
  }

  package static func target() async throws -> Target {
    let output = try await call(["-print-target-info"]).run(nil).standardOutput
    return try JSONDecoder().decode(Target.self, from: Data(output.utf8))
  }
}
