/// Why something cannot be quoted, explained to the page's writer in one sentence.
enum QuoteError: Error, Hashable {
  case unknownMarker(String)
  case emptyMarker(String)
  case noFence(String)
  case noEnd(String)
  case unclosedFence
  case outsideBook(String)
  case noSuchFile(String)
  case noSuchLesson(String)
  case emptyFile(String)

  case badAnchor(String, file: String, line: Int)
  case missing(String, file: String)
  case doubled(String, file: String, line: Int)
  case unclosed(String, file: String, line: Int)
  case unopened(String, file: String, line: Int)
  case overlapping(String, inner: String, file: String, line: Int)
  case empty(String, file: String, line: Int)

  case unknownProgram(String)
  case badExit(String)
  case notBuilt(String, reason: String)
  case wrongExit(String, wanted: Int32, got: Int32, said: String)
}

extension QuoteError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownMarker(let kind):
      "There is no marker “\(kind)”: a quote is marked with code, diagram, output, steps or cost."
    case .emptyMarker(let kind): "The marker “\(kind)” does not say what it quotes."
    case .noFence(let origin):
      "The marker for \(origin) is not directly followed by a fence: add an empty one under it."
    case .noEnd(let name):
      "The lines under this marker have no end: add a line <!-- end: \(name) --> in this section."
    case .unclosedFence: "This fence is not closed: end it with a line of backticks."
    case .outsideBook(let path):
      "“\(path)” is not a path inside the book: start it at the top folder."
    case .noSuchFile(let path): "There is no file \(path) to quote."
    case .noSuchLesson(let folder): "There is no lesson in a folder \(folder)."
    case .emptyFile(let path): "There is nothing to quote in \(path)."
    case .badAnchor(let name, let file, let line):
      "“\(name)” is no name for a snippet (\(file):\(line)): use lower-case words with hyphens."
    case .missing(let name, let file): "There is no snippet “\(name)” in \(file)."
    case .doubled(let name, let file, let line):
      "The snippet “\(name)” begins a second time (\(file):\(line)): give it another name."
    case .unclosed(let name, let file, let line):
      "The snippet “\(name)” is not closed (\(file):\(line)): end it with “// end: \(name)”."
    case .unopened(let name, let file, let line):
      "The snippet “\(name)” ends and never began (\(file):\(line))."
    case .overlapping(let name, let inner, let file, let line):
      "The snippet “\(name)” ends inside “\(inner)” (\(file):\(line)): close the inner one first."
    case .empty(let name, let file, let line): "The snippet “\(name)” is empty (\(file):\(line))."
    case .unknownProgram(let name):
      "“\(name)” is no program of this package: quote what arcade or workbook prints."
    case .badExit(let value): "“\(value)” does not end with an exit code, such as “(exit 64)”."
    case .notBuilt(let name, let reason): "The program \(name) is not built: \(reason)"
    case .wrongExit(let command, let wanted, let got, let said):
      "`\(command)` ended with \(got) rather than \(wanted)\(said.isEmpty ? "." : ": \(said)")"
    }
  }
}
