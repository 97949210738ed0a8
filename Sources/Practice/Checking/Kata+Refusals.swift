import Book
import Foundation
import Text
import Toolchain

/// What the toolchain would refuse without naming the file.
extension Kata {
  /// What is wrong with the reader's files, in a sentence that says what to do; nil if nothing is.
  ///
  /// - Throws: ``KataError`` where they cannot be read.
  func refusal() throws(KataError) -> String? {
    if FileManager.default.isLink(folder) {
      return "\(path) is a link, and from where it leads the kata would not find the book: put the "
        + "folder itself there. Links inside it are fine."
    }
    let folders = ownModules.map { "\($0.path)/" }
    let stray = try swiftFiles(in: sourcesPath).first { path in
      !folders.contains(where: path.hasPrefix)
    }
    if let stray {
      return "\(path)/\(stray) belongs to no target: in \(path)/\(Layers.manifest), add "
        + "`.target(name: …)` with the name of its folder, or move the file."
    }
    for folder in ownModules.map(\.path) + [guestPath, minePath] {
      var named: [String: String] = [:]
      for path in try swiftFiles(in: folder) {
        if access(file(path).path, R_OK) != 0 {
          let reason = String(cString: strerror(errno))
          throw .failed("\(self.path)/\(path) cannot be read", reason: reason)
        }
        let name = String(path.split(separator: "/").last ?? "")
        if let other = named.updateValue(path, forKey: name) {
          return "\(self.path) has two files with the same name, \(other) and \(path), which the "
            + "compiler does not allow in one module: rename one of them."
        }
        if name == "main.swift" {
          return "\(self.path)/\(path) turns the kata into a program, but it is a module that the "
            + "tests and the arcade call: rename the file, and move its statements into functions."
        }
        if let line = mainAttribute(in: path) {
          return
            "\(self.path)/\(path):\(line) has @main, which turns the kata into a program, but it "
            + "is a module that the tests and the arcade call: remove @main."
        }
      }
    }
    return nil
  }

  /// The files that are not encoded as the compiler wants them, each with what to do.
  func encodingRemarks() -> [String] {
    let paths = (try? readersFiles().map(\.path)) ?? []
    return paths.filter { path in
      contents(path).map { String(validating: $0, as: UTF8.self) == nil } ?? false
    }.map { "\(self.path)/\($0) is not encoded in UTF-8: save it as UTF-8." }
  }

  /// The line of code in which a file has `@main`; nil where none has.
  private func mainAttribute(in path: String) -> Int? {
    let text = contents(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard text.contains("@main") else { return nil }
    var line = 1
    for piece in SwiftPiece.all(in: text) {
      if piece.text == "@main" { return line }
      line += piece.text.count { $0.isNewline }
    }
    return nil
  }
}
