import Foundation
import Toolchain

extension DeclarationList {
  /// A source, and what has to be read in it: whatever reads otherwise is not to be counted with.
  static let knownSource = """
    import Foundation

    /// A gun.
    @MainActor public struct Gun: Hashable {
      private(set) var readyAt = 0, shots = "é { // no comment"
      var isReady: Bool { readyAt == 0 } // ready
      enum Kind { case slow, fast(Int) }
      init?(_ kind: Kind) { return nil }

      /* once */ func fire(at tick: Int) -> [Int] {
        let inner = 1
        return [inner]
      }
    }

    extension Gun.Kind { static func == (one: Self, other: Self) -> Bool { true } }
    protocol Firing { associatedtype Shot; func fire() -> Shot }
    typealias Guns = [Gun]
    let spare = 3

    """

  static let knownAnswer: [(name: String, words: String)] = [
    ("Gun", "@MainActor public struct Gun : Hashable { }"),
    ("Gun.readyAt, shots", "private ( set ) var readyAt = 0 , shots = \"é { // no comment\""),
    ("Gun.isReady", "var isReady : Bool { readyAt = = 0 }"),
    ("Gun.Kind", "enum Kind { }"),
    ("Gun.Kind.slow, fast(_:)", "case slow , fast ( Int )"),
    ("Gun.init(_:)", "init ? ( _ kind : Kind ) { return nil }"),
    (
      "Gun.fire(at:)",
      "func fire ( at tick : Int ) - > [ Int ] { let inner = 1 return [ inner ] }"
    ),
    ("extension Gun.Kind", "extension Gun . Kind { }"),
    (
      "extension Gun.Kind.==(_:_:)",
      "static func = = ( one : Self , other : Self ) - > Bool { true }"
    ),
    ("Firing", "protocol Firing { }"),
    ("Firing.Shot", "associatedtype Shot"),
    ("Firing.fire", "func fire ( ) - > Shot"),
    ("Guns", "typealias Guns = [ Gun ]"),
    ("spare", "let spare = 3"),
  ]

  /// Whether this toolchain's tree answers as known.
  ///
  /// - Parameter environment: What differs from our own environment for the compiler.
  static func isReadable(environment: [String: String?] = [:]) -> Bool {
    guard let folder = try? TemporaryFolder() else { return false }
    defer { folder.remove() }
    guard let file = try? folder.file("Known.swift", knownSource),
      let list = try? DeclarationList(of: file, environment: environment)
    else { return false }
    return list.declarations.map(\.name) == knownAnswer.map(\.name)
      && list.declarations.map { $0.words.joined(separator: " ") } == knownAnswer.map(\.words)
  }
}
