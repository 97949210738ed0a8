import Book
import Foundation

/// Fetches what pages quote from the sources and the programs, each file and command only once.
final class QuoteResolver {
  private let workbook: Workbook
  private let programs: (any ProgramRunning)?
  private var files: [String: Snippets] = [:]
  private var outputs: [Quote.Origin: [String]] = [:]

  /// - Parameter programs: Runs the programs; nil leaves their output as it is.
  init(_ workbook: Workbook, programs: (any ProgramRunning)?) {
    self.workbook = workbook
    self.programs = programs
  }

  /// The lines that a quote must show; nil if they are made by hand, or if a program would have to
  /// run but must not.
  func lines(of origin: Quote.Origin) async throws -> [String]? {
    switch origin {
    case .diagram: return nil
    case .code(let file, let snippet): return try snippets(in: file).lines(of: snippet)
    case .steps(let folder): return try StepBlock(of: lesson(in: folder), in: workbook).lines
    case .cost(let folder): return try CostBlock(of: lesson(in: folder), in: workbook).lines
    case .output(let command, let exit):
      guard let programs else { return nil }
      if let known = outputs[origin] { return known }
      let run = try await programs.run(command[0], Array(command.dropFirst()))
      let lines = try run.lines(of: command, exit: exit)
      outputs[origin] = lines
      return lines
    }
  }

  private func snippets(in file: String) throws -> Snippets {
    if let known = files[file] { return known }
    guard !file.isEmpty, !file.hasPrefix("/"), !file.split(separator: "/").contains("..") else {
      throw QuoteError.outsideBook(file)
    }
    guard let text = try? workbook.text(at: file) else { throw QuoteError.noSuchFile(file) }
    let snippets = try Snippets(file: file, text: text)
    files[file] = snippets
    return snippets
  }

  private func lesson(in folder: String) throws(QuoteError) -> Lesson {
    guard let lesson = Catalogue.lessons.first(where: { $0.folder == folder }) else {
      throw .noSuchLesson("Lessons/\(folder)")
    }
    return lesson
  }
}
