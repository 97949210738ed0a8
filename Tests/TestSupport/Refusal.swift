import Foundation
import Synchronization
import Toolchain

/// What the compiler says to a source that imports a lesson.
public enum Refusal {
  /// One compiler for the whole test run, one question at a time: modules are compiled once.
  private static let compiler = Mutex<SwiftCompiler?>(nil)

  /// The errors in a source that may `@testable import` a room and both sides of a lesson.
  ///
  /// - Parameters:
  ///   - source: Must compile but for what is to be refused; pair each refusal with the same
  ///     source made right, so that it cannot fail for another reason.
  ///   - lesson: The folder of the lesson, such as `01-SingleResponsibility`.
  ///   - room: The shared module with the lesson's seam.
  /// - Returns: The compiler's messages; empty when it accepts the source.
  public static func errors(
    in source: String, lesson: String, room: String = "SpaceGame"
  ) throws -> [String] {
    let name = lesson.drop { $0 != "-" }.dropFirst()
    let storage = SwiftModule("Storage", in: PackageFolder.appending("Sources/Storage"))
    let shared = SwiftModule(
      room, in: PackageFolder.appending("Sources/\(room)"),
      imports: room == "PlayerRoster" ? [storage] : [])
    let sides = ["Before", "After"].map { side in
      SwiftModule(
        "\(name)\(side)", in: PackageFolder.appending("Sources/Lessons/\(lesson)/\(side)"),
        imports: [shared])
    }
    return try compiler.withLock { compiler in
      let ready = try compiler ?? SwiftCompiler()
      compiler = ready
      return try ready.errors(in: source, importing: [shared] + sides)
    }
  }
}
