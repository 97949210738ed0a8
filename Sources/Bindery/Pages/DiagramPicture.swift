import Book
import Foundation
import Site
import Text
import Toolchain

/// A hand-made diagram as a picture, kept beside its page.
///
/// Graphviz lays it out when the diagram has changed; comparing it with the diagram needs only its
/// first line. Colours and sizes are those of the page that shows it.
struct DiagramPicture {
  let diagram: MermaidDiagram

  /// Whether a picture belongs to this diagram.
  func isShown(in picture: String) -> Bool { picture.hasPrefix(firstLine) }

  var firstLine: String {
    let digest = ContentDigest.text(of: Data(graph.utf8))
    return
      "<!-- Laid out by Graphviz for bookbinder pages, of a graph with the digest \(digest). -->"
  }

  /// The graph for Graphviz.
  var graph: String {
    let boxes = diagram.classes.map { type in
      let shape =
        type.isProtocol
        ? "shape=Mrecord, class=protocol" : "class=\(type.kind == nil ? "plain" : "type")"
      return "\(type.name.quoted) [\(shape), label=\(type.label)]"
    }
    let arrows = diagram.classes.flatMap { type in
      type.arrows.map { arrow in
        // Superclasses and protocols stand above.
        let ends = arrow.verb.isUpward ? [arrow.other, type.name] : [type.name, arrow.other]
        let words = [arrow.label, arrow.count].filter { !$0.isEmpty }.joined(separator: ", ")
        // A blank keeps the words off the line.
        let label = words.isEmpty ? "" : " \(words)"
        return "\(ends[0].quoted) -> \(ends[1].quoted) [\(arrow.verb.look), label=\(label.quoted)]"
      }
    }
    return """
      digraph {
      graph [bgcolor=transparent, nodesep=0.3, ranksep=0.4, pad=0.05]
      node [shape=record, fontname=Helvetica, fontsize=14, margin="0.2,0.08"]
      edge [fontname=Helvetica, fontsize=12]
      \((boxes + arrows).joined(separator: "\n"))
      }

      """
  }

  /// Lays the diagram out.
  ///
  /// - Throws: ``AuthorError`` if there is no Graphviz.
  func svg() async throws -> String {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("diagram.dot")
    try file.fill(with: graph)
    let output: ChildProcess.Output
    do {
      output = try await ChildProcess("dot", ["-Tsvg", file.path]).run(nil)
    } catch ChildProcessError.noProgram {
      throw AuthorError(
        "A diagram has changed, and there is no `dot` to lay it out: install the package graphviz.")
    }
    let form =
      #/<svg width="(\d+)pt" height="(\d+)pt"\s+viewBox="([^"]+)"[^>]*>\n((?s:.*)<\/svg>\n)/#
    guard output.status == 0, let drawn = output.standardOutput.firstMatch(of: form) else {
      throw AuthorError("Graphviz cannot lay out the diagram: \(output.standardError)")
    }
    // Titles would appear as tooltips, no name may occur twice on a page, and HTML closes every
    // element.
    let shapes = drawn.4.replacing(#/<title>.*<\/title>\n|<!-- .* -->\n/#, with: "")
      .replacing(#/ (?:id|font-family|font-size)="[^"]*"/#, with: "")
      .replacing("\"black\"", with: "\"currentColor\"")
      .replacing(#/<(\w+)([^>]*)\/>/#) { "<\($0.1)\($0.2)></\($0.1)>" }
    let picture: HTML = """
      \(HTML(stringLiteral: firstLine))
      <svg xmlns="http://www.w3.org/2000/svg" class="diagram" viewBox="\(String(drawn.3))" \
      width="\(String(drawn.1))" height="\(String(drawn.2))" role="img">
      <title>Class diagram: \(diagram.classes.map(\.name).joined(separator: ", "))</title>
      <desc>\(diagram.sentences.joined(separator: " "))</desc>
      \(HTML(stringLiteral: String(shapes)))
      """
    return picture.written
  }
}

extension MermaidDiagram.Class {
  fileprivate var isProtocol: Bool { kind?.hasSuffix("protocol") ?? false }

  /// Its kind and name in the middle, and its members below a line.
  fileprivate var label: String {
    let head = [kind, name].compactMap { $0?.inRecord }.joined(separator: #"\n"#)
    let lines = members.map { $0.inRecord + #"\l"# }.joined()
    return "\"{\(head)\(members.isEmpty ? "" : "|")\(lines)}\""
  }
}

extension MermaidDiagram.Arrow.Verb {
  fileprivate var isUpward: Bool { self == .inherits || self == .conforms }

  /// The line, and the sign at its end, as UML draws them.
  fileprivate var look: String {
    switch self {
    case .inherits: "class=inherits, dir=back, arrowtail=onormal"
    case .conforms: "class=conforms, dir=back, arrowtail=onormal, style=dashed"
    case .has: "class=has, dir=back, arrowtail=diamond"
    case .uses: "class=uses, arrowhead=vee"
    case .depends: "class=depends, arrowhead=vee, style=dashed"
    }
  }
}

extension String {
  fileprivate var quoted: String { "\"\(replacing("\"", with: "\\\""))\"" }

  /// The text for a Graphviz record, where some characters are separators.
  fileprivate var inRecord: String { replacing(#/[\\"{}|<> ]/#) { "\\\($0.0)" } }
}
