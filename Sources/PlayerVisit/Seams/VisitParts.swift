import Foundation

/// The parts that the screens of a visit use.
public struct VisitParts: Sendable {
  public var roster: any RosterOpening
  public var signIn: any SignInMaking
  public var refresh: any RefreshMaking
  public var tables: any LobbyTabling
  /// The roster's file.
  public var rosterFile: URL
  public var service: AccountService
  public var log: any LogWriting
  /// Takes the pictures of sign-in screens.
  public var show: @MainActor @Sendable (FormPicture) -> Void
  public var plan: RefreshPlan
  /// The current time, which a test can fix.
  public var now: @Sendable () -> Date

  public init(
    roster: any RosterOpening, signIn: any SignInMaking, refresh: any RefreshMaking,
    tables: any LobbyTabling, rosterFile: URL, service: AccountService, log: any LogWriting,
    plan: RefreshPlan, now: @escaping @Sendable () -> Date,
    show: @escaping @MainActor @Sendable (FormPicture) -> Void = { _ in }
  ) {
    self.roster = roster
    self.signIn = signIn
    self.refresh = refresh
    self.tables = tables
    self.rosterFile = rosterFile
    self.service = service
    self.log = log
    self.plan = plan
    self.now = now
    self.show = show
  }

  /// Makes a sign-in screen from these parts.
  @MainActor
  public func makeSignIn() -> any SigningIn {
    signIn.makeSignIn(to: service, log: log, show: show)
  }
}
