import Foundation
import Terminal

extension Arcade {
  /// Runs the program with its command-line arguments, and exits.
  ///
  /// - Parameter arcade: Makes the arcade when a command needs it.
  public static func main(_ arcade: @escaping @Sendable () -> Arcade) async -> Never {
    // The workbook sets this when it runs the arcade with a kata.
    let name = ProcessInfo.processInfo.environment["SHIPSHAPE_ARCADE"]
    await Program.arcade(typedAs: name).main(finding: arcade)
  }
}
