import Book
import Foundation

/// Near misses of a guest that is filled in, in one module with it: a process chooses one by its number.
struct GuestMutants: Sendable {
  /// The variable in the environment with the number; where it is not set, the guest is what it is.
  static let chosen = "SHIPSHAPE_MUTANT"

  private static let mostAttempts = 8

  /// Those that compile, keyed by their numbers from 1.
  private(set) var mutants: [Int: Mutant]
  private let solution: String
  private let imports: String
  private let name: String
  private let head: String
  private let call: String

  /// - Throws: ``AuthorError`` where there is no function to fill in.
  init(of guest: LessonGuest) throws {
    let header = #/((?:@MainActor\n)?public func )(\w+)(\((.*?)\) -> .+?) \{/#
    guard let match = guest.solution.firstMatch(of: header) else {
      throw AuthorError("There is no public function to fill in, in \(guest.solution)")
    }
    let mutants = Mutant.all(of: guest.solution)
    self.mutants = Dictionary(uniqueKeysWithValues: zip(1..., mutants))
    solution = guest.solution
    // Those of the file to fill in are enough for its function.
    imports = guest.source.matches(of: #/(?m)^import .+\n/#).map { String($0.0) }.joined()
    name = String(match.2)
    head = "\(match.1)\(match.2)\(match.3)"
    call = match.4.matches(of: #/(\w+)(?: (\w+))?: /#)
      .map { $0.1 == "_" ? "\($0.2 ?? "")" : "\($0.1): \($0.2 ?? $0.1)" }.joined(separator: ", ")
  }

  /// The files of the module.
  var files: SourceTree {
    var files = ["Guest.swift": numbered(solution, 0), "Choice.swift": choice]
    for (number, mutant) in mutants {
      files["Mutant\(number).swift"] = numbered(mutant.text, number)
    }
    return SourceTree(files)
  }

  /// Leaves out those that do not compile: what the compiler refuses comes in several steps.
  ///
  /// - Parameter errors: Compiles the files and returns errors that begin with a file and a colon.
  /// - Throws: ``AuthorError`` where the guest itself does not compile.
  mutating func compile(_ errors: (SourceTree) async throws -> [String]) async throws {
    for _ in 1...GuestMutants.mostAttempts {
      let found = try await errors(files)
      let refused = found.compactMap { error in
        error.prefixMatch(of: #/Mutant(\d+)\.swift:/#).flatMap { Int($0.1) }
      }
      if found.isEmpty { return }
      if refused.isEmpty { throw AuthorError(found.joined(separator: "\n")) }
      for number in refused { mutants[number] = nil }
    }
    throw AuthorError(
      "The mutants of \(name) do not compile in \(GuestMutants.mostAttempts) attempts.")
  }

  /// Their types are private, so only the function needs another name.
  private func numbered(_ text: String, _ number: Int) -> String {
    text.replacing("func \(name)(", with: "func \(name)\(number)(")
  }

  private var choice: String {
    let cases = mutants.keys.sorted().map { "  case \"\($0)\": \(name)\($0)(\(call))" }
    return """
      import Foundation
      \(imports)
      \(head) {
        switch ProcessInfo.processInfo.environment["\(GuestMutants.chosen)"] {
      \(cases.joined(separator: "\n"))
        default: \(name)0(\(call))
        }
      }

      """
  }
}
