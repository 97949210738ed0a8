import Foundation
import Text
import Toolchain

/// The book on this machine: the folder into which it was cloned.
package struct Book: Sendable {
  package let root: URL
  /// In the order of the book.
  package let lessons: [Lesson]
  /// The lesson of the kata in whose folder the reader is.
  package let current: Lesson?

  /// - Parameter folder: The reader's current folder.
  package init(at root: URL, from folder: URL? = nil) throws {
    self.root = root
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Lessons").path)
    lessons = try names.filter { $0.contains(#/^\d+-./#) }.sorted().map {
      try Lesson(in: $0, of: root)
    }
    let katas = root.appendingPathComponent("Katas").path + "/"
    current = lessons.first { "\(folder?.path ?? "")/".hasPrefix("\(katas)\($0.folder)/") }
  }

  /// Finds the book that the current folder belongs to or, failing that, the running program.
  package static func find() throws -> Book {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    for start in [here] + [Bundle.main.executableURL].compactMap(\.self) {
      var folder = start.resolvingSymlinksInPath()
      while folder.path != "/" {
        let parts = ["Package.swift", "Lessons", "Sources/Lessons"]
        let isBook = parts.allSatisfy { FileKind(of: folder.appendingPathComponent($0)) != nil }
        if isBook { return try Book(at: folder, from: here.resolvingSymlinksInPath()) }
        folder.deleteLastPathComponent()
      }
    }
    throw BookError.noBook(startingAt: here.path)
  }

  /// The text of a file of the book with plain line ends, whatever the checkout uses.
  package func text(at path: String) throws -> String { try root.text(at: path) }

  /// Finds the lesson that a reader means by a number or a name, ignoring upper and lower case.
  package func lesson(named word: String) throws -> Lesson {
    func key(_ text: String) -> String { text.lowercased().filter { !" -_/".contains($0) } }
    if let lesson = lessons.first(where: {
      ["\($0.number)", $0.name, $0.title, $0.folder].contains { key($0) == key(word) }
    }) {
      return lesson
    }
    throw BookError.noSuch(
      "lesson", word, known: lessons.map { Int(word) == nil ? $0.title : "\($0.number)" })
  }
}

extension URL {
  /// The text of a file below this folder of the book.
  func text(at path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: appendingPathComponent(path).path) else {
      throw BookError.unusable(path, reason: "it is missing, or it cannot be read")
    }
    return String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  /// What a file of JSON below this folder holds.
  func decoded<Value: Decodable>(at path: String) throws -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(text(at: path).utf8))
    } catch let error as DecodingError {
      throw BookError.unusable(path, reason: "\(error)")
    }
  }
}
