import BookContents
import Foundation
import KataTools
import Toolchain

/// Tests that run on partners' modules. They stand where a kata has the reader's own tests, so that
/// one run judges our version and the modules that build on it, and tells the two apart.
struct PartnerTests {
  /// The modules and the tests, by their paths in a kata.
  let files: Files

  /// The partners of a version.
  ///
  /// - Parameters:
  ///   - module: A faulty module with a type of the seam's name; its types replace those of the
  ///     same name, and the tests of our version run on it.
  ///   - edits: The tests that ship with the module.
  /// - Returns: Nil if no partner builds on the lesson.
  init?(_ kata: Kata, on version: Version, module: String? = nil, with edits: [Edit] = []) {
    let lesson = kata.lesson
    var referees = lesson.partners(of: version)
    guard let all = referees.removeValue(forKey: "all") else { return nil }
    var modules = lesson.partnerModules(on: version).filter { name, _ in
      module?.contains("struct \(name.dropLast(".swift".count)):") != true
    }
    modules["Other.swift"] = module.map { Data($0.utf8) }
    var tests = lesson.partnerSuites()
    for edit in edits { tests.merge(edit.tests) { $1 } }
    self.init(
      kata, modules: modules, tests: tests, types: referees,
      whole: module == nil ? all : "\(lesson.seamType)()")
  }

  /// - Parameters:
  ///   - types: How to make each partner's form of the seam's type, by the names that tests use.
  ///   - whole: The form on which the tests of our version run.
  init(_ kata: Kata, modules: Files, tests: Files, types: [String: String], whole: String) {
    let lesson = kata.lesson
    let entry = lesson.entry.split(separator: ":", maxSplits: 1)
    let made = (types.merging([String(entry[0]): whole]) { $1 }).sorted { $0.key < $1.key }
    let side = """
      import \(kata.module)
      import \(lesson.rooms[0])

      enum Side: String, CaseIterable, Codable {
        case theirs

      \(made.map { "  var \($0.key):\(entry[1]) { \($0.value) }" }.joined(separator: "\n"))
      }

      """
    let ours = (try? lesson.tests()) ?? [:]
    let parts = modules.merging(ours) { $1 }.merging(tests) { $1 }
      .merging(["Side.swift": Data(side.utf8)]) { $1 }
    files = Files(
      uniqueKeysWithValues: parts.map { name, data in
        var text = String(decoding: data, as: UTF8.self).withoutMarkers
        for side in ["Before", "After"] {
          text = text.replacing("\(lesson.name)\(side)", with: kata.module)
        }
        return ("\(Kata.minePath)/\(name)", Data(text.utf8))
      })
  }
}
