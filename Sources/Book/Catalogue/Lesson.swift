import Foundation
import Toolchain

/// A lesson of the book.
///
/// A class, since it is passed around everywhere, and code that copies all its properties adds up.
package final class Lesson: Sendable {
  /// The contents of the file in a lesson's folder.
  private struct Words: Decodable {
    let title: String
    let letter: String?
    let abbreviation: String
    let seam: String
    let seamType: String
    let room: String
    let rooms: [String]?
    let products: [String]?
    let layers: [String]?
  }

  /// Counted from 1, in the order of the book.
  package let number: Int
  /// Its name in code, such as `SingleResponsibility`.
  package let name: String
  private let words: Words

  /// Its title for readers, such as “Single responsibility”.
  package var title: String { words.title }
  /// The letter in SOLID, for the five that have one.
  package var letter: String? { words.letter }
  /// The usual short form, such as `srp`.
  package var abbreviation: String { words.abbreviation }
  /// The lesson's subject in a few words: the seam that it owns.
  package var seam: String { words.seam }
  /// The one type that both of its modules make public, such as `Shipyard`.
  package var seamType: String { words.seamType }
  /// The shared module that declares the seam: `SpaceGame` or `PlayerRoster`.
  package var room: String { words.room }

  /// - Parameter folder: Such as `01-SingleResponsibility`.
  init(in folder: String, of workbook: Workbook) throws(BookError) {
    let path = "Lessons/\(folder)/Lesson.json"
    let data = Data(try workbook.text(at: path).utf8)
    let parts = folder.split(separator: "-", maxSplits: 1)
    guard let words = try? JSONDecoder().decode(Words.self, from: data), parts.count == 2,
      let number = Int(parts[0])
    else { throw .damaged(path, reason: "it does not say what the lesson is") }
    (self.number, self.name, self.words) = (number, String(parts[1]), words)
  }

  /// The products of the book that a kata of the lesson builds on, made of ``rooms``.
  package var kataProducts: [String] {
    words.products ?? [room == "SpaceGame" ? "GameKata" : "RosterKata"]
  }

  /// The shared modules that its sides need, those that use others first.
  package var rooms: [String] {
    words.rooms ?? (room == "SpaceGame" ? [room] : [room, "RosterModel"])
  }

  /// The folders of its layers, if a side has a target for each; the target that contains the seam
  /// comes last. A version of it then has a manifest, ``Layers/manifest``, beside them.
  package var layers: [String] { words.layers ?? [] }

  /// The modules of a side with their folders, as paths in the book, each after those it uses.
  package func modules(
    _ side: Side, in workbook: Workbook
  ) -> [(name: String, path: String)] {
    let (module, path) = (name + side.folder, sources(side))
    let manifest = (try? workbook.text(at: "\(path)/\(Layers.manifest)")) ?? ""
    let folders = Layers(in: manifest, where: layers.contains).all.map(\.folder)
    return folders.isEmpty
      ? [(module, path)]
      : folders.map { ($0 == layers.last ? module : module + $0, "\(path)/\($0)") }
  }

  /// The shared modules that its sides need, each after those it uses.
  package func rooms(in workbook: Workbook) -> [SourceModule] {
    rooms.reversed().map { SourceModule($0, workbook.root.appendingPathComponent("Sources/\($0)")) }
  }

  /// The name of its folder in `Lessons`, `Sources/Lessons` and `Tests/Lessons`.
  package var folder: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }

  /// The folder of its page, as a path in the book.
  package var pageFolder: String { "Lessons/\(folder)" }

  /// Its page, as a path in the book.
  package var page: String { "\(pageFolder)/README.md" }

  /// The hints for its kata, as a path in the book.
  package var hints: String { "\(pageFolder)/Hints.md" }

  /// The sources of a side, as a path in the book.
  package func sources(_ side: Side) -> String { "Sources/Lessons/\(folder)/\(side.folder)" }

  /// Its tests, as a path in the book.
  package var tests: String { "Tests/Lessons/\(folder)" }

  /// The part, such as a step, with the number that a reader typed.
  package func numbered<Part>(
    _ kind: String, _ word: String, of parts: [Part]
  ) throws(BookError) -> Part {
    guard let number = Int(word), (1...).contains(number), number <= parts.count else {
      throw .noSuchPart(kind, word, lesson: self.number, count: parts.count)
    }
    return parts[number - 1]
  }
}

extension Lesson: Hashable {
  package static func == (lhs: Lesson, rhs: Lesson) -> Bool { lhs.folder == rhs.folder }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension [Lesson] {
  /// The lesson and the side that a source belongs to, by its path in the book.
  package func place(of path: String) -> (lesson: Lesson, side: Side)? {
    for lesson in self {
      for side in Side.allCases where path.hasPrefix("\(lesson.sources(side))/") {
        return (lesson, side)
      }
    }
    return nil
  }
}

/// One of the two versions of each lesson in the book.
package enum Side: String, CaseIterable, Codable, Sendable {
  case before, after

  /// The folder of its module, and the end of its module's name: `Before` or `After`.
  package var folder: String { self == .before ? "Before" : "After" }
}

/// A value for *before* and one for *after*.
package struct Sides<Value> {
  package let before: Value
  package let after: Value

  package init(before: Value, after: Value) {
    self.before = before
    self.after = after
  }

  /// The value of each side.
  package init<Failure>(_ value: (Side) throws(Failure) -> Value) throws(Failure) {
    before = try value(.before)
    after = try value(.after)
  }

  package subscript(side: Side) -> Value { side == .before ? before : after }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Sendable where Value: Sendable {}
extension Sides: Codable where Value: Codable {}
