import Book
import Foundation

/// A version of a lesson's module, and the tests for it.
struct TrialVersion: Sendable {
  enum Kind: Hashable, Sendable {
    /// A side, which passes the behaviours and lacks the changes that the requests ask for.
    case plain
    case step(Int)
    case slip(Int)
    /// A slip in the code after a step.
    case carriedSlip(Int, step: Int)
    /// A slip's separate module beside the code after a step, or before the first.
    case besideStep(Int, step: Int)
    /// A request, made in full.
    case with(request: String)
    /// The same without one place of its change; places are counted from 1.
    case without(request: String, place: Int)
    /// This many of the expected requests, made one after another.
    case row(Int)

    /// Whether it has to pass; the outcome of the others is a finding.
    var isSound: Bool {
      switch self {
      case .plain, .step, .with, .row: true
      case .slip, .carriedSlip, .besideStep, .without: false
      }
    }
  }

  struct ID: Hashable, Sendable {
    let kind: Kind
    let side: Side

    /// The case for it in the enum of sides, such as `withLuredSeekersBefore`.
    var name: String {
      func word(_ request: String) -> String {
        request.split(separator: "-").map(\.capitalized).joined()
      }
      let start =
        switch kind {
        case .plain: "plain"
        case .step(let number): "step\(number)"
        case .slip(let number): "slip\(number)"
        case .carriedSlip(let number, let step): "slip\(number)AfterStep\(step)"
        case .besideStep(let number, let step): "slip\(number)BesideStep\(step)"
        case .with(let request): "with\(word(request))"
        case .without(let request, let place): "without\(word(request))\(place)"
        case .row(let count): "row\(count)"
        }
      return start + side.folder
    }
  }

  let id: ID
  /// The name of its module.
  let module: String
  /// The name for people: the path of the file that it was made with, or a description.
  let title: String
  let tree: SourceTree
  /// The files of a module that takes its place and imports it.
  let guest: SourceTree
  /// The files with the tests for it; each list is a separate run.
  let runs: [[String]]
  /// The tests of the side's own parts, which use this version instead of the side.
  var parts = SourceTree()
  /// The name in code of these tests.
  var partsSuite: String { "\(module)PartsTests" }

  /// The name of the module that the tests see.
  var seam: String { guest.files.isEmpty ? module : "\(module)Guest" }
}
