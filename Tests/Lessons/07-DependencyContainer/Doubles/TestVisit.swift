import Foundation
import PlayerVisit
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The parts of a visit, each a double that remembers what it made, without holding it.
@MainActor
final class TestVisit {
  let ledger: RosterLedger
  let rosters: OpenedRosters
  let signIns = MadeSignIns()
  let refreshes = MadeRefreshes()
  let clock = HeldClock()

  static let rosterFile = URL(fileURLWithPath: "/nowhere/roster.json")
  static let service = AccountService(
    url: URL(fileURLWithPath: "/nowhere/accounts"), session: .shared, hint: "Any password.")
  static let plan = RefreshPlan(
    tickLength: .milliseconds(250), timelinePeriod: 4, profilePeriod: 20)

  init(_ players: KeyValuePairs<String, Int> = [:]) throws {
    ledger = try RosterLedger(players)
    rosters = OpenedRosters(of: ledger)
  }

  var parts: VisitParts {
    VisitParts(
      roster: rosters, signIn: signIns, refresh: refreshes, tables: PlainTables(),
      rosterFile: TestVisit.rosterFile, service: TestVisit.service, log: DeafLog(),
      plan: TestVisit.plan, now: { [clock] in clock.time })
  }

  /// What the screens have done so far that others can see.
  var traces: Traces {
    Traces(
      changes: ledger.changes, running: refreshes.running.count,
      cancellations: signIns.alive.map(\.cancellations))
  }

  struct Traces: Equatable {
    let changes: [RosterLedger.Change]
    /// How many lobbies refresh.
    let running: Int
    /// How often each sign-in that still exists was cancelled.
    let cancellations: [Int]
  }
}

/// Something that was made; `nil` once nothing else holds it.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}

/// Opens a new roster of the ledger each time.
final class OpenedRosters: RosterOpening {
  private let ledger: RosterLedger
  private let opened = Mutex<[(file: URL, roster: Weak<InMemoryRoster>)]>([])

  init(of ledger: RosterLedger) {
    self.ledger = ledger
  }

  var files: [URL] { opened.withLock { $0.map(\.file) } }
  var alive: Int { opened.withLock { $0.count { $0.roster.object != nil } } }

  func openRoster(in file: URL) -> any RosterKeeping {
    let roster = InMemoryRoster(ledger)
    opened.withLock { $0.append((file, Weak(object: roster))) }
    return roster
  }
}

/// Makes sign-ins that never answer.
@MainActor
final class MadeSignIns: SignInMaking {
  private var made: [Weak<SilentSignIn>] = []
  private(set) var services: [AccountService] = []
  private(set) var logs: [any LogWriting] = []

  var count: Int { made.count }
  var alive: [SilentSignIn] { made.compactMap(\.object) }

  func makeSignIn(
    to service: AccountService, log: any LogWriting,
    show: @escaping @MainActor (FormPicture) -> Void
  ) -> any SigningIn {
    let signIn = SilentSignIn()
    made.append(Weak(object: signIn))
    services.append(service)
    logs.append(log)
    return signIn
  }
}

/// A sign-in that never answers, and counts how often it was cancelled.
@MainActor
final class SilentSignIn: SigningIn {
  let account: Account? = nil
  private(set) var keys: [FormKey] = []
  private(set) var cancellations = 0

  func press(_ key: FormKey) -> Bool {
    keys.append(key)
    return true
  }

  func cancel() { cancellations += 1 }
}

/// Makes refreshes that a test ticks.
@MainActor
final class MadeRefreshes: RefreshMaking {
  private var made: [Weak<HandRefresh>] = []
  private(set) var plans: [RefreshPlan] = []

  var alive: Int { made.count { $0.object != nil } }
  var running: [HandRefresh] { made.compactMap(\.object).filter(\.isRunning) }

  func makeRefresh(
    _ plan: RefreshPlan, timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing {
    let refresh = HandRefresh(timeline)
    made.append(Weak(object: refresh))
    plans.append(plan)
    return refresh
  }
}

/// Refreshes the timeline when a test says so, while it runs.
@MainActor
final class HandRefresh: LiveRefreshing {
  private let timeline: @MainActor () async throws -> Void
  private(set) var tick = 0
  private(set) var isRunning = false

  init(_ timeline: @escaping @MainActor () async throws -> Void) {
    self.timeline = timeline
  }

  func start() { isRunning = true }
  func stop() { isRunning = false }
  func setPeriod(_ period: Int, of feed: Feed) {}

  func runTick() async throws {
    guard isRunning else { return }
    tick += 1
    try await timeline()
  }
}

/// Shows the time that a test set.
final class HeldClock: Sendable {
  private let held = Mutex(Date(timeIntervalSince1970: 1_700_000_000))

  var time: Date {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}

/// Tables that have a row for each player and paint nothing.
struct PlainTables: LobbyTabling {
  func table(of content: LobbyContent) -> any LobbyTable { PlainTable(players: content.players) }
}

struct PlainTable: LobbyTable {
  let players: [Player]

  var rowCount: Int { players.count }
  func height(of row: Int) -> Int { 1 }
  func tint(of row: Int) -> Tint { .plain }
  func text(of row: Int) -> String { players[row].nickname.text }
  func player(of row: Int) -> Player? { players[row] }
  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {}
}

final class DeafLog: LogWriting {
  func write(_ line: String) {}
}
