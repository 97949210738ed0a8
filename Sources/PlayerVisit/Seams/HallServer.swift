/// The server of the hall in which an arcade stands, which another team's module may ask.
public enum HallServer {
  /// Asks for the standings, and returns when the answer is shown.
  ///
  /// It holds for all that a task starts: the arcade chooses it for a visit, a test for itself.
  @TaskLocal public static var askForStandings: @MainActor @Sendable () async -> Void = {}
}
