import Foundation

/// Finds the file of a program, as a shell does.
enum ProgramSearch {
  /// - Parameters:
  ///   - program: A name, or a path if it contains a slash.
  ///   - path: The folders to search, in the format of `PATH`.
  /// - Returns: An absolute path, so that it is valid in any folder.
  static func file(of program: String, on path: String) throws(ChildProcessError) -> String {
    if program.contains("/") {
      guard isProgram(program) else { throw .noProgram(program) }
      return URL(fileURLWithPath: program).path
    }
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/\(program)"
      if isProgram(candidate) { return URL(fileURLWithPath: candidate).path }
    }
    throw .noProgram(program)
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
