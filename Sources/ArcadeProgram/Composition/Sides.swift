import Foundation
import PlayerVisit
import SpaceGame

/// The choice of a side for each seam of the arcade.
struct Sides: Sendable {
  /// By the numbers of the lessons.
  private var choices: [Int: Side]
  /// Replaces one seam's side; nil if every seam uses a side from the book.
  var kata: KataPart?
  /// The partners whose modules are plugged in, in the order of their cases.
  var partners: [Partner] = []

  /// The numbers of the lessons, in the order of the book.
  static let lessons = Seams.all.map { $0.lesson }

  /// Chooses the same side for every seam.
  init(all side: Side) {
    choices = Dictionary(uniqueKeysWithValues: Sides.lessons.map { ($0, side) })
  }

  /// The side of the lesson with this number.
  subscript(lesson: Int) -> Side {
    get { choices[lesson] ?? .after }
    set { choices[lesson] = newValue }
  }

  /// The maker that is plugged into a seam.
  func maker<Place: Seam>(_ seam: Place.Type) -> Place.Maker {
    if let kata, kata.lesson == seam.lesson, let maker = kata.maker as? Place.Maker {
      return maker
    }
    let side = self[seam.lesson]
    return (seam as? any PartneredSeam<Place.Maker>.Type)?.maker(side, with: partners)
      ?? (side == .before ? seam.before : seam.after)
  }
}

extension Sides {
  /// Reads `before`, `after`, or single choices such as `1=after,3=before`; any other lesson uses
  /// after.
  init(_ text: String) throws(ArcadeError) {
    if let side = Side(rawValue: text) {
      self.init(all: side)
      return
    }
    self.init(all: .after)
    var named: Set<Int> = []
    for choice in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = choice.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let side = Side(rawValue: String(parts[1])) else {
        throw .sides(text)
      }
      guard let number = Int(parts[0]), Sides.lessons.contains(number) else {
        throw .noSuchSeam(String(parts[0]))
      }
      guard named.insert(number).inserted else { throw .seamTwice(number) }
      self[number] = side
    }
  }
}

extension Sides {
  /// The choice in a few words, for screens.
  var label: String {
    let lessons = Sides.lessons.filter { $0 != kata?.lesson }
    let before = lessons.filter { self[$0] == .before }
    let rest =
      if before.isEmpty || before.count == lessons.count {
        "\(before.isEmpty ? Side.after : .before) in all \(kata == nil ? "lessons" : "others")"
      } else {
        "before in \(before.map { "\($0)" }.joined(separator: ", ")), after elsewhere"
      }
    let told = partners.map { partner in
      let missing = self.lessons(without: partner).map { "\($0)" }
      return missing.isEmpty
        ? ", with \(partner)" : ", without \(partner) in \(missing.joined(separator: ", "))"
    }
    return (kata.map { "your kata of lesson \($0.lesson), " } ?? "") + rest + told.joined()
  }

  /// The lessons in which a partner's module is left out, by a kata or by a side that cannot serve it.
  func lessons(without partner: Partner) -> [Int] {
    Seams.all.compactMap { $0 as? any PartneredSeam.Type }.filter {
      $0.partners.contains(partner)
        && (kata?.lesson == $0.lesson || !$0.canServePartners(self[$0.lesson]))
    }.map { $0.lesson }
  }
}

extension Systems {
  /// The composition root of the game.
  init(_ sides: Sides) {
    self.init(
      shipyard: sides.maker(SingleResponsibilitySeam.self),
      referee: sides.maker(OpenClosedSeam.self),
      flightControl: sides.maker(LiskovSubstitutionSeam.self),
      turnOrder: sides.maker(InterfaceSegregationSeam.self))
  }
}

extension VisitParts {
  /// The composition root of the visit.
  init(
    _ sides: Sides, rosterFile: URL, service: AccountService, log: any LogWriting,
    plan: RefreshPlan, now: @escaping @Sendable () -> Date
  ) {
    self.init(
      roster: sides.maker(DependencyInversionSeam.self), signIn: sides.maker(SignInSeam.self),
      refresh: sides.maker(SchedulerSeam.self), tables: sides.maker(VisitorSeam.self),
      rosterFile: rosterFile, service: service, log: log, plan: plan, now: now)
  }
}

extension Sides {
  /// The maker of a visit's screens.
  var frontDoor: any ScreenMaking { maker(DependencyContainerSeam.self) }
}
