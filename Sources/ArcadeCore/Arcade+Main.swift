import Foundation
import Terminal

extension Arcade {
  /// Runs the arcade's program with the arguments of its command line, and exits.
  ///
  /// - Parameter arcade: Makes the arcade once a command needs it.
  public static func main(_ arcade: @escaping @Sendable () -> Arcade) async -> Never {
    // Set if the workbook runs the arcade with a kata.
    let name = ProcessInfo.processInfo.environment["SHIPSHAPE_ARCADE"]
    await Program.arcade(typedAs: name).main(finding: arcade)
  }
}
