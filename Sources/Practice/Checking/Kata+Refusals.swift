import Book
import Foundation
import Text
import Toolchain

/// Refuses what the toolchain would refuse without naming the file.
extension Kata {
  /// A fault of the reader's files and its remedy, in a sentence; nil if there is none.
  ///
  /// - Throws: ``KataError`` if they cannot be read.
  func refusal() throws(KataError) -> String? {
    if FileManager.default.isLink(folder) {
      return "\(path) is a link, and the kata would not find the book from its target: put the "
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

  /// Remarks on the files with an encoding that the compiler does not accept, and what to do.
  func encodingRemarks() -> [String] {
    let paths = (try? readersFiles().map(\.path)) ?? []
    return paths.filter { path in
      contents(path).map { String(validating: $0, as: UTF8.self) == nil } ?? false
    }.map { "\(self.path)/\($0) is not encoded in UTF-8: save it as UTF-8." }
  }

  /// The line of code on which a file has `@main`; nil if none has it.
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
