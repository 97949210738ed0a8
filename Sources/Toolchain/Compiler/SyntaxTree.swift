import Foundation

/// What the compiler's own parser finds in a source: declarations in declarations, each with its
/// place. Nothing is resolved, so no module needs to be built.
///
/// The format of the tree is promised by nobody and may change with every toolchain: whoever counts
/// with it checks a source of which the answer is known first.
public struct SyntaxTree: Sendable {
  /// A declaration, or what else stands at its level.
  public struct Node: Sendable {
    /// Such as `struct_decl`.
    public let kind: String
    /// From the first byte of its first token, attributes and modifiers left out, to the first byte
    /// of its last token; nil where the compiler tells none.
    public let range: ClosedRange<Int>?
    /// Its name with the labels of its arguments, such as `move(_:at:)`; the type that it extends
    /// for an extension; nil where it has none of its own.
    public let name: String?
    /// What is declared in it: in a type, not in the body of a function.
    public let members: [Node]
  }

  public enum Failure: Error, Hashable {
    /// The compiler did not print a tree that could be read.
    case unreadable(String)
  }

  public let nodes: [Node]

  /// Asks the compiler about a file.
  ///
  /// - Parameter environment: What differs from our own environment for the compiler.
  public init(of file: URL, environment: [String: String?] = [:]) throws {
    var child = ChildProcess(
      "swiftc",
      ["-frontend", "-dump-parse", "-dump-ast-format", "json", "-parse-as-library"]
        + SwiftCompiler.settings + [file.path])
    child.environment = environment
    let output = try child.run()
    // A source with errors has a tree too, of a part of it.
    guard output.status == 0 else { throw Failure.unreadable(file.lastPathComponent) }
    do {
      nodes = try JSONDecoder().decode(Root.self, from: Data(output.standardOutput.utf8))
        .items.map(\.node)
    } catch {
      throw Failure.unreadable(file.lastPathComponent)
    }
  }
}

// MARK: - The format

extension SyntaxTree {
  private struct Root: Decodable {
    let items: [Item]
  }

  private struct Item: Decodable {
    let kind: String
    let range: Bounds?
    let name: Name?
    let extendedType: String?
    let members: [Item]?

    enum CodingKeys: String, CodingKey {
      case kind = "_kind"
      case range, name, members
      case extendedType = "extended_type"
    }

    var node: Node {
      Node(
        kind: kind, range: range.flatMap { $0.start <= $0.end ? $0.start...$0.end : nil },
        name: name?.text ?? extendedType, members: (members ?? []).map(\.node))
    }
  }

  private struct Bounds: Decodable {
    let start: Int
    let end: Int
  }

  private struct Name: Decodable {
    struct Base: Decodable {
      let name: String?
      let special: String?
    }

    let base: Base
    let arguments: [String]?

    enum CodingKeys: String, CodingKey {
      case base = "base_name"
      case arguments = "args"
    }

    var text: String? {
      guard let base = base.name ?? base.special else { return nil }
      guard let arguments else { return base }
      return base + "(" + arguments.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
  }
}
