import Terminal

extension Arcade {
  /// Runs the program with its command-line arguments, and exits.
  ///
  /// - Parameter arcade: Makes the arcade when a command needs it.
  public static func main(_ arcade: @escaping @Sendable () -> Arcade) async -> Never {
    await Program.arcade.main(finding: arcade)
  }
}
