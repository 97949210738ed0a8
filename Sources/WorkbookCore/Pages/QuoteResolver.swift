import Foundation
import Toolchain

/// Fetches what pages quote: from the sources, the compiler and the programs, each asked once.
final class QuoteResolver {
  private let root: URL
  private let programs: (any ProgramRunning)?
  private let finder: ModuleFinder
  private var compiler: SymbolGraphReader?
  private var files: [String: Snippets] = [:]
  private var diagrams: [String: Result<[String], any Error>] = [:]
  private var outputs: [Quote.Origin: [String]] = [:]

  /// - Parameter programs: What runs the programs; `nil` leaves their output as it is.
  init(root: URL, programs: (any ProgramRunning)?) {
    self.root = root
    self.programs = programs
    finder = ModuleFinder(root: root)
  }

  /// The lines that a quote has to show; `nil` where nobody may run the program to find out.
  func lines(of origin: Quote.Origin) throws -> [String]? {
    switch origin {
    case .code(let file, let snippet): return try snippets(in: file).lines(of: snippet)
    case .diagram(let folder):
      let diagram = diagrams[folder] ?? Result { try draw(folder) }
      diagrams[folder] = diagram
      return try diagram.get()
    case .output(let command, let exit):
      guard let programs else { return nil }
      let lines =
        try outputs[origin]
        ?? ProgramOutput(runner: programs).lines(of: command, exit: exit)
      outputs[origin] = lines
      return lines
    case .steps(let lesson): return try StepBlock(of: self.lesson(lesson), in: workbook).lines
    case .cost(let lesson): return try CostBlock(of: self.lesson(lesson), in: workbook).lines
    }
  }

  /// The snippets of a file of the book.
  func snippets(in file: String) throws -> Snippets {
    if let known = files[file] { return known }
    let url = try inBook(file)
    guard let data = try? Data(contentsOf: url) else { throw QuoteError.noSuchFile(file) }
    let snippets = try Snippets(file: file, text: String(decoding: data, as: UTF8.self))
    files[file] = snippets
    return snippets
  }

  private var workbook: Workbook { Workbook(root: root) }

  private func lesson(_ folder: String) throws -> Lesson {
    guard let lesson = Catalogue.lessons.first(where: { $0.folder == folder }) else {
      throw QuoteError.noSuchFolder("Lessons/\(folder)")
    }
    return lesson
  }

  private func draw(_ folder: String) throws -> [String] {
    _ = try inBook(folder)
    let module = try finder.module(at: folder)
    let compiler = try compiler ?? SymbolGraphReader()
    self.compiler = compiler
    do {
      let graph = try compiler.graph(of: module)
      let diagram = try ClassDiagramReader(graph, rooms: module.imports.map(\.name)).diagram()
      guard !diagram.boxes.isEmpty else { throw QuoteError.noTypes(folder) }
      return diagram.mermaid
    } catch SymbolGraphReader.Failure.doesNotCompile(let name, let diagnostics) {
      let first = diagnostics.lines.first { $0.contains(" error: ") } ?? diagnostics
      let message = first.firstRange(of: "error: ").map { first[$0.upperBound...] } ?? first[...]
      throw QuoteError.doesNotCompile(name, diagnostic: String(message))
    }
  }

  private func inBook(_ path: String) throws -> URL {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw QuoteError.outsideBook(path)
    }
    return root.appendingPathComponent(path)
  }
}
